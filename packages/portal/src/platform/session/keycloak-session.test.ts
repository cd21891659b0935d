import { jest } from '@jest/globals';
import { createKeycloakSession, type KeycloakClient, type SessionEnvironment } from './keycloak-session.ts';
import { SessionEndedError } from './Session.ts';

const claims = {
  sub: 'account-1',
  customer: { id: '4471820' },
  microserviceRegistry: 'se',
  realm_access: { roles: ['UserAdministrator'] },
};
const minute = 60_000;

/** keycloak-js as the portal sees it, with a provider that the test commands. */
class FakeKeycloak {
  token: string | undefined;
  tokenParsed: Record<string, unknown> | undefined;
  authenticated = false;
  /** When the token runs out, in ms since the epoch. */
  expiresAt = 0;
  /** Life of a new token in ms. */
  life = 60 * minute;
  signedInAtProvider = true;
  nextClaims: Record<string, unknown> = claims;
  refreshFailure: Error | undefined;
  initFailure: Error | undefined;
  readonly refreshes: number[] = [];
  readonly logins: object[] = [];
  readonly logouts: object[] = [];
  readonly inits: object[] = [];

  async init(options: object) {
    this.inits.push(options);
    if (this.initFailure) throw this.initFailure;
    if (this.signedInAtProvider) this.issue();
    return this.authenticated;
  }

  issue() {
    this.token = `token-${this.refreshes.length}`;
    this.tokenParsed = this.nextClaims;
    this.authenticated = true;
    this.expiresAt = Date.now() + this.life;
  }

  async updateToken(minimum = 5) {
    if (minimum !== -1 && this.expiresAt - Date.now() >= minimum * 1000) return false;
    if (this.refreshFailure) {
      if ('response' in this.refreshFailure && (this.refreshFailure.response as Response).status === 400)
        this.clearToken();
      throw this.refreshFailure;
    }
    this.refreshes.push(Date.now());
    this.issue();
    return true;
  }

  isTokenExpired(minimum = 0) {
    return this.expiresAt - Date.now() < minimum * 1000;
  }

  clearToken() {
    this.token = undefined;
    this.tokenParsed = undefined;
    this.authenticated = false;
  }

  async login(options: object = {}) {
    this.logins.push(options);
  }

  async logout(options: object = {}) {
    this.logouts.push(options);
  }
}

/** Tabs of one browser, without the wait of a real channel. */
class FakeChannel extends EventTarget {
  siblings: FakeChannel[] = [];
  postMessage(data: unknown) {
    for (const sibling of this.siblings) sibling.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function refusal(status: number): Error {
  return Object.assign(new Error(`The token endpoint answered ${status}.`), {
    response: new Response(null, { status }),
  });
}

function openTab(address: Partial<Pick<Location, 'pathname' | 'search' | 'hash'>> = {}) {
  const keycloak = new FakeKeycloak();
  const channel = new FakeChannel();
  const document: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  });
  const assigned: string[] = [];
  const location = {
    origin: 'https://portal.example',
    pathname: '/',
    search: '',
    hash: '',
    assign: (url: string | URL) => void assigned.push(String(url)),
    ...address,
  };
  const reports: unknown[] = [];
  const shownPaths: string[] = [];
  const environment: SessionEnvironment = {
    window,
    document,
    location,
    history: { replaceState: (_state, _title, url) => void shownPaths.push(String(url)) },
    storage: sessionStorage,
    channel: channel as Pick<EventTarget, 'addEventListener'> & {
      postMessage(data: unknown): void;
    } as SessionEnvironment['channel'],
    now: () => Date.now(),
    report: (error) => void reports.push(error),
  };
  const session = createKeycloakSession(keycloak as KeycloakClient, environment);
  return { session, keycloak, channel, document, location, reports, shownPaths, assigned };
}

