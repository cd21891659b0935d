import { lastingStorage } from '../../../platform/browser/browser-storage.ts';

const storageKey = 'quoteRecentAddresses';
const most = 3;

/** An address that prices were looked for at, and its list. */
export interface RecentAddress {
  text: string;
  siteListId: string;
  /** ISO 8601. */
  at: string;
}

interface Kept {
  principal: string;
  addresses: RecentAddress[];
}

/** The last of the principal's, the newest first. */
export function recentAddresses(principal: string): RecentAddress[] {
  try {
    const kept = JSON.parse(lastingStorage.getItem(storageKey) ?? 'null') as Kept | null;
    if (kept?.principal !== principal || !Array.isArray(kept.addresses)) return [];
    return kept.addresses.filter(
      ({ text, siteListId, at }) =>
        [text, siteListId].every((each) => typeof each === 'string') && !Number.isNaN(Date.parse(at)),
    );
  } catch {
    return [];
  }
}

export function rememberRecent(principal: string, address: Omit<RecentAddress, 'at'>): void {
  const others = recentAddresses(principal).filter(({ text }) => text !== address.text);
  const addresses = [{ ...address, at: new Date().toISOString() }, ...others].slice(0, most);
  lastingStorage.setItem(storageKey, JSON.stringify({ principal, addresses } satisfies Kept));
}
