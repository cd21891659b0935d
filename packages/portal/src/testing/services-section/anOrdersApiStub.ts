import { isOrderClosed, type Order, type ordersOperations } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../builders.ts';
import { ordersUrl, server } from '../server.ts';
import { anOrder } from './anOrder.ts';

type OrderCounts = ordersOperations['countOrders']['responses'][200]['content']['application/json'];

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  ifMatch: string | null;
  idempotencyKey: string | null;
}

export interface OrderBook {
  orders: Order[];
  /** What there is of each kind, whatever is asked for. */
  counts: OrderCounts;
  readonly calls: readonly Call[];
  /** Calls that change something. */
  readonly writes: readonly Call[];
}

/** The server's side of orders as the contract has it, kept in memory: pages, and filters by status and missing date. */
export function anOrdersApiStub(orders: Order[] = [anOrder()]): OrderBook {
  const calls: Call[] = [];
  const book: OrderBook = {
    orders,
    counts: {
      waiting: 0,
      statuses: [{ value: 'CREATED', count: orders.length }],
      types: [],
      products: [],
    },
    calls,
    get writes() {
      return calls.filter(({ method }) => method !== 'GET');
    },
  };
  const note = async (request: Request): Promise<Call> => {
    const url = new URL(request.url);
    const text = await request.clone().text();
    const call: Call = {
      method: request.method,
      path: url.pathname.replace(/^.*\/v1/, ''),
      query: Object.fromEntries(url.searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      ifMatch: request.headers.get('If-Match'),
      idempotencyKey: request.headers.get('Idempotency-Key'),
    };
    calls.push(call);
    return call;
  };
  const answer = (id: unknown, status = 200) => {
    const order = book.orders.find((each) => each.id === id);
    return order ? HttpResponse.json(order, { status }) : HttpResponse.json(aProblem(404), { status: 404 });
  };
  const write = (path: string) =>
    http.post(ordersUrl(`/orders/:orderId/${path}`), async ({ request, params }) => {
      await note(request);
      return answer(params['orderId'], 201);
    });

  server.use(
    http.get(ordersUrl('/orders'), async ({ request }) => {
      const { page = '0', pageSize = '10', statuses, unconfirmed } = (await note(request)).query;
      const wanted = statuses?.split(',') ?? ['ALL'];
      const found = book.orders.filter(
        ({ status, confirmedDeliveryAt }) =>
          (wanted.includes('ALL') || wanted.includes(status) || (wanted.includes('OPEN') && !isOrderClosed(status))) &&
          (unconfirmed !== 'true' || confirmedDeliveryAt === null),
      );
      const first = Number(page) * Number(pageSize);
      return HttpResponse.json({
        items: found.slice(first, first + Number(pageSize)),
        totalItems: found.length,
        waitingItems: found.filter(({ yourActions }) => yourActions.length > 0).length,
        totalPages: Math.ceil(found.length / Number(pageSize)),
        currentPage: Number(page),
      });
    }),
    http.get(ordersUrl('/order-counts'), () => HttpResponse.json(book.counts)),
    http.get(ordersUrl('/freeze-periods'), () => HttpResponse.json({ items: [] })),
    http.get(ordersUrl('/orders/:orderId'), async ({ request, params }) => {
      await note(request);
      return answer(params['orderId']);
    }),
    http.get(
      ordersUrl('/orders/:orderId/calendar'),
      () => new HttpResponse('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', { headers: { 'Content-Type': 'text/calendar' } }),
    ),
    http.patch(ordersUrl('/orders/:orderId/installation-contact'), async ({ request, params }) => {
      await note(request);
      return answer(params['orderId']);
    }),
    ...['messages', 'date-requests', 'date-responses', 'charge-responses', 'cancellations'].map(write),
  );
  return book;
}