async function authorizationOf(session: { authorize(headers: Headers): Promise<void> }): Promise<string | null> {
  const headers = new Headers();
  await session.authorize(headers);
  return headers.get('Authorization');
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('start', () => {
  it('asks the provider silently, with PKCE and without the login frame, and signs in', async () => {
    const { session, keycloak } = openTab();
    await session.start();
    expect(keycloak.inits).toEqual([
      expect.objectContaining({
        onLoad: 'check-sso',
        pkceMethod: 'S256',
        checkLoginIframe: false,
        silentCheckSsoRedirectUri: 'https://portal.example/silent-check-sso.html',
      }),
    ]);
    expect(session.state).toMatchObject({
      status: 'signedIn',
      identity: { accountId: 'account-1', customerId: '4471820' },
    });
  });

  it('tells a failure of the provider from not being signed in, and reports it', async () => {
    const { session, keycloak, reports } = openTab();
    keycloak.initFailure = new Error('unreachable');
    await session.start();
    expect(session.state).toEqual({ status: 'signedOut', reason: 'noAnswer' });
    expect(reports).toEqual([keycloak.initFailure]);
  });

  it('gives up on a provider that never answers, and does not say that nobody is logged in', async () => {
    const { session, keycloak } = openTab();
    keycloak.init = () => new Promise(() => {});
    const started = session.start();
    await jest.advanceTimersByTimeAsync(10_000);
    await started;
    expect(session.state).toEqual({ status: 'signedOut', reason: 'noAnswer' });
  });

  it('sends nobody to a provider that did not answer, unless they ask for it', async () => {
    const { session, keycloak } = openTab();
    keycloak.initFailure = new Error('unreachable');
    await session.start();
    expect(session.loginAutomatically('/users')).toBe(false);
    expect(keycloak.logins).toEqual([]);
    await session.login('/users');
    expect(keycloak.logins).toEqual([{ redirectUri: 'https://portal.example/' }]);
  });

  it('reports a country in the token that is none of ours, and goes on with se', async () => {
    const { session, keycloak, reports } = openTab();
    keycloak.nextClaims = { ...claims, customerLocale: 'fi' };
    await session.start();
    expect(session.state).toMatchObject({ status: 'signedIn', identity: { customerCountry: 'se' } });
    expect(reports).toEqual([expect.objectContaining({ name: 'UnknownLocaleError' })]);
  });

  it('tells a token without a customer from no token', async () => {
    const { session, keycloak } = openTab();
    keycloak.nextClaims = { sub: 'account-1' };
    await session.start();
    expect(session.state).toEqual({ status: 'signedOut', reason: 'noCustomer' });
  });
});

describe('a deep link', () => {
  it('is shown after the login that it led to', async () => {
    const before = openTab({ pathname: '/users/7', search: '?page=2' });
    before.keycloak.signedInAtProvider = false;
    await before.session.start();
    expect(before.session.loginAutomatically('/users/7?page=2')).toBe(true);
    expect(before.keycloak.logins).toEqual([{ redirectUri: 'https://portal.example/' }]);

    const after = openTab({ hash: '#state=1&code=2' });
    await after.session.start();
    expect(after.shownPaths).toEqual(['/users/7?page=2']);
  });

  it('is not taken from an earlier login when the page is opened anew', async () => {
    const before = openTab();
    await before.session.login('/users/7');
    const later = openTab({ pathname: '/home' });
    await later.session.start();
    expect(later.shownPaths).toEqual([]);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/..//evil.example', 'javascript:alert(1)'])(
    'never leads to another origin (%s)',
    async (path) => {
      sessionStorage.setItem('skerry.wantedPath', path);
      const { session, shownPaths } = openTab({ hash: '#state=1&code=2' });
      await session.start();
      expect(shownPaths).toHaveLength(1);
      expect(shownPaths[0]).toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('the login loop guard', () => {
  it('starts at most one automatic login a minute', async () => {
    const { session, keycloak } = openTab();
    keycloak.signedInAtProvider = false;
    await session.start();
    expect(session.loginAutomatically('/home')).toBe(true);
    expect(session.loginAutomatically('/home')).toBe(false);
    jest.setSystemTime(Date.now() + minute - 1);
    expect(session.loginAutomatically('/home')).toBe(false);
    jest.setSystemTime(Date.now() + 1);
    expect(session.loginAutomatically('/home')).toBe(true);
    expect(keycloak.logins).toHaveLength(2);
  });

  it('stops a server that refuses every token after one round', async () => {
    const first = openTab();
    await first.session.start();
    first.session.expire();
    expect(first.keycloak.logins).toHaveLength(1);

    const second = openTab({ hash: '#state=1&code=2' });
    await second.session.start();
    second.session.expire();
    expect(second.keycloak.logins).toHaveLength(0);
    expect(second.session.state).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('starts anew with each visit: the portal opened twice without signing in leads to the login page twice', async () => {
    for (let visit = 1; visit <= 2; visit += 1) {
      const { session, keycloak } = openTab({ pathname: '/users' });
      keycloak.signedInAtProvider = false;
      await session.start();
      expect(session.loginAutomatically('/users')).toBe(true);
      expect(keycloak.logins).toHaveLength(1);
    }
  });

  it('does not go on by itself where the login came back without a session', async () => {
    const before = openTab();
    before.keycloak.signedInAtProvider = false;
    await before.session.start();
    before.session.loginAutomatically('/users');

    const after = openTab({ hash: '#error=access_denied&state=1' });
    after.keycloak.signedInAtProvider = false;
    await after.session.start();
    expect(after.session.loginAutomatically('/users')).toBe(false);
    expect(after.session.state).toEqual({ status: 'signedOut', reason: 'none' });
  });

  it('does not hold a click back, which then asks for the password', async () => {
    const { session, keycloak } = openTab();
    await session.start();
    session.expire();
    await session.login('/users');
    expect(keycloak.logins).toEqual([
      { redirectUri: 'https://portal.example/' },
      { redirectUri: 'https://portal.example/', prompt: 'login' },
    ]);
  });

  it('does not lock out a browser whose clock was set back', async () => {
    const { session, keycloak } = openTab();
    keycloak.signedInAtProvider = false;
    await session.start();
    expect(session.loginAutomatically('/home')).toBe(true);
    jest.setSystemTime(Date.now() - 60 * minute);
    expect(session.loginAutomatically('/home')).toBe(true);
  });
});

describe('a login that fails on its way back', () => {
  const returned = { hash: '#state=1&code=2' };

  it.each([
    ['an answer that is none', refusal(500)],
    ['an error of the provider', { error: 'server_error', error_description: 'database' }],
    ['a token that is not ours', new Error('Invalid nonce.')],
  ])('by %s ends the provider’s session, and the page after that says so', async (_what, failure) => {
    const before = openTab({ pathname: '/users' });
    before.keycloak.signedInAtProvider = false;
    await before.session.start();
    before.session.loginAutomatically('/users?page=2');

    const failed = openTab(returned);
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- keycloak-js rejects with what the provider said
    failed.keycloak.init = () => Promise.reject(failure);
    await failed.session.start();
    expect(failed.keycloak.logouts).toEqual([{ redirectUri: 'https://portal.example/' }]);
    expect(failed.session.state).toEqual({ status: 'signedOut', reason: 'loginFailed' });
    expect(failed.reports).toEqual([failure]);

    const after = openTab();
    after.keycloak.signedInAtProvider = false;
    await after.session.start();
    expect(after.session.state).toEqual({ status: 'signedOut', reason: 'loginFailed' });
    expect(after.shownPaths).toEqual(['/users?page=2']);
    await after.session.login('/users?page=2');
    expect(after.keycloak.logins).toEqual([{ redirectUri: 'https://portal.example/', prompt: 'login' }]);

    const later = openTab();
    later.keycloak.signedInAtProvider = false;
    await later.session.start();
    expect(later.session.state).toEqual({ status: 'signedOut', reason: 'none' });
  });

  it('because nobody answers says so, and leads to no page of the browser’s own', async () => {
    const failed = openTab(returned);
    failed.keycloak.initFailure = new TypeError('Failed to fetch');
    await failed.session.start();
    expect(failed.keycloak.logouts).toEqual([]);
    expect(failed.session.state).toEqual({ status: 'signedOut', reason: 'loginFailed' });
    expect(failed.session.loginAutomatically('/')).toBe(false);
  });
});

describe('refresh', () => {
  it('happens every 56 minutes', async () => {
    const { session, keycloak } = openTab();
    await session.start();
    await jest.advanceTimersByTimeAsync(56 * minute - 1);
    expect(keycloak.refreshes).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(keycloak.refreshes).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(56 * minute);
    expect(keycloak.refreshes).toHaveLength(2);
  });

  it('happens before a call when less than 30 seconds are left, and only then', async () => {
    const { session, keycloak } = openTab();
    keycloak.life = 5 * minute;
    await session.start();
    jest.setSystemTime(Date.now() + 5 * minute - 31_000);
    expect(await authorizationOf(session)).toBe('Bearer token-0');
    jest.setSystemTime(Date.now() + 2_000);
    expect(await authorizationOf(session)).toBe('Bearer token-1');
    expect(keycloak.refreshes).toHaveLength(1);
  });

  it('happens when the tab wakes with a token that has run out', async () => {
    const { session, keycloak, document } = openTab();
    await session.start();
    jest.setSystemTime(Date.now() + 120 * minute);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(keycloak.refreshes).toHaveLength(0);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(keycloak.refreshes).toHaveLength(1);
  });

  it('takes over roles that have changed', async () => {
    const { session, keycloak } = openTab();
    await session.start();
    keycloak.nextClaims = { ...claims, realm_access: { roles: ['Purchaser'] } };
    await session.refresh();
    expect(session.state).toMatchObject({ identity: { roles: ['Purchaser'] } });
  });

  it.each([400, 401])('that the provider refuses with %i ends the session', async (status) => {
    const { session, keycloak } = openTab();
    await session.start();
    keycloak.refreshFailure = refusal(status);
    jest.setSystemTime(Date.now() + 120 * minute);
    await expect(authorizationOf(session)).rejects.toThrow(SessionEndedError);
    expect(session.state).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(keycloak.logins).toHaveLength(1);
  });

  it.each([new TypeError('Failed to fetch'), refusal(500)])(
    'that fails otherwise (%s) lets the token live to its end',
    async (failure) => {
      const { session, keycloak } = openTab();
      keycloak.life = 5 * minute;
      await session.start();
      keycloak.refreshFailure = failure;
      jest.setSystemTime(Date.now() + 5 * minute - 10_000);
      expect(await authorizationOf(session)).toBe('Bearer token-0');
      jest.setSystemTime(Date.now() + 11_000);
      await expect(authorizationOf(session)).rejects.toThrow(failure);
      expect(session.state.status).toBe('signedIn');
      expect(keycloak.logins).toHaveLength(0);
    },
  );
});

describe('the end of a session', () => {
  it('by logging out reaches the other tabs at once', async () => {
    const here = openTab();
    const there = openTab();
    here.channel.siblings = [there.channel];
    await here.session.start();
    await there.session.start();
    const states: string[] = [];
    there.session.subscribe(() => states.push(there.session.state.status));
    await here.session.logout();
    expect(here.keycloak.logouts).toEqual([{ redirectUri: 'https://portal.example/' }]);
    expect(there.session.state).toEqual({ status: 'signedOut', reason: 'loggedOut' });
    expect(there.keycloak.token).toBeUndefined();
    expect(there.keycloak.logins).toHaveLength(0);
    expect(states).toEqual(['signedOut']);
  });

  it('by logging out lets the next login be automatic', async () => {
    const { session } = openTab();
    await session.start();
    session.loginAutomatically('/home');
    await session.logout();
    expect(openTab().session.loginAutomatically('/home')).toBe(true);
  });

  it('by a refused call keeps typed text for the same user and customer, once', async () => {
    const before = openTab({ pathname: '/users' });
    await before.session.start();
    before.session.drafts.register('create-user', () => ({ firstName: 'Björn' }));
    before.session.expire();

    const after = openTab({ hash: '#state=1&code=2' });
    await after.session.start();
    expect(after.shownPaths).toEqual(['/users']);
    expect(after.session.drafts.take('account-1|4471820|', 'create-user')).toEqual({ firstName: 'Björn' });
    expect(after.session.drafts.take('account-1|4471820|', 'create-user')).toBeUndefined();
  });

  it('never hands typed text to another customer', async () => {
    const before = openTab();
    await before.session.start();
    before.session.drafts.register('create-user', () => ({ firstName: 'Björn' }));
    before.session.expire();
    expect(before.session.drafts.take('account-1|4471821|', 'create-user')).toBeUndefined();

    const after = openTab();
    after.keycloak.nextClaims = { ...claims, customer: { id: '4471821' } };
    await after.session.start();
    expect(after.session.drafts.take('account-1|4471820|', 'create-user')).toBeUndefined();
    expect(Object.keys(sessionStorage)).not.toContainEqual(expect.stringContaining('draft'));
  });

  it('by logging out leaves no typed text behind', async () => {
    const { session } = openTab();
    await session.start();
    session.drafts.register('create-user', () => ({ firstName: 'Björn' }));
    session.expire();
    await session.logout();
    // A form keeps what it holds when the page is left.
    session.drafts.put('account-1|4471820|', 'create-user', { firstName: 'Björn' });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('happens once however many calls are refused together', async () => {
    const { session, keycloak } = openTab();
    await session.start();
    session.expire();
    session.expire();
    session.expire();
    expect(keycloak.logins).toHaveLength(1);
  });
});

describe('another customer', () => {
  it.each([
    [{ customerId: '5520310', registry: 'no' }, '5520310-no'],
    [
      { customerId: '1', registry: 'com', userId: '0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11' },
      '0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11-1-com',
    ],
  ] as const)('%j is asked of the provider as %s', async (choice, loginHint) => {
    const { session, keycloak } = openTab({ pathname: '/users/1' });
    await session.start();
    await session.actFor(choice);
    expect(keycloak.logins).toEqual([{ redirectUri: 'https://portal.example/', prompt: 'none', loginHint }]);
  });

  it('takes along no typed text and not the page', async () => {
    const before = openTab({ pathname: '/users/1' });
    await before.session.start();
    before.session.drafts.register('form', () => ({ name: 'Torunn' }));
    before.session.drafts.keep('account-1|4471820|');
    await before.session.actFor({ customerId: '5520310', registry: 'no' });
    const after = openTab({ hash: '#state=s&code=c' });
    await after.session.start();
    expect(after.shownPaths).toEqual(['/']);
    expect(after.session.drafts.take('account-1|4471820|', 'form')).toBeUndefined();
  });

  it('goes on to what was to be opened there, unless the provider refuses', async () => {
    for (const [id, shown] of [
      ['5520310', '/quote-handling/1?customer=5520310'],
      ['4471820', '/'],
    ] as const) {
      const before = openTab({ pathname: '/users/1' });
      await before.session.start();
      await before.session.actFor({ customerId: '5520310', registry: 'no' }, '/quote-handling/1?customer=5520310');
      const after = openTab({ hash: '#state=s&code=c' });
      after.keycloak.nextClaims = { ...claims, customer: { id } };
      await after.session.start();
      expect(after.shownPaths).toEqual([shown]);
    }
  });

  it('keeps whoever is on the way to it signed in, though calls with the token from before are refused', async () => {
    const { session, keycloak } = openTab();
    await session.start();
    await session.actFor({ customerId: '5520310', registry: 'no' });
    session.expire();
    expect([session.state.status, keycloak.logins.length]).toEqual(['signedIn', 1]);
    // A page that is still there after so long has not left.
    jest.setSystemTime(Date.now() + 10_000);
    session.expire();
    expect(session.state).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('that the way to has failed leaves a refused call what it was', async () => {
    const { session, keycloak } = openTab();
    await session.start();
    keycloak.login = () => Promise.reject(new Error('no way'));
    await expect(session.actFor({ customerId: '5520310', registry: 'no' })).rejects.toThrow('no way');
    keycloak.login = () => Promise.resolve();
    session.expire();
    expect(session.state).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('makes every other tab start anew, once', async () => {
    const other = openTab();
    await other.session.start();
    const before = openTab();
    await before.session.start();
    await before.session.actFor({ customerId: '5520310', registry: 'no' });
    for (const times of [1, 1]) {
      const after = openTab({ hash: '#state=s&code=c' });
      after.keycloak.nextClaims = { ...claims, customer: { id: '5520310' } };
      after.channel.siblings = [other.channel];
      await after.session.start();
      expect(after.session.refusedSwitch).toBeUndefined();
      expect(other.assigned).toEqual(Array.from({ length: times }, () => '/'));
    }
  });

  it('that is refused leaves the session with the former one, and says so once', async () => {
    const other = openTab();
    await other.session.start();
    const before = openTab();
    await before.session.start();
    await before.session.actFor({ customerId: '5520310', registry: 'no' });
    const after = openTab({ hash: '#state=s&code=c' });
    after.channel.siblings = [other.channel];
    await after.session.start();
    expect(after.session.refusedSwitch).toEqual({ customerId: '5520310', registry: 'no' });
    expect(after.session.state).toMatchObject({ status: 'signedIn', identity: { customerId: '4471820' } });
    expect([after.keycloak.logins, other.assigned]).toEqual([[], []]);

    const later = openTab();
    await later.session.start();
    expect(later.session.refusedSwitch).toBeUndefined();
  });

  it('that is refused by a provider that gives the account’s own default leads back to the former one, once', async () => {
    const before = openTab();
    await before.session.start();
    await before.session.actFor({ customerId: '5520310', registry: 'no', userId: 'u-1' });
    const ownDefault = { ...claims, customer: { id: '1' } };
    const refused = openTab({ hash: '#state=s&code=c' });
    refused.keycloak.nextClaims = ownDefault;
    await refused.session.start();
    expect(refused.keycloak.logins).toEqual([
      { redirectUri: 'https://portal.example/', prompt: 'none', loginHint: '4471820-se' },
    ]);
    const back = openTab({ hash: '#state=s&code=c' });
    back.keycloak.nextClaims = ownDefault;
    await back.session.start();
    expect(back.keycloak.logins).toEqual([]);
    expect(back.session.refusedSwitch).toEqual({ customerId: '5520310', registry: 'no', userId: 'u-1' });
  });
});
