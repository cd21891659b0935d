import { useState } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Api } from '../../../platform/api/create-api.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { fileNameOf } from '../../../platform/files/file-name.ts';
import type { ServicesFilter } from '../servicesAddress.ts';
import { toServiceFilter } from '../servicesFilter.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is exported: all that a filter finds, or what was selected. */
export type ExportedServices = { filter: ServicesFilter } | { ids: readonly string[] };

/** An answer that is no file with a name. */
class InvalidFileError extends Error {
  override name = 'InvalidFileError';
}

/** Addresses longer than this are not sent: proxies on the way may cut them. */
const maxAddressLength = 2_000;

/** Fetches services as a file and hands it to the browser. */
export function useServicesExport() {
  const api = useApi();
  const alerts = useAlerts();
  const [isExporting, setExporting] = useState(false);

  async function exportServices(services: ExportedServices, format: ExportFormat): Promise<void> {
    setExporting(true);
    try {
      const { data, response } = await request(api, services, format);
      const name = fileNameOf(response.headers.get('Content-Disposition'));
      if (name === undefined || data === undefined || data.size === 0)
        throw new InvalidFileError('The answer is not a file with a name.');
      saveFile(data, name);
    } catch (error) {
      alerts.failure(
        error,
        error instanceof InvalidFileError ? 'services.export.invalidFile' : 'services.export.failed',
      );
    } finally {
      setExporting(false);
    }
  }

  return {
    isExporting,
    start: (services: ExportedServices, format: ExportFormat) => void exportServices(services, format),
  };
}

function request(api: Api, services: ExportedServices, format: ExportFormat) {
  const asFile = { headers: { Accept: '*/*' }, parseAs: 'blob' as const };
  if ('ids' in services)
    return api.services.POST('/services/export', { body: { format, ids: [...services.ids] }, ...asFile });
  const filter = toServiceFilter(services.filter);
  return JSON.stringify(filter).length > maxAddressLength
    ? api.services.POST('/services/export', { body: { format, filter }, ...asFile })
    : api.services.GET('/services/export', { params: { query: { format, ...filter } }, ...asFile });
}
