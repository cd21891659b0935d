import type { CustomerRole } from '@skerry/contracts';
import { anyOf } from '../platform/access/access.ts';
import { defineFeature, type Feature } from '../platform/feature/feature.ts';
import { aCustomer, anIdentity, aRuntimeConfig } from '../testing/builders.ts';
import { createFakeSession } from '../testing/fake-session.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { Services } from './services.ts';

type Given = Parameters<typeof fetchAhead>;

/** Opens an address with a page at /performance; answers what was fetched for it, before the start-up data and after it. */
async function open({
  pathname = '/performance',
  roles = ['OperationStaff'] as CustomerRole[],
  feature = {} as Partial<Feature>,
  country = 'se' as const as 'se' | 'dk',
  isActive = true,
}) {
  const fetched: string[] = [];
  const data = Promise.withResolvers<unknown>();
  const page: Feature = defineFeature({
    id: 'traffic',
    access: anyOf('OperationStaff'),
    forInactiveCustomers: true,
    routes: [
      {
        path: '/performance',
        title: 'pages.home',
        texts: ['home'],
        page: async () => {
          fetched.push('page');
          return () => null;
        },
        calls: (_api, query) => {
          fetched.push(`call ${query.toString()}`);
          return [];
        },
      },
    ],
    ...feature,
  });
  const session = createFakeSession(anIdentity({ roles }));
  const services = {
    features: [page],
    config: aRuntimeConfig({ country }),
    session,
    language: { addTexts: async () => void fetched.push('texts') },
    startup: {
      load: () => data.promise,
      data: { customer: aCustomer({ active: isActive }), flags: {}, agreements: [], hasMigratedCases: false },
    },
  } as unknown as Services;
  const ahead = fetchAhead(services, {} as Given[1], { pathname, search: '?range=week' });
  const before = [...fetched];
  data.resolve(undefined);
  await ahead;
  return { before, after: fetched };
}

const everything = ['page', 'texts', 'call range=week'];

describe('what is fetched before the portal is there', () => {
  it('is the page of the address, its texts and its first calls, as soon as the token opens it', async () => {
    expect((await open({})).before).toEqual(everything);
  });

  it('is nothing where the roles in the token do not open the page', async () => {
    expect((await open({ roles: ['Purchaser'] })).after).toEqual([]);
  });

  it('is nothing at an address without a page, or in a country without it', async () => {
    expect((await open({ pathname: '/nothing' })).after).toEqual([]);
    expect((await open({ country: 'dk' })).after).toEqual([]);
  });

  it.each<[string, Partial<Feature>, string[]]>([
    ['the customer’s activity decides', { forInactiveCustomers: false }, everything],
    ['a flag decides, which is off', { flag: 'performanceStatistics' }, []],
    ['a guard decides, which opens', { guard: ({ hasMigratedCases }) => !hasMigratedCases }, everything],
    ['a guard decides, which refuses', { guard: () => false }, []],
  ])('waits for the start-up data where %s', async (_what, feature, expected) => {
    const { before, after } = await open({ feature });
    expect(before).toEqual([]);
    expect(after).toEqual(expected);
  });

  it('is nothing for an inactive customer', async () => {
    expect((await open({ feature: { forInactiveCustomers: false }, isActive: false })).after).toEqual([]);
  });
});
