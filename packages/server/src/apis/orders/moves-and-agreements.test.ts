import { dayOf, isoWeekOf, type MoveOffer, type Order, type ServiceOffers } from '@skerry/contracts';
import type { DemoService } from '../../demo/services/builders.ts';
import { demoPriceBook } from '../../demo/quotes/demo-price-book.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { addPriceBook } from '../quotes/testing/quotes.ts';
import { order, orders, serviceCompany } from './testing/service-orders.ts';

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

const [near, other] = demoPriceBook.points.filter((_point, index) => index % 5 !== 4);
const at = (point: (typeof demoPriceBook.points)[number] | undefined) => {
  const { longitude, latitude } = the(point);
  return { longitude, latitude };
};
/** Far out at sea. */
const nowhere = { longitude: 3, latitude: 57 };

/** Two sites in the network and one far from it; services are at the first. */
const company = (services: readonly Partial<DemoService>[] = [{}]) =>
  serviceCompany(test, app, services, {
    sites: [
      { ...at(near), floor: '2', room: 'MDF 2' },
      { ...at(other), name: 'Malmö lager', city: 'Malmö' },
      { ...nowhere, name: 'Plattform' },
    ],
  });
const offersOf = async (caller: Caller) =>
  (await caller.get('/api/orders/v1/services/S1/offers')).json<ServiceOffers>();
const moveOffer = (caller: Caller, query: string) => caller.get(`/api/orders/v1/services/S1/move-offer?${query}`);
async function placed(answer: Awaited<ReturnType<typeof order>>, caller: Caller): Promise<Order> {
  const { orders: made } = answer.json<{ orders: { id: string }[] }>();
  return (await caller.get(`${orders}/${the(made[0]).id}`)).json<Order>();
}

const renegotiation = { orderType: 'RENEGOTIATION_ORDER', orderServiceIds: ['O1'], agreementPeriodInMonths: 36 };
const address = {
  streetName: 'Norra Kajen',
  houseNumber: '2',
  zipCode: '852 31',
  city: 'Sundsvall',
  country: 'SE',
  coordinates: at(other),
};

describe('a new agreement for a service as it is', () => {
  it('is offered for the terms and at the prices of the rules', async () => {
    const { purchaser } = await company();
    // 1,990 a month at 100 Mbit/s, less 6, 9.9 and 17 % for longer terms.
    expect((await offersOf(purchaser)).renegotiations).toEqual([
      { months: 12, monthlyFee: { amount: 1990, currency: 'SEK' } },
      { months: 24, monthlyFee: { amount: 1870.6, currency: 'SEK' } },
      { months: 36, monthlyFee: { amount: 1792.99, currency: 'SEK' } },
      { months: 60, monthlyFee: { amount: 1651.7, currency: 'SEK' } },
    ]);
  });

  it('becomes an order of its own kind, with its fee and no delivery', async () => {
    const { purchaser, as } = await company();
    const made = await placed(await order(purchaser, renegotiation), as('OperationResponsible'));
    expect(made).toMatchObject({
      orderType: 'RENEGOTIATION_ORDER',
      agreementPeriodInMonths: 36,
      displayOverview: false,
      estimatedDeliveryWeek: isoWeekOf(dayOf(new Date())),
      priceInformation: {
        monthlyFee: { amount: 1792.99, currency: 'SEK' },
        oneTimeCharge: { amount: 0 },
        previousMonthlyFee: { amount: 1000 },
      },
      serviceOrder: { capacityBps: 100_000_000, previousCapacityBps: null },
    });
  });

  it.each([
    ['no term', { agreementPeriodInMonths: undefined }, 'required'],
    ['a term that is not offered', { agreementPeriodInMonths: 13 }, 'unknown'],
  ])('is refused with %s', async (_what, given, code) => {
    const { purchaser } = await company();
    expect((await order(purchaser, { ...renegotiation, ...given })).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'agreementPeriodInMonths', code }],
    });
  });

  it('is not offered where the rules have no price, and says so', async () => {
    const { purchaser } = await company([{ capacityBps: 123_000_000 }]);
    expect(await offersOf(purchaser)).toMatchObject({ renegotiations: [], reasons: { renegotiate: 'NO_PRICE' } });
    expect((await order(purchaser, renegotiation)).json()).toMatchObject({
      status: 409,
      errors: [{ code: 'NO_PRICE' }],
    });
  });
});

describe('a move within the site', () => {
  const move = { orderType: 'INTERNAL_MOVE_ORDER', orderServiceIds: ['O1'], newPlace: { floor: '5', room: 'MDF 5' } };

  it('is an order at the same site with the new floor and room, at the charge that is offered', async () => {
    const { purchaser, as } = await company();
    const { internalMove } = await offersOf(purchaser);
    const made = await placed(await order(purchaser, move), as('OperationResponsible'));
    expect(made).toMatchObject({
      orderType: 'INTERNAL_MOVE_ORDER',
      site: { id: 'S-1', address: { floor: '5', room: 'MDF 5' } },
      priceInformation: { oneTimeCharge: internalMove?.oneTimeCharge, monthlyFee: { amount: 1000 } },
    });
  });

  it.each([
    ['nowhere', undefined, 'newPlace', 'required'],
    ['to no floor and no room', { floor: ' ' }, 'newPlace', 'required'],
    ['to where it is', { floor: '2', room: 'MDF 2' }, 'newPlace', 'unchanged'],
    ['to another site', { siteId: 'S-2', floor: '1' }, 'newPlace', 'notTaken'],
    ['to a floor above code 255', { floor: 'Łódź' }, 'newPlace.floor', 'unsupportedCharacter'],
  ])('%s is refused', async (_what, newPlace, field, code) => {
    const { purchaser } = await company();
    expect((await order(purchaser, { ...move, newPlace })).json()).toMatchObject({
      status: 422,
      errors: [{ field, code }],
    });
  });
});

