import type { LocatedAddress } from '@skerry/contracts';
import { tabStorage } from '../../../platform/browser/browser-storage.ts';

const storageKey = 'quoteAddress';

/** The address whose building is being chosen, as long as the tab is open. */
export interface ChosenAddress extends LocatedAddress {
  magicKey: string;
}

/** @param principal Whose it is: the next one in this tab gets nothing of it. */
export function rememberAddress(principal: string, address: ChosenAddress): void {
  tabStorage.setItem(storageKey, JSON.stringify({ principal, address }));
}

export function rememberedAddress(principal: string): ChosenAddress | undefined {
  try {
    const kept = JSON.parse(tabStorage.getItem(storageKey) ?? 'null') as {
      principal: string;
      address: ChosenAddress;
    } | null;
    const isKept =
      kept?.principal === principal && typeof kept.address.text === 'string' && Array.isArray(kept.address.buildings);
    return isKept ? kept.address : undefined;
  } catch {
    return undefined;
  }
}
