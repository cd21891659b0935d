import type { BrowserStorage } from '../browser/browser-storage.ts';
import type { Identity } from './identity.ts';
import type { ScopeChoice } from './Session.ts';

/** What the page that comes back from the provider has to know: which customer or user was asked for, and who it was before. */
export interface Switching {
  wanted: ScopeChoice;
  /** Whom the visitor goes on acting for where the other one is refused. */
  former: ScopeChoice | undefined;
  /** Refused already, and on the way back to the former one. */
  isGoingBack: boolean;
}

const key = 'skerry.switching';

export function rememberSwitching(storage: BrowserStorage, switching: Switching): void {
  storage.setItem(key, JSON.stringify(switching));
}

export function readSwitching(storage: BrowserStorage): Switching | undefined {
  try {
    // Nobody but us writes it, and nothing but the request to the provider comes of it.
    return (JSON.parse(storage.getItem(key) ?? 'null') as Switching | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetSwitching(storage: BrowserStorage): void {
  storage.removeItem(key);
}

/** The choice that leads to what the identity acts for. */
export function choiceOf({ customerId, registry, impersonatedUserId: userId }: Identity): ScopeChoice {
  return { customerId, registry, ...(userId !== undefined && { userId }) };
}

export function isActingFor({ customerId, impersonatedUserId }: Identity, choice: ScopeChoice): boolean {
  return customerId === choice.customerId && impersonatedUserId === choice.userId;
}
