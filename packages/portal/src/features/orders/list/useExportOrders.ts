import { asFile, useFileDownload } from '../../../platform/files/useFileDownload.ts';
import type { OrdersFilter } from '../ordersAddress.ts';
import { ordersQuery } from '../ordersQuery.ts';

/** Fetches exactly the orders that are found as a file, and hands it to the browser. */
export function useExportOrders(): (filter: OrdersFilter) => void {
  const { start } = useFileDownload({ failed: { title: { id: 'orders.exportFailed' } } });
  return (filter) =>
    start((api) => api.orders.GET('/orders/export', { params: { query: ordersQuery(filter) }, ...asFile }));
}
