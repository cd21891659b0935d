import { tabStorage } from '../platform/browser/browser-storage.ts';
import { createDrafts } from '../platform/session/drafts.ts';
import { principalOf, type Identity } from '../platform/session/identity.ts';
import { SessionEndedError, type ScopeChoice, type Session, type SessionState } from '../platform/session/Session.ts';

/** A session without a provider: the test says who is signed in, and sees what was asked of it. */
export interface FakeSession extends Session {
  /** Paths that a login was started for. */
  readonly logins: string[];
  readonly logouts: number;
  /** What was chosen to act for. */
  readonly choices: ScopeChoice[];
  /** Where it was to go on from there; '/' for the start page. */
  readonly pathsThere: string[];
  /** Puts another identity in place, or nobody. */
  become(state: SessionState): void;
  refusedSwitch: ScopeChoice | undefined;
  /** Whether an automatic login may start. */
  maySignInAutomatically: boolean;
}

export function createFakeSession(identity: Identity | undefined): FakeSession {
  const listeners = new Set<() => void>();
  const logins: string[] = [];
  const choices: ScopeChoice[] = [];
  const pathsThere: string[] = [];
  let logouts = 0;
  let state: SessionState = identity ? { status: 'signedIn', identity } : { status: 'signedOut', reason: 'none' };
  const drafts = createDrafts(tabStorage);

  const session: FakeSession = {
    get state() {
      return state;
    },
    get logouts() {
      return logouts;
    },
    logins,
    choices,
    pathsThere,
    drafts,
    refusedSwitch: undefined,
    maySignInAutomatically: true,
    become(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    start: async () => {},
    async authorize(headers) {
      if (state.status === 'signedOut') throw new SessionEndedError('Nobody is signed in.');
      headers.set('Authorization', `Bearer ${principalOf(state.identity)}`);
    },
    async login(path) {
      logins.push(path);
    },
    loginAutomatically(path) {
      if (session.maySignInAutomatically) logins.push(path);
      return session.maySignInAutomatically;
    },
    async actFor(choice, path = '/') {
      choices.push(choice);
      pathsThere.push(path);
    },
    async logout() {
      logouts += 1;
    },
    expire() {
      if (state.status === 'signedOut') return;
      drafts.keep(principalOf(state.identity));
      session.become({ status: 'signedOut', reason: 'expired' });
    },
    refresh: async () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return session;
}
