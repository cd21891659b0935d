import { jest } from '@jest/globals';
import Keycloak, { type KeycloakInitOptions } from 'keycloak-js';
import { createKeycloakSession } from './keycloak-session.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const lives = { '60 s': minute, '5 min': 5 * minute, '60 min': 60 * minute, '10 h': 10 * hour };

/** What happens between calls, and how far the browser's clock is from the server's. */
const situations = {
  'a tab in front': { skew: 0, pause: 0 },
  'a throttled tab': { skew: 0, pause: minute },
  'two hours of sleep': { skew: 0, pause: 2 * hour },
  'a clock that is 120 s ahead': { skew: 120 * second, pause: 0 },
  'a clock that is 120 s behind': { skew: -120 * second, pause: 0 },
  'a clock that is two hours ahead': { skew: 2 * hour, pause: 0 },
  'a clock that is two hours behind': { skew: -2 * hour, pause: 0 },
} as const;

type Refresh = 'answers' | 400 | 401 | 500 | 'hangs' | 'is offline';

/** A token endpoint on a clock of its own. */
function aProvider(life: number, skew: number) {
  const serverNow = () => Date.now() - skew;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jwt = (claims: object) => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
  const state = {
    refresh: 'answers' as Refresh,
    /** When a refresh began, by the server's clock. */
    refreshes: [] as number[],
    inFlight: 0,
    mostInFlight: 0,
  };
  function tokens() {
    const iat = Math.floor(serverNow() / second);
    const claims = { sub: 'account-1', customer: { id: '4471820' }, iat, exp: iat + life / second };
    return { token: jwt(claims), refreshToken: jwt({ iat }), idToken: jwt(claims) };
  }
  async function answer(): Promise<Response> {
    state.refreshes.push(serverNow());
    state.inFlight += 1;
    state.mostInFlight = Math.max(state.mostInFlight, state.inFlight);
    try {
      if (state.refresh === 'hangs') await new Promise(() => {});
      // On its way for some turns, so that those that begin at the same time are seen beside each other.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      if (state.refresh === 'is offline') throw new TypeError('Failed to fetch');
      if (state.refresh !== 'answers') return new Response('{}', { status: Number(state.refresh) });
      const { token, refreshToken, idToken } = tokens();
      return Response.json({ access_token: token, refresh_token: refreshToken, id_token: idToken });
    } finally {
      state.inFlight -= 1;
    }
  }
  return { state, tokens, answer, serverNow };
}

/** The session with the real keycloak-js, as it stands after a login. */
async function signIn(life: number, skew = 0) {
  const provider = aProvider(life, skew);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => provider.answer());
  const metadata = {
    issuer: 'https://id.example',
    authorization_endpoint: 'https://id.example/auth',
    token_endpoint: 'https://id.example/token',
    end_session_endpoint: 'https://id.example/logout',
  };
  const keycloak = new Keycloak({ clientId: 'skerry-portal', oidcProvider: metadata });
  const init = keycloak.init.bind(keycloak);
  keycloak.init = ({ checkLoginIframe = false }: KeycloakInitOptions = {}) =>
    init({ checkLoginIframe, ...provider.tokens(), timeSkew: Math.round(skew / second) });
  let logins = 0;
  keycloak.login = async () => void (logins += 1);
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const session = createKeycloakSession(keycloak, {
    window,
    document,
    location: { origin: 'https://portal.example', hash: '', pathname: '/', search: '', assign: () => {} },
    history: { replaceState: () => {} },
    storage: sessionStorage,
    channel: { postMessage: () => {}, addEventListener: () => {} },
    now: () => Date.now(),
    report: () => {},
  });
  const started = session.start();
  await jest.advanceTimersByTimeAsync(1);
  await started;
  // With tokens to begin with, keycloak-js renews them at once.
  provider.state.refreshes.length = 0;
  if (session.state.status !== 'signedIn') throw new Error('Nobody is signed in.');

  /** Several calls at once, and whether the server takes the tokens that they bring. */
  async function call(): Promise<('taken' | 'expired' | 'not sent')[]> {
    const calls = Array.from({ length: 3 }, async () => {
      const headers = new Headers();
      try {
        await session.authorize(headers);
      } catch {
        return 'not sent';
      }
      const claims = JSON.parse(
        Buffer.from(headers.get('Authorization')?.split('.')[1] ?? '', 'base64url').toString(),
      ) as { exp: number };
      return claims.exp * second > provider.serverNow() ? 'taken' : 'expired';
    });
    await jest.advanceTimersByTimeAsync(1);
    return Promise.all(calls);
  }
  return { session, provider: provider.state, document, call, logins: () => logins };
}

