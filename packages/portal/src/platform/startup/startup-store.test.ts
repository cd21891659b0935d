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
  const handlers: RequestHandler[] = names.map((name) =>
    http.get(calls[name][0], async () => {
      asked.push(name);
      await answers[name]?.promise;
      return HttpResponse.json(name === 'customer' ? customer : calls[name][1]);
    }),
  );
  server.use(...handlers);
  const session = createFakeSession(anIdentity());
  const api = createApi({ session, language: () => 'en', fetch: fetchUntilTestEnds(), origin });
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
  return { store, loaded, asked, effects, answer: (name: Call) => answers[name]?.resolve(undefined) };
}

/** Answers that are let go have arrived once the tasks in hand are through. */
const settled = async () => new Promise((resolve) => setTimeout(resolve));

describe('the start', () => {
  it('asks for everything side by side', async () => {
    const { asked, answer, loaded } = start();
    await settled();
    expect(asked.toSorted()).toEqual(names.toSorted());
    for (const name of names) answer(name);
    await loaded;
  });

  it.each(names)('takes hold in the specified order, however late the answer to %s comes', async (late) => {
    const { store, loaded, effects, answer } = start();
    for (const name of names.toReversed()) if (name !== late) answer(name);
    await settled();
    const order = ['customer', 'billingSystem', 'agreements', 'hasMigratedCases', 'users', 'flags'];
    // Nothing that comes after it, though its answer is there.
    expect(Object.keys(store.known)).toEqual(order.slice(0, order.indexOf(late)));
    expect(effects.includes('language')).toBe(late === 'flags');
    answer(late);
    await loaded;
    expect(effects).toEqual([...order.slice(0, -1), 'language', 'flags']);
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
    for (const name of names) answer(name);
    await loaded;
    expect(store.data.billingSystem).toBe(kept);
  });
});
