import type { NamedService } from '@skerry/contracts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useWrite, type Write } from '../../../platform/data/useWrite.ts';

/** Asks which of the services the company has. Started by hand, as a write is. */
export function useLookUpServices(): Write<string[], NamedService[]> {
  const api = useApi();
  return useWrite(async (ids) => {
    const { items } = await unwrap(api.services.POST('/services/lookup', { body: { ids } }), (body) =>
      body.items.every((item) => [item.serviceId, item.serviceName, item.invoiceText].every(isText)),
    );
    return items;
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
