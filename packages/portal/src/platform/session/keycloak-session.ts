import type Keycloak from 'keycloak-js';
import type { BrowserStorage } from '../browser/browser-storage.ts';
import { createDrafts } from './drafts.ts';
import { rememberFailedLogin, takeFailedLogin } from './failed-login.ts';
import {
  CustomerScopeMissingError,
  hasUnknownLocale,
  identityOf,
  principalOf,
  UnknownLocaleError,
  type Identity,
  type TokenClaims,
} from './identity.ts';
import { createLoginLoopGuard } from './login-loop-guard.ts';
import {
  SessionEndedError,
  type ScopeChoice,
  type Session,
  type SessionState,
  type SignedOutReason,
} from './Session.ts';
import { choiceOf, forgetSwitching, isActingFor, readSwitching, rememberSwitching } from './switching.ts';
import { rememberWantedPath, takeWantedPath } from './wanted-path.ts';

/** The part of keycloak-js that the portal leans on. */
export type KeycloakClient = Pick<
  Keycloak,
  | 'init'
  | 'login'
  | 'logout'
  | 'updateToken'
  | 'clearToken'
  | 'isTokenExpired'
  | 'token'
  | 'tokenParsed'
  | 'authenticated'
>;

/** What the session needs of the browser; tests hand in their own. */
export interface SessionEnvironment {
  window: Pick<Window, 'addEventListener' | 'setInterval' | 'setTimeout'>;
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  location: Pick<Location, 'origin' | 'hash' | 'pathname' | 'search' | 'assign'>;
  history: Pick<History, 'replaceState'>;
  storage: BrowserStorage;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  now: () => number;
  /** Unexpected failures end here. */
  report: (error: unknown) => void;
}

/** The specification's own timing: every 56 minutes, so that at least 300 seconds are left. */
const refreshInterval = 56 * 60_000;
const refreshMinimum = 300;
/** Asked of a token before each call and when the tab wakes. More would renew tokens of five minutes all the time. */
const callMinimum = 30;
/** keycloak-js waits for ever for the answer of its hidden frame, and of the token endpoint. */
const startTimeout = 10_000;
const refreshTimeout = 5_000;
/** So long at most a tab is on its way to the provider for another customer or user; a page that is still there then has not left. */
const leavingTimeout = 10_000;

/** Those after which the provider's own session may go on. */
const trustedReasons: readonly SignedOutReason[] = ['none', 'loggedOut', 'noAnswer'];

