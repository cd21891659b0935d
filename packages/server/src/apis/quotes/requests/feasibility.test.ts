import type { SiteFeasibility } from '@skerry/contracts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, the, type TestServer } from '../../../testing/test-server.ts';
import { addPriceBook, company, post, siteAt } from '../testing/quotes.ts';

const prefix = '/api/quote-and-order/v6';

let test: TestDatabase;
let app: TestServer;

beforeAll(async () => {
  test = await openTestDatabase();
  await addPriceBook(test.database);
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

it('lists what an agreement has, with what can be chosen', async () => {
  const { requester, colleague } = await company(test.database, app);
  const url = `${prefix}/quotable-products?agreementId=FA-1`;
  const { items } = (await requester.get(url)).json<{
    items: { id: string; isPackage: boolean; terms: number[]; capacitiesBps: number[]; translations: object[] }[];
  }>();
  expect(items.map(({ id, isPackage, terms }) => [id, isPackage, terms])).toEqual([
    ['dia-static', false, [12, 24, 36, 60]],
    ['branch-office', true, [12, 24, 36, 60]],
  ]);
  expect(the(items[0]).capacitiesBps).toContain(200_000_000);
  expect(the(items[0]).translations).toHaveLength(4);
  expect((await requester.get(url.replace('FA-1', 'FA-2'))).json()).toMatchObject({
    status: 403,
    code: 'AGREEMENT_LOST',
  });
  expect((await colleague.get(url)).statusCode).toBe(403);
});

it('says what each capacity costs at least and what each term saves, of few sites', async () => {
  const { requester } = await company(test.database, app);
  const { country, coordinates } = siteAt(0);
  const ask = async (count: number) => {
    const sites = Array.from({ length: count }, (_, place) => ({ id: String(place), country, coordinates }));
    const answer = await post(requester, `${prefix}/feasibility-checks`, { agreementId: 'FA-1', sites });
    return the(the(answer.json<{ items: SiteFeasibility[] }>().items[0]).products[0]);
  };
  const { fromMonthlyMinor, capacities = [], terms } = await ask(10);
  expect(the(capacities[0])).toEqual({ capacityBps: 100_000_000, fromMonthlyMinor });
  const fees = capacities.map((each) => each.fromMonthlyMinor);
  expect(fees).toEqual(fees.toSorted((a, b) => a - b));
  expect(terms).toEqual([
    { months: 12, savingPercent: 0 },
    { months: 24, savingPercent: 6 },
    { months: 36, savingPercent: 9 },
    { months: 60, savingPercent: 17 },
  ]);
  const many = await ask(11);
  expect(many).toMatchObject({ fromMonthlyMinor });
  expect(many).not.toHaveProperty('capacities');
  expect(many).not.toHaveProperty('terms');
});

it('says of each product at each site whether it is possible, from which fee, and what there is instead', async () => {
  const { requester } = await company(test.database, app);
  const sites = [siteAt(0), siteAt(1000), siteAt(6000), siteAt(0, { country: 'FI' })].map(
    ({ country, coordinates }, place) => ({
      id: String(place),
      country,
      coordinates,
    }),
  );
  const answer = await post(requester, `${prefix}/feasibility-checks`, { agreementId: 'FA-1', sites });
  const { items } = answer.json<{
    items: {
      siteId: string;
      metres: number;
      products: {
        productId: string;
        confidence: string;
        code: string | null;
        fromMonthlyMinor: number | null;
        alternativeProductId: string | null;
      }[];
    }[];
  }>();
  expect(
    items.map(({ products }) =>
      products.map(({ productId, confidence, code, alternativeProductId }) => [
        productId,
        confidence,
        code,
        alternativeProductId,
      ]),
    ),
  ).toEqual([
    [
      ['dia-static', 'green', null, null],
      ['branch-office', 'green', null, null],
    ],
    [
      ['dia-static', 'yellow', null, null],
      ['branch-office', 'green', null, null],
    ],
    [
      ['dia-static', 'red', 'outOfReach', 'branch-office'],
      ['branch-office', 'green', null, null],
    ],
    [
      ['dia-static', 'yellow', 'countryByHand', null],
      ['branch-office', 'yellow', 'countryByHand', null],
    ],
  ]);
  // 2 760 less 12 % and 17 %.
  expect(the(the(items[0]).products[0]).fromMonthlyMinor).toBe(201_590);
  expect((await post(requester, `${prefix}/feasibility-checks`, { agreementId: 'FA-1', sites: [] })).statusCode).toBe(
    400,
  );
});
