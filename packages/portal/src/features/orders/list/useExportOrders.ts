import { useState } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { fileNameOf } from '../../../platform/files/file-name.ts';
import type { OrdersFilter } from '../ordersAddress.ts';
import { ordersQuery } from '../ordersQuery.ts';

/** An answer that is no file with a name. */
class InvalidFileError extends Error {
  override name = 'InvalidFileError';
}

/** Fetches exactly the orders that are found as a file, and hands it to the browser. */
export function useExportOrders() {
  const api = useApi();
  const alerts = useAlerts();
  const [isExporting, setExporting] = useState(false);

  async function exportOrders(filter: OrdersFilter): Promise<void> {
    setExporting(true);
    try {
      const { data, response } = await api.orders.GET('/orders/export', {
        params: { query: ordersQuery(filter) },
        headers: { Accept: '*/*' },
        parseAs: 'blob',
      });
      const name = fileNameOf(response.headers.get('Content-Disposition'));
      if (name === undefined || data === undefined || data.size === 0)
        throw new InvalidFileError('The answer is not a file with a name.');
      saveFile(data, name);
    } catch (error) {
      alerts.failure(error, { title: { id: 'orders.exportFailed' } });
    } finally {
      setExporting(false);
    }
  }

  return {
    start: (filter: OrdersFilter) => {
      if (!isExporting) void exportOrders(filter);
    },
  };
}