export function createKeycloakSession(keycloak: KeycloakClient, environment: SessionEnvironment): Session {
  const { window, document, location, history, storage, channel, now, report } = environment;
  const drafts = createDrafts(storage);
  const loopGuard = createLoginLoopGuard(storage, now);
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'signedOut', reason: 'none' };
  /** Nobody is sent to a provider that did not answer at the start: the browser's own error page has no way back. */
  let isProviderThere = true;
  let refusedSwitch: ScopeChoice | undefined;
  /** When the tab set out for another customer or user. */
  let leftAt = -Infinity;

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function signedOut(reason: SignedOutReason): void {
    if (state.status === 'signedIn') drafts.keep(principalOf(state.identity));
    keycloak.clearToken();
    become({ status: 'signedOut', reason });
  }

  /** Takes the identity over from the token that keycloak-js holds. */
  function adopt(): void {
    if (!keycloak.authenticated || !keycloak.tokenParsed) {
      become({ status: 'signedOut', reason: 'none' });
      return;
    }
    try {
      const claims: TokenClaims = keycloak.tokenParsed;
      become({ status: 'signedIn', identity: identityOf(claims) });
      if (hasUnknownLocale(claims)) report(new UnknownLocaleError('The token’s customerLocale is none of ours.'));
    } catch (error) {
      report(error);
      become({ status: 'signedOut', reason: error instanceof CustomerScopeMissingError ? 'noCustomer' : 'none' });
    }
  }

  function currentPath(): string {
    return `${location.pathname}${location.search}`;
  }

  async function login(path: string, options: { prompt?: 'login' | 'none'; loginHint?: string } = {}): Promise<void> {
    rememberWantedPath(storage, path);
    // One exact redirect address, which any provider can be told; the wanted path waits in sessionStorage.
    await keycloak.login({ redirectUri: `${location.origin}/`, ...options });
  }

  /** The provider is left without a page of its own: where its session has ended, Keycloak would show the hint as a user name. */
  async function goToProviderFor(choice: ScopeChoice, path = '/'): Promise<void> {
    await login(path, { prompt: 'none', loginHint: loginHintOf(choice) });
  }

  /** A login that came back and failed: the provider's session is not to be trusted either, and ends. The next page says so. */
  async function logOutAfterFailure(error: unknown): Promise<void> {
    forgetSwitching(storage);
    keycloak.clearToken();
    become({ status: 'signedOut', reason: 'loginFailed' });
    // The browser's own error page has no way back.
    if (isUnreachable(error)) return;
    rememberFailedLogin(storage);
    await keycloak.logout({ redirectUri: `${location.origin}/` }).catch(report);
  }

  /** Back from the provider with a session: the other tabs hear of another customer, and a refused one is kept in mind. */
  async function finishSwitching(identity: Identity): Promise<void> {
    const switching = readSwitching(storage);
    forgetSwitching(storage);
    if (!switching) return;
    const { wanted, former, isGoingBack } = switching;
    if (isActingFor(identity, wanted) && !isGoingBack) {
      channel.postMessage('switched');
      return;
    }
    refusedSwitch = wanted;
    // What was to be opened there is nothing of the one that it is now.
    takeWantedPath(storage, location.origin);
    report(new SwitchRefusedError('The provider gave another customer or user than the one asked for.'));
    // Some providers then give the account's own default. One way back, not a round.
    if (!former || isGoingBack || isActingFor(identity, former)) return;
    rememberSwitching(storage, { wanted, former, isGoingBack: true });
    await goToProviderFor(former);
  }

  function loginAutomatically(path: string): boolean {
    if (!isProviderThere || !loopGuard.tryStart()) return false;
    void login(path).catch(report);
    return true;
  }

  function expire(): void {
    if (state.status !== 'signedIn') return;
    // The provider has given the session to the next already: calls under way with the token from before are refused, and a login now
    // would stop the way there.
    if (now() - leftAt < leavingTimeout) return;
    signedOut('expired');
    loginAutomatically(currentPath());
  }

  /** Renews the token. A refusal ends the session; a network that is down doesn't, while the token still lives. */
  async function renew(minimum: number): Promise<void> {
    if (state.status !== 'signedIn') throw new SessionEndedError('Nobody is signed in.');
    try {
      if (await withTimeout(keycloak.updateToken(minimum), refreshTimeout, window)) adopt();
    } catch (error) {
      if (isRefusal(error) || !keycloak.token) {
        expire();
        throw new SessionEndedError('The provider refused to renew the session.', { cause: error });
      }
      if (keycloak.isTokenExpired(0)) throw error;
      report(error);
    }
  }

  /** Renews on the side: what comes of it shows in the state. */
  function renewInBackground(minimum: number): void {
    if (state.status === 'signedIn') renew(minimum).catch(report);
  }

  return {
    get state() {
      return state;
    },
    drafts,
    get refusedSwitch() {
      return refusedSwitch;
    },
    async start() {
      const returning = /[#&]state=/.test(location.hash);
      const hasFailed = takeFailedLogin(storage);
      if (!returning) {
        // Whoever opens the portal anew has given no login up: only one that came back without a session counts as failed.
        loopGuard.release();
        forgetSwitching(storage);
      }
      try {
        await withTimeout(
          keycloak.init({
            onLoad: 'check-sso',
            silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
            redirectUri: `${location.origin}/`,
            checkLoginIframe: false,
            pkceMethod: 'S256',
            responseMode: 'fragment',
            scope: 'profile email',
          }),
          startTimeout,
          window,
        );
        adopt();
      } catch (error) {
        report(error);
        isProviderThere = returning && !isUnreachable(error);
        if (returning) await logOutAfterFailure(error);
        // Slow or out of order is not “nobody is signed in”: the session may be there all along.
        else become({ status: 'signedOut', reason: 'noAnswer' });
      }
      if (state.status === 'signedIn') {
        if (returning) await finishSwitching(state.identity);
        drafts.discardOthers(principalOf(state.identity));
      } else if (hasFailed && state.reason === 'none') become({ status: 'signedOut', reason: 'loginFailed' });
      if (hasFailed || (returning && state.status === 'signedIn'))
        history.replaceState(null, '', takeWantedPath(storage, location.origin) ?? '/');
      window.setInterval(() => renewInBackground(refreshMinimum), refreshInterval);
      window.addEventListener('online', () => renewInBackground(callMinimum));
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') renewInBackground(callMinimum);
      });
      channel.addEventListener('message', (event) => {
        // Nothing of the old customer may stay in any tab.
        if (event.data === 'switched') location.assign('/');
        if (event.data !== 'logout') return;
        drafts.close();
        // Not by way of a new login: the provider may not have ended its own session yet.
        keycloak.clearToken();
        become({ status: 'signedOut', reason: 'loggedOut' });
      });
    },
    async authorize(headers) {
      await renew(callMinimum);
      headers.set('Authorization', `Bearer ${keycloak.token}`);
    },
    login: async (path) => {
      loopGuard.release();
      // Asks for the password where the provider's session is not to be trusted any more.
      const isTrusted = state.status === 'signedIn' || trustedReasons.includes(state.reason);
      await login(path, isTrusted ? {} : { prompt: 'login' });
    },
    loginAutomatically,
    async actFor(choice, path) {
      loopGuard.release();
      drafts.clear();
      refusedSwitch = undefined;
      const former = state.status === 'signedIn' ? choiceOf(state.identity) : undefined;
      rememberSwitching(storage, { wanted: choice, former, isGoingBack: false });
      leftAt = now();
      try {
        await goToProviderFor(choice, path);
      } catch (error) {
        leftAt = -Infinity;
        throw error;
      }
    },
    async logout() {
      loopGuard.release();
      drafts.close();
      channel.postMessage('logout');
      await keycloak.logout({ redirectUri: `${location.origin}/` });
    },
    expire,
    refresh: () => renew(-1),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The grammar that the provider's mapper reads: `{userId}-{customerId}-{registry}`, the user only where one is acted as. */
function loginHintOf({ userId, customerId, registry }: ScopeChoice): string {
  return [userId, customerId, registry].filter((part) => part !== undefined).join('-');
}

/** True where the token endpoint itself said no. keycloak-js puts the answer on the error. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('response' in error) || !(error.response instanceof Response)) return false;
  return error.response.status === 400 || error.response.status === 401;
}

/** Told in the log by its name. */
class SwitchRefusedError extends Error {
  override name = 'SwitchRefusedError';
}

class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** True where the provider could not be reached: there is no way to end a session there. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || error instanceof NoAnswerError;
}

async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  window: Pick<Window, 'setTimeout'>,
): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      window.setTimeout(() => reject(new NoAnswerError('The identity provider did not answer.')), milliseconds);
    }),
  ]);
}
