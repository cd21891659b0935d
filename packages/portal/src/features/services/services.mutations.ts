import type {
  Service,
  ServiceDetails,
  ServicePage,
  ServicesChange,
  ServicesChangeResult,
  ServiceTag,
  ServiceTagDetails,
} from '@skerry/contracts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache, type DataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { isServiceDetails, serviceResources } from './services.queries.ts';
import { isTag } from './services.reads.ts';

type KnownService = Pick<Service, 'serviceId' | 'version'>;

/** Gives a service exactly the tags with the ids. */
export function useSetServiceTags(): Write<{ service: KnownService; tagIds: string[] }, ServiceDetails> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ service: { serviceId, version }, tagIds }) => {
    const changed = await unwrap(
      api.services.PUT('/services/{serviceId}', {
        params: { path: { serviceId }, header: { 'If-Match': etag(version) } },
        body: { tagIds },
      }),
      isServiceDetails,
    );
    await keepRow(cache, changed);
    await cache.invalidate(serviceResources.tags);
    return changed;
  });
}

/** Changes what the invoice says of a service. */
export function useSetInvoiceText(): Write<{ service: KnownService; invoiceText: string }, ServiceDetails> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ service: { serviceId, version }, invoiceText }) => {
    const changed = await unwrap(
      api.services.PUT('/services/{serviceId}/invoice-text', {
        params: { path: { serviceId }, header: { 'If-Match': etag(version) } },
        body: { invoiceText },
      }),
      isServiceDetails,
    );
    await keepRow(cache, changed);
    return changed;
  });
}

/** One change to many services. Some of them may fail, so all that is known of services is asked for again. */
export function useChangeServices(): Write<ServicesChange, ServicesChangeResult> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (body) => {
    const result = await unwrap(
      api.services.POST('/services/bulk', { body }),
      ({ ok, failed }) => Array.isArray(ok) && failed.every(({ id, code }) => Boolean(id && code)),
    );
    await cache.invalidate(serviceResources.all);
    return result;
  });
}

export interface CreateTag {
  details: ServiceTagDetails;
  /** The same key for the same content makes one tag. */
  idempotencyKey: string;
}

export function useCreateTag(): Write<CreateTag, ServiceTag> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ details, idempotencyKey }) => {
    const tag = await unwrap(
      api.services.POST('/tags', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: details }),
      isTag,
    );
    await cache.invalidate(serviceResources.tags);
    return tag;
  });
}

type KnownTag = Pick<ServiceTag, 'id' | 'version'>;

/** Changes a tag. Services show it too, so all that is known of them is asked for again. */
export function useUpdateTag(): Write<{ tag: KnownTag; details: ServiceTagDetails }, ServiceTag> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ tag: { id, version }, details }) => {
    const updated = await unwrap(
      api.services.PUT('/tags/{tagId}', {
        params: { path: { tagId: id }, header: { 'If-Match': etag(version) } },
        body: details,
      }),
      isTag,
    );
    await cache.invalidate(serviceResources.all);
    return updated;
  });
}

export function useDeleteTag(): Write<KnownTag, void> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ id, version }) => {
    await unwrap(
      api.services.DELETE('/tags/{tagId}', {
        params: { path: { tagId: id }, header: { 'If-Match': etag(version) } },
      }),
    );
    await cache.invalidate(serviceResources.all);
  });
}

function etag(version: number): string {
  return `"${version}"`;
}

/** Puts a changed service in its place on every page of the list that is known; what is changed here doesn't move it. */
async function keepRow(cache: DataCache, service: ServiceDetails): Promise<void> {
  await cache.replace(serviceResources.detail(service.serviceId), service);
  await cache.update<ServicePage>(serviceResources.lists, (page) => ({
    ...page,
    items: page.items.map((item) => (item.serviceId === service.serviceId ? service : item)),
  }));
  await cache.invalidate(serviceResources.histories);
}
