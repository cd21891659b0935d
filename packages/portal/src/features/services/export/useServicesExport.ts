import type { Api } from '../../../platform/api/create-api.ts';
import { asFile, useFileDownload } from '../../../platform/files/useFileDownload.ts';
import type { ServicesFilter } from '../servicesAddress.ts';
import { toServiceFilter } from '../servicesFilter.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is exported: all that a filter finds, or what was selected. */
export type ExportedServices = { filter: ServicesFilter } | { ids: readonly string[] };

/** Addresses longer than this are not sent: proxies on the way may cut them. */
const maxAddressLength = 2_000;

/** Fetches services as a file and hands it to the browser. */
export function useServicesExport() {
  const { isPending, start } = useFileDownload({
    failed: 'services.export.failed',
    invalid: 'services.export.invalidFile',
  });
  return {
    isExporting: isPending,
    start: (services: ExportedServices, format: ExportFormat) => start((api) => request(api, services, format)),
  };
}

function request(api: Api, services: ExportedServices, format: ExportFormat) {
  if ('ids' in services)
    return api.services.POST('/services/export', { body: { format, ids: [...services.ids] }, ...asFile });
  const filter = toServiceFilter(services.filter);
  return JSON.stringify(filter).length > maxAddressLength
    ? api.services.POST('/services/export', { body: { format, filter }, ...asFile })
    : api.services.GET('/services/export', { params: { query: { format, ...filter } }, ...asFile });
}
