import { http, HttpResponse, type RequestHandler } from 'msw';
import { aCustomer, anIdentity, sessionUsers } from '../../testing/builders.ts';
import { createFakeSession } from '../../testing/fake-session.ts';
import { fetchUntilTestEnds } from '../../testing/requests.ts';
import { casesUrl, origin, portalUserUrl, quoteAndOrderUrl, server } from '../../testing/server.ts';
import { createApi } from '../api/create-api.ts';
import { createStartupStore } from './startup-store.ts';

const calls = {
  customer: [portalUserUrl('/customers'), aCustomer({ sourceBillingSystem: 'no_bss' })],
  agreements: [quoteAndOrderUrl('/framework-agreements'), { items: [] }],
  hasMigratedCases: [casesUrl('/cases/migrated-case-customer'), { migratedCustomer: true }],
  users: [portalUserUrl('/user-profiles'), sessionUsers()],
  flags: [portalUserUrl('/b2b-customer/feature-flags'), { performanceStatistics: true }],
} as const;
type Call = keyof typeof calls;
const names = Object.keys(calls) as Call[];

/** A store whose calls are answered when the test says so. */
function start(customer: object = calls.customer[1]) {
  const answers = Object.fromEntries(names.map((name) => [name, Promise.withResolvers<undefined>()]));
  const asked: Call[] = [];
  const allAsked = Promise.withResolvers<undefined>();
  const arrived = new Map(names.map((name) => [calls[name][0], Promise.withResolvers<undefined>()]));
  const handlers: RequestHandler[] = names.map((name) =>
    http.get(calls[name][0], async () => {
      asked.push(name);
      if (asked.length === names.length) allAsked.resolve(undefined);
      await answers[name]?.promise;
      return HttpResponse.json(name === 'customer' ? customer : calls[name][1]);
    }),
  );
  server.use(...handlers);
  const session = createFakeSession(anIdentity());
  const fetch = fetchUntilTestEnds();
  const api = createApi({
    session,
    language: () => 'en',
    fetch: async (request) => {
      const answer = await fetch(request);
      const whole = new Response(await answer.text(), answer);
      arrived.get(request.url)?.resolve(undefined);
      return whole;
    },
    origin,
  });
  const effects: string[] = [];
  const store = createStartupStore(api, session, {
    setLanguage: async () => {
      effects.push(...Object.keys(store.known), 'language');
    },
    adjustFlags: (flags) => {
      effects.push('flags');
      return flags;
    },
  });
  const loaded = store.load();
  /** Lets the answers go, and waits until they are there. */
  async function answer(...called: readonly Call[]) {
    for (const name of called) answers[name]?.resolve(undefined);
    await Promise.all(called.map(async (name) => arrived.get(calls[name][0])?.promise));
  }
  return { store, loaded, allAsked: allAsked.promise, effects, answer };
}

describe('the start', () => {
  it('asks for everything side by side', async () => {
    const { allAsked, answer, loaded } = start();
    await allAsked;
    await answer(...names);
    await expect(loaded).resolves.toBeDefined();
  });

  it.each(names)('takes hold in the specified order, however late the answer to %s comes', async (late) => {
    const { loaded, effects, answer } = start();
    await answer(...names.filter((name) => name !== late));
    await answer(late);
    await loaded;
    expect(effects).toEqual([
      ...['customer', 'billingSystem', 'agreements', 'hasMigratedCases', 'users'],
      ...['language', 'flags'],
    ]);
  });

  it.each([
    ['no_bss', 'no_bss'],
    ['dk_bss', 'dk_bss'],
    ['fi_bss', 'se_bss'],
    [undefined, 'se_bss'],
  ])('keeps where the customer is billed from: %j is %s', async (sourceBillingSystem, kept) => {
    const { store, loaded, answer } = start(
      aCustomer(sourceBillingSystem === undefined ? {} : { sourceBillingSystem }),
    );
    await answer(...names);
    await loaded;
    expect(store.data.billingSystem).toBe(kept);
  });
});
