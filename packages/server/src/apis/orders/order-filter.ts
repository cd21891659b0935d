import type { ordersOperations } from '@skerry/contracts';
import type { Principal } from '../../identity/principal.ts';
import { openStatuses, type OrderFilter } from './orders.repository.ts';
import { waitingActionsFor } from './waiting.ts';
import { commaList } from '../../http/comma-list.ts';

type FilterQuery = NonNullable<ordersOperations['exportOrders']['parameters']['query']>;

/** What a caller asks for, as the database is asked. */
export function filterOf(query: FilterQuery, { roles }: Principal): OrderFilter {
  const { statuses, types, products, needsMe, onlyAccessServiceOrders, ...rest } = query;
  const { siteId, orderServiceId, orderedFrom, orderedTo, confirmedFrom, confirmedTo } = rest;
  const { delayed, unconfirmed, text } = rest;
  return {
    ...statusesOf(statuses),
    types: types === undefined ? undefined : commaList(types),
    products: products === undefined ? undefined : commaList(products),
    siteId,
    orderServiceId,
    orderedFrom,
    orderedTo,
    confirmedFrom,
    confirmedTo,
    delayed,
    unconfirmed,
    text,
    accessServices: onlyAccessServiceOrders,
    waitingFor: needsMe === true ? waitingActionsFor(roles) : undefined,
  };
}

/** ALL and OPEN stand for several. */
function statusesOf(statuses: string | undefined): Pick<OrderFilter, 'statuses' | 'open'> {
  const wanted = commaList(statuses ?? 'ALL');
  if (wanted.includes('ALL')) return {};
  if (!wanted.includes('OPEN')) return { statuses: wanted };
  return wanted.length === 1 ? { open: true } : { statuses: [...openStatuses, ...wanted] };
}
