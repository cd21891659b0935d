import { Readable } from 'node:stream';
import {
  addDays,
  dayOf,
  orderPageSize,
  type deliveryStatusOperations,
  type ordersOperations,
  type quoteAndOrderV5Operations,
} from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import { listFreezePeriods } from '../../database/freeze-periods.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { calendarFileOf } from './calendar-file.ts';
import { orderChangeHandlers } from './change-order.ts';
import { existingOrder } from './existing-order.ts';
import { orderExportHandlers } from './order-export.ts';
import { filterOf } from './order-filter.ts';
import { commaList } from '../../http/comma-list.ts';
import { deliveryStatusOf, orderOf, placedOrderOf, placedStatuses, seesFees, summaryOf } from './order-view.ts';
import { countOrders, listOrders } from './orders.repository.ts';
import { serviceOrderHandlers } from './service-orders.ts';
import { listProducts } from './services.repository.ts';
import { countWaiting, listWaitingFirst } from './waiting-first.repository.ts';
import { waitingActionsFor } from './waiting.ts';

/** The built-in orders. */
export function ordersHandlers(database: Database): Handlers<ordersOperations> {
  return {
    ...orderChangeHandlers(database),
    ...serviceOrderHandlers(database),
    ...orderExportHandlers(database),

    async listOrders({ principal, query }) {
      const { page = 0, pageSize = orderPageSize, sortBy } = query;
      const { roles } = principal;
      if (sortBy?.endsWith('monthlyFee') === true && !seesFees(roles)) throw new ProblemError(403);
      const filter = filterOf(query, principal);
      const queries = database.readsOf(principal);
      const slice = { page, pageSize };
      const { rows, ...counts } =
        sortBy === undefined
          ? await listOrders(queries, filter, slice)
          : await listWaitingFirst(queries, filter, slice, { sortBy, actions: waitingActionsFor(roles) });
      const viewer = { roles, now: new Date() };
      const items = rows.map((row) => summaryOf(row, viewer));
      return {
        status: 200,
        body: { items, ...counts, totalPages: Math.ceil(counts.totalItems / pageSize), currentPage: page },
      };
    },

    async countOrders({ principal }) {
      const queries = database.readsOf(principal);
      const [counts, waiting, products] = await Promise.all([
        countOrders(queries),
        countWaiting(queries, waitingActionsFor(principal.roles)),
        listProducts(queries),
      ]);
      const of = (facet: string) =>
        counts.filter((count) => count.facet === facet).map(({ value, orders: count }) => ({ value, count }));
      return {
        status: 200,
        body: {
          statuses: of('status'),
          waiting,
          types: of('orderType'),
          products: of('product').map(({ value, count }) => ({
            value,
            count,
            translations: products.find(({ id }) => id === value)?.translations ?? [],
          })),
        },
      };
    },

    async getOrder({ principal, path }) {
      const stored = await existingOrder(database.readsOf(principal), path.orderId);
      const body = orderOf(stored, { roles: principal.roles, now: new Date() });
      return { status: 200, body, headers: { ETag: `"${body.version}"` } };
    },

    async getOrderCalendar({ principal, path }) {
      const { order } = await existingOrder(database.readsOf(principal), path.orderId);
      const day = order.confirmed_delivery_on;
      if (day === null) throw new ProblemError(404, { code: 'NO_CONFIRMED_DATE' });
      return {
        status: 200,
        body: Readable.from([calendarFileOf(order, day, new Date())]),
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="order-${order.order_number}.ics"`,
        },
      };
    },

    async listFreezePeriods({ principal }) {
      const items = await listFreezePeriods(database.readsOf(principal), addDays(dayOf(new Date()), -365));
      return { status: 200, body: { items } };
    },
  };
}

/** The built-in delivery status, of the same orders. */
export function deliveryStatusHandlers(database: Database): Handlers<deliveryStatusOperations> {
  return {
    async getDeliveryOrderStatus({ principal, path }) {
      return {
        status: 200,
        body: deliveryStatusOf(await existingOrder(database.readsOf(principal), path.orderId)),
      };
    },
  };
}

/** The built-in orders as the quote and order page lists them. */
export function placedOrderHandlers(
  database: Database,
): Pick<Handlers<quoteAndOrderV5Operations>, 'listPlacedOrders' | 'getPlacedOrder'> {
  return {
    async listPlacedOrders({ principal, query }) {
      const { page = 0, pageSize = orderPageSize, statuses, referenceSearchString: text } = query;
      const wanted =
        statuses === undefined ? undefined : commaList(statuses).flatMap((word) => placedStatuses[word] ?? [word]);
      const { rows, totalItems } = await listOrders(
        database.readsOf(principal),
        { statuses: wanted, text },
        { page, pageSize },
      );
      const items = rows.map((row) => placedOrderOf(row, principal.roles));
      return {
        status: 200,
        body: { items, totalItems, totalPages: Math.ceil(totalItems / pageSize), currentPage: page },
      };
    },

    async getPlacedOrder({ principal, path }) {
      const { order } = await existingOrder(database.readsOf(principal), path.orderId);
      return { status: 200, body: placedOrderOf(order, principal.roles) };
    },
  };
}
