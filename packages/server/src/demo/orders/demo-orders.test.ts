import { orderStatuses, orderTypes, nextOrderStatuses } from '@skerry/contracts';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { ensureDemo, growOrders } from '../demo.ts';

const havstrand = '4471820';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await ensureDemo(test.database, () => Promise.resolve('hash'));
});
afterAll(() => test.close());

const run = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  test.database.withOperator(async (query) => (await statement.execute(query)).rows);

describe('the demo’s orders', () => {
  it('cover every status and every type', async () => {
    const rows = await run(
      sql<{
        status: string;
        type: string;
      }>`select distinct status, order_type as type from orders where customer_id = ${havstrand}`,
    );
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(orderTypes));
  });

  it('reached their status by allowed steps', async () => {
    const rows = await run(
      sql<{ number: string; status: string; steps: string[] }>`
        select order_number as number, orders.status, array_agg(order_events.status order by order_events.at, order_events.id) as steps
        from orders join order_events on order_events.customer_id = orders.customer_id and order_events.order_id = orders.id
        where orders.ordered_at is not null group by orders.customer_id, orders.id`,
    );
    expect(rows.length).toBeGreaterThan(200);
    for (const { number, status, steps } of rows) {
      const wrong = steps.filter(
        (step, index) => index > 0 && !nextOrderStatuses(steps[index - 1] ?? '').includes(step as 'CREATED'),
      );
      expect([number, steps[0], steps.at(-1), wrong]).toEqual([number, 'CREATED', status, []]);
    }
  });

  it('are there for all that is being installed', async () => {
    const rows = await run(
      sql`select service_id from services where customer_id = ${havstrand} and status_code = 'INSTALLATION_ONGOING' and not exists (
        select from orders where orders.customer_id = services.customer_id and orders.service_id = services.service_id
          and orders.status not in ('DELIVERY_COMPLETED', 'CANCELLED'))`,
    );
    expect(rows).toEqual([]);
  });

  it('have no event in the future', async () => {
    const rows = await run(
      sql`select order_number from orders where ordered_at > now() or completed_at > now()
        union all select text from order_events where at > now() union all select text from order_messages where sent_at > now()`,
    );
    expect(rows).toEqual([]);
  });

  it('that end a service, or were cancelled with it, were placed before it ended', async () => {
    const rows = await run(
      sql<{ number: string; isBefore: boolean }>`
        select order_number as number, ordered_at::date < ends_on as "isBefore"
        from orders join services on services.customer_id = orders.customer_id and services.service_id = orders.service_id
        where ends_on is not null and (order_type = 'TERMINATION_ORDER' or orders.status = 'CANCELLED')`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ isBefore }) => !isBefore)).toEqual([]);
  });

  it('include some with a question, a charge, or a date request in a freeze period', async () => {
    const [row] = await run(
      sql<{ questions: number; charges: number; dateRequests: number }>`select
        (select count(*)::int from order_messages where customer_id = ${havstrand} and is_question and answered_by is null) as questions,
        (select count(*)::int from order_charges where customer_id = ${havstrand} and state = 'OPEN' and respond_by > now()) as charges,
        (select count(*)::int from order_date_requests join freeze_periods on to_date(wanted_week, 'IYYY"-W"IW') between starts_on - 6 and ends_on where in_freeze) as "dateRequests"`,
    );
    expect(row).toEqual({ questions: 2, charges: 2, dateRequests: 1 });
  });

  it('grow to the given number, once', async () => {
    await growOrders(test.database, { customerId: havstrand, orders: 400 });
    await growOrders(test.database, { customerId: havstrand, orders: 400 });
    const rows = await run(
      sql`select count(*)::int as orders, (select sum(orders)::int from order_counts where customer_id = ${havstrand} and facet = 'orderType') as counted from orders where customer_id = ${havstrand}`,
    );
    expect(rows).toEqual([{ orders: 400, counted: 400 }]);
  });
});
