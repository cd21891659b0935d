import type { Registry } from '@skerry/contracts';
import type { Drafts } from './drafts.ts';
import type { Identity } from './identity.ts';

/** Why nobody is signed in: never was, signed out here or in another tab, refused by the server, no customer to act for, a login that failed on its way back, or a provider that could not say whether anybody is. */
export type SignedOutReason = 'none' | 'loggedOut' | 'expired' | 'noCustomer' | 'loginFailed' | 'noAnswer';

export type SessionState =
  | { readonly status: 'signedIn'; readonly identity: Identity }
  | { readonly status: 'signedOut'; readonly reason: SignedOutReason };

/** Whether somebody is signed in. */
export function isSignedIn(state: SessionState): state is Extract<SessionState, { status: 'signedIn' }> {
  return state.status === 'signedIn';
}

/** For which customer to act, and there possibly as which of its users: that is for the provider's staff. */
export interface ScopeChoice {
  readonly customerId: string;
  readonly registry: Registry;
  readonly userId?: string | undefined;
}

/**
 * The session, and all that the portal knows of how one signs in. A back end that holds the tokens could stand
 * behind the same interface.
 */
export interface Session {
  readonly state: SessionState;
  readonly drafts: Drafts;
  /** The customer or user that the provider did not let the session change to, until the next choice. */
  readonly refusedSwitch: ScopeChoice | undefined;
  /** Finds out whether somebody is signed in. Called once, before anything is rendered. Never throws. */
  start(): Promise<void>;
  /**
   * Adds the proof of identity to a call's headers, renewing it first where it is about to run out.
   *
   * @throws SessionEndedError where there is none.
   */
  authorize(headers: Headers): Promise<void>;
  /** Leaves for the login page and comes back to the path. */
  login(path: string): Promise<void>;
  /** The same without a click, at most once a minute of one visit. False where it may not start now. */
  loginAutomatically(path: string): boolean;
  /** Goes to the provider for a token of another customer or user, and comes back to the path, @default the start page. Other tabs start anew, too. */
  actFor(choice: ScopeChoice, path?: string): Promise<void>;
  /** Ends the session here, in every tab and at the provider. */
  logout(): Promise<void>;
  /** The server refused the identity (401): keeps typed text and signs in again, or shows that nobody is signed in. Nothing on the way of `actFor`. */
  expire(): void;
  /** Renews the identity at once, after a change of one's own roles. */
  refresh(): Promise<void>;
  /** Calls the listener after each change of state; the answer takes it off again. */
  subscribe: (listener: () => void) => () => void;
}

export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}
