import type { OrderPage } from '@skerry/contracts';
import { growOrders, growServices } from '../../demo/demo.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const customerId = '1991';
const total = 1_230;

let test: TestDatabase;
let app: TestServer;
let caller: Caller;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, customerId, [{ roles: ['OperationResponsible', 'Purchaser'] }]);
  await growServices(test.database, { customerId, services: 40 });
  await growOrders(test.database, { customerId, orders: total });
  caller = app.as(the(users[0]));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function orders(sortBy: string): Promise<{ pages: OrderPage[]; ids: string[] }> {
  const pages: OrderPage[] = [];
  for (let page = 0; page < 13; page += 1) {
    const answer = await caller.get(`/api/orders/v1/orders?pageSize=100&page=${page}&sortBy=${sortBy}`);
    expect(answer.statusCode).toBe(200);
    pages.push(answer.json<OrderPage>());
  }
  return { pages, ids: pages.flatMap(({ items }) => items.map(({ id }) => id)) };
}

const change = (id: string, values: { open_charge_until: Date } | { has_open_question: boolean }) =>
  test.database.withOperator((query) => query.updateTable('orders').set(values).where('id', '=', id).execute());

const openOrders = async () =>
  (
    await test.database.withOperator((query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('status', 'not in', ['DELIVERY_COMPLETED', 'CANCELLED'])
        .orderBy('ordered_at')
        .execute(),
    )
  ).map(({ id }) => id);

describe('far pages of orders, waiting first', () => {
  it.each(['nextStep', 'delivery', '-delivery', '-monthlyFee'])(
    'sorted by %s hold every order once, in one order with the near ones',
    async (sortBy) => {
      const { pages, ids } = await orders(sortBy);
      expect([new Set(ids).size, ids.length]).toEqual([total, total]);
      expect(new Set(pages.map(({ totalItems }) => totalItems))).toEqual(new Set([total]));
      expect(new Set(pages.map(({ waitingItems }) => waitingItems)).size).toBe(1);
    },
  );

  it('follow what begins to wait, and what waits no longer because its time has run out', async () => {
    const waitsFrom = (await orders('nextStep')).pages[0]?.waitingItems ?? 0;
    const [oldest, next] = (await openOrders()).map(the);
    await change(the(oldest), { has_open_question: true });
    const asked = await orders('nextStep');
    expect([asked.ids.indexOf(the(oldest)) <= waitsFrom, new Set(asked.ids).size]).toEqual([true, total]);
    expect(asked.pages.map(({ waitingItems }) => waitingItems)).toEqual(Array<number>(13).fill(waitsFrom + 1));

    await change(the(next), { open_charge_until: new Date(Date.now() + 1_500) });
    const charged = await orders('nextStep');
    expect(charged.ids[0]).toBe(next);
    let last = charged;
    while (last.pages[0]?.waitingItems !== waitsFrom + 1) last = await orders('nextStep');
    expect([last.ids.indexOf(the(next)) > waitsFrom, new Set(last.ids).size]).toEqual([true, total]);
  });
});
