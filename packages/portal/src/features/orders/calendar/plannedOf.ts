import { isOrderClosed } from '@skerry/contracts';
import { usualFilter, type OrdersFilter } from '../ordersAddress.ts';

/**
 * The open deliveries of a filter: those of which a calendar says how many have a day.
 *
 * @returns undefined where there are none, or where the days that are asked for already say that all have one.
 */
export function plannedOf(filter: OrdersFilter): OrdersFilter | undefined {
  const { statuses, needsMe, confirmedFrom, confirmedTo } = filter;
  if (confirmedFrom !== '' || confirmedTo !== '') return undefined;
  if (needsMe && statuses.length === 0) return filter;
  const open = statuses.length === 0 ? usualFilter.statuses : statuses.filter((status) => !isOrderClosed(status));
  return open.length === 0 ? undefined : { ...filter, statuses: open };
}