describe('a move to another place', () => {
  const move = { orderType: 'EXTERNAL_MOVE_ORDER', orderServiceIds: ['O1'], newPlace: { siteId: 'S-2' } };

  it('keeps the monthly fee where the place makes no difference, and is charged for as the rules say', async () => {
    const { purchaser, as } = await company();
    const offer = (await moveOffer(purchaser, 'siteId=S-2')).json<MoveOffer>();
    expect(offer).toEqual({
      monthlyFee: { amount: 1000, currency: 'SEK' },
      oneTimeCharge: { amount: 9500, currency: 'SEK' },
      level: 'firm',
      leadTimeWeeks: 5,
      code: null,
    });
    const made = await placed(await order(purchaser, move), as('OperationResponsible'));
    expect(made).toMatchObject({
      orderType: 'EXTERNAL_MOVE_ORDER',
      site: { id: 'S-2', customerName: 'Malmö lager' },
      serviceOrder: { serviceId: 'S1' },
      priceInformation: { oneTimeCharge: offer.oneTimeCharge, monthlyFee: offer.monthlyFee },
    });
  });

  it('may be to an address that is no site of the company’s', async () => {
    const { purchaser, as } = await company();
    const { longitude, latitude } = address.coordinates;
    const offer = await moveOffer(purchaser, `country=SE&longitude=${longitude}&latitude=${latitude}`);
    expect(offer.json()).toMatchObject({ level: 'firm', oneTimeCharge: { amount: 9500 } });
    const made = await placed(
      await order(purchaser, { ...move, newPlace: { ...address, floor: '3' } }),
      as('OperationResponsible'),
    );
    expect(made.site).toMatchObject({
      id: null,
      customerName: 'Norra Kajen 2, Sundsvall',
      address: { streetName: 'Norra Kajen', city: 'Sundsvall', floor: '3', room: null },
      coordinates: address.coordinates,
    });
  });

  it('is ordered with a price to be confirmed where the rules have none for the service', async () => {
    const { purchaser, as } = await company([{ capacityBps: 123_000_000 }]);
    expect((await moveOffer(purchaser, 'siteId=S-2')).json()).toMatchObject({ monthlyFee: null, oneTimeCharge: null });
    const made = await placed(await order(purchaser, move), as('OperationResponsible'));
    expect(made.priceInformation?.monthlyFee.amount).toBe(1000);
  });

  it.each([
    ['to where it is', { siteId: 'S-1' }, 'newPlace', 'unchanged'],
    ['to a site that the company does not have', { siteId: 'S-9' }, 'newPlace.siteId', 'unknown'],
    ['beyond reach', { siteId: 'S-3' }, 'newPlace', 'outOfReach'],
    ['to half an address', { ...address, city: undefined }, 'newPlace.city', 'required'],
    ['to an address of spaces', { ...address, streetName: '  ' }, 'newPlace.streetName', 'required'],
    ['to an address without a place', { ...address, coordinates: undefined }, 'newPlace.coordinates', 'required'],
    ['to a site and an address', { ...address, siteId: 'S-2' }, 'newPlace', 'notTaken'],
  ])('%s is refused', async (_what, newPlace, field, code) => {
    const { purchaser } = await company();
    expect((await order(purchaser, { ...move, newPlace })).json()).toMatchObject({
      status: 422,
      errors: [{ field, code }],
    });
  });

  it('is refused to the other end of the same line', async () => {
    const { purchaser } = await company([{ productId: 'ip-link', zSiteId: 'S-2' }]);
    expect((await order(purchaser, move)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'newPlace', code: 'unchanged' }],
    });
  });

  it('is refused while another move of the service is open', async () => {
    const { purchaser } = await company();
    expect((await order(purchaser, move)).statusCode).toBe(201);
    const inside = { ...move, orderType: 'INTERNAL_MOVE_ORDER', newPlace: { floor: '9' } };
    expect((await order(purchaser, inside)).json()).toMatchObject({ status: 409, errors: [{ code: 'ORDER_ONGOING' }] });
  });

  it('has no price to a site of another company', async () => {
    const [one, another] = [
      await company(),
      await serviceCompany(test, app, [{}], { sites: [{}, { id: 'S-77', ...at(other) }] }),
    ];
    expect((await moveOffer(one.purchaser, 'siteId=S-77')).statusCode).toBe(404);
    expect((await moveOffer(another.as('OperationStaff'), 'siteId=S-77')).statusCode).toBe(403);
  });
});