/** The most that begin within any minute. */
function mostPerMinute(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((time) => time >= from && time < from + minute).length));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({
    now: new Date('2026-11-21T08:00:00Z'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const figures = { sent: 0, expired: 0, logouts: 0, mostInFlight: 0, mostPerMinute: 0 };
const outcomesOfRefresh = { tried: 0 };

describe.each(Object.entries(lives))('a token of %s', (_life, life) => {
  it.each(Object.entries(situations))(
    'in %s: no call with an expired one, no needless logout',
    async (_name, situation) => {
      const { session, provider, document, call, logins } = await signIn(life, situation.skew);
      const span = Math.max(3 * life, 10 * minute);
      const pause = Math.max(situation.pause, 20 * second, life / 30);
      for (let elapsed = 0; elapsed < span; elapsed += pause) {
        const answers = await call();
        figures.sent += answers.length;
        figures.expired += answers.filter((answer) => answer !== 'taken').length;
        expect(answers).toEqual(['taken', 'taken', 'taken']);
        // Timers stand still in a tab that sleeps, and run late in one that is throttled.
        if (situation.pause > 0) jest.setSystemTime(Date.now() + pause);
        else await jest.advanceTimersByTimeAsync(pause);
        document.dispatchEvent(new Event('visibilitychange'));
      }
      expect(session.state.status).toBe('signedIn');
      expect(logins()).toBe(0);
      figures.logouts += logins();
      figures.mostInFlight = Math.max(figures.mostInFlight, provider.mostInFlight);
      expect(provider.mostInFlight).toBeLessThanOrEqual(1);
      // One of a minute must be renewed before it has run out.
      const perMinute = mostPerMinute(provider.refreshes);
      expect(perMinute).toBeLessThanOrEqual(life === minute ? 2 : 1);
      if (life > minute) figures.mostPerMinute = Math.max(figures.mostPerMinute, perMinute);
    },
  );
});

describe('a refresh that', () => {
  const tryIt = async (refresh: Refresh) => {
    outcomesOfRefresh.tried += 1;
    const tab = await signIn(5 * minute);
    tab.provider.refresh = refresh;
    return tab;
  };

  it.each([400, 401] as const)('is refused with %i ends the session, and goes to the login once', async (status) => {
    const { session, call, logins } = await tryIt(status);
    jest.setSystemTime(Date.now() + 5 * minute - 10 * second);
    expect(await call()).toEqual(['not sent', 'not sent', 'not sent']);
    expect(session.state).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(logins()).toBe(1);
  });

  it.each([500, 'is offline'] as const)(
    '%s leaves the session be while the token lives, and after',
    async (refresh) => {
      const { session, provider, call, logins } = await tryIt(refresh);
      jest.setSystemTime(Date.now() + 5 * minute - 10 * second);
      expect(await call()).toEqual(['taken', 'taken', 'taken']);
      jest.setSystemTime(Date.now() + 20 * second);
      expect(await call()).toEqual(['not sent', 'not sent', 'not sent']);
      expect([session.state.status, logins()]).toEqual(['signedIn', 0]);
      provider.refresh = 'answers';
      expect(await call()).toEqual(['taken', 'taken', 'taken']);
    },
  );

  it('hangs holds no call up for longer than five seconds', async () => {
    const { session, call, logins } = await tryIt('hangs');
    jest.setSystemTime(Date.now() + 5 * minute - 20 * second);
    const answers = call();
    await jest.advanceTimersByTimeAsync(5 * second);
    expect(await answers).toEqual(['taken', 'taken', 'taken']);
    jest.setSystemTime(Date.now() + 20 * second);
    const late = call();
    await jest.advanceTimersByTimeAsync(5 * second);
    expect(await late).toEqual(['not sent', 'not sent', 'not sent']);
    expect([session.state.status, logins()]).toEqual(['signedIn', 0]);
  });
});

afterAll(() => {
  const cells = Object.keys(lives).length * Object.keys(situations).length;
  process.stdout.write(
    `    B4: ${cells} cells, ${figures.sent} calls, ${figures.expired} with an expired token, ${figures.logouts} needless logouts, at most ${figures.mostInFlight} refresh in flight and ${figures.mostPerMinute} a minute (2 where a token lives 60 s)\n    B5: ${outcomesOfRefresh.tried} answers to a refresh\n`,
  );
});
