import type { Service, ServiceDetails } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { ChosenService } from './changeRequestForm.ts';

/** As many as a list of suggestions can be looked through. */
const suggestions = 20;

/** Services in service that a text is found in, of some products or, where none is named, of all. */
export async function findServices(
  api: Api,
  text: string,
  { products, signal }: { products: readonly string[]; signal: AbortSignal },
): Promise<ChosenService[]> {
  const query = {
    page: 0,
    pageSize: suggestions,
    text,
    statuses: ['IN_SERVICE', 'TERMINATION_NOTICE'],
    ...(products.length > 0 && { products: [...products] }),
  };
  const { items } = await unwrap(api.services.GET('/services', { params: { query }, signal }), (page) =>
    page.items.every(isService),
  );
  return items.map(chosenService);
}

/** The service that the form is opened for; nothing is asked for without an id. */
export function useServiceToChange(serviceId: string): SWRResponse<ServiceDetails, unknown> {
  return useQuery(serviceId === '' ? undefined : ['services', 'detail', serviceId], (api) =>
    unwrap(api.services.GET('/services/{serviceId}', { params: { path: { serviceId } } }), isService),
  );
}

export function chosenService(service: Service): ChosenService {
  const { serviceId, serviceName: name, siteName, country, productInformation, status } = service;
  return { serviceId, name, siteName, country: country.toLowerCase(), productId: productInformation.id, status };
}

function isService({ serviceId, serviceName, siteName, country, productInformation, status }: Service): boolean {
  return [serviceId, serviceName, siteName, country, productInformation.id, status].every(
    (text) => typeof text === 'string',
  );
}
