import type {
  Service,
  ServiceDetails,
  ServicePage,
  ServicesChange,
  ServicesChangeResult,
  ServiceTag,
  ServiceTagDetails,
} from '@skerry/contracts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import type { DataCache } from '../../platform/data/useDataCache.ts';
import type { Write } from '../../platform/data/useWrite.ts';
import { isServiceDetails, serviceResources } from './services.queries.ts';
import { isTag } from './services.reads.ts';

type KnownService = Pick<Service, 'serviceId' | 'version'>;

/** Gives a service exactly the tags with the ids. */
export function useSetServiceTags(): Write<{ service: KnownService; tagIds: string[] }, ServiceDetails> {
  return useApiWrite(
    (api, { service: { serviceId, version }, tagIds }) =>
      unwrap(
        api.services.PUT('/services/{serviceId}', {
          params: { path: { serviceId }, header: ifMatch(version) },
          body: { tagIds },
        }),
        isServiceDetails,
      ),
    async (cache, changed) => {
      await keepRow(cache, changed);
      await cache.invalidate(serviceResources.tags);
    },
  );
}

/** Changes what the invoice says of a service. */
export function useSetInvoiceText(): Write<{ service: KnownService; invoiceText: string }, ServiceDetails> {
  return useApiWrite(
    (api, { service: { serviceId, version }, invoiceText }) =>
      unwrap(
        api.services.PUT('/services/{serviceId}/invoice-text', {
          params: { path: { serviceId }, header: ifMatch(version) },
          body: { invoiceText },
        }),
        isServiceDetails,
      ),
    keepRow,
  );
}

/** One change to many services. Some of them may fail, so all that is known of services is asked for again. */
export function useChangeServices(): Write<ServicesChange, ServicesChangeResult> {
  return useApiWrite(
    (api, body) =>
      unwrap(
        api.services.POST('/services/bulk', { body }),
        ({ ok, failed }) => Array.isArray(ok) && failed.every(({ id, code }) => Boolean(id && code)),
      ),
    (cache) => cache.invalidate(serviceResources.all),
  );
}

export function useCreateTag(): Write<Keyed<{ details: ServiceTagDetails }>, ServiceTag> {
  return useApiWrite(
    (api, { details, idempotencyKey }) =>
      unwrap(
        api.services.POST('/tags', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: details }),
        isTag,
      ),
    (cache) => cache.invalidate(serviceResources.tags),
  );
}

type KnownTag = Pick<ServiceTag, 'id' | 'version'>;

/** Changes a tag. Services show it too, so all that is known of them is asked for again. */
export function useUpdateTag(): Write<{ tag: KnownTag; details: ServiceTagDetails }, ServiceTag> {
  return useApiWrite(
    (api, { tag: { id, version }, details }) =>
      unwrap(
        api.services.PUT('/tags/{tagId}', {
          params: { path: { tagId: id }, header: ifMatch(version) },
          body: details,
        }),
        isTag,
      ),
    (cache) => cache.invalidate(serviceResources.all),
  );
}

export function useDeleteTag(): Write<KnownTag, void> {
  return useApiWrite(
    async (api, { id, version }) => {
      await unwrap(api.services.DELETE('/tags/{tagId}', { params: { path: { tagId: id }, header: ifMatch(version) } }));
    },
    (cache) => cache.invalidate(serviceResources.all),
  );
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
