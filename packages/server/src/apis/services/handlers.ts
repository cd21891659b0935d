import { servicePageSize, type Service, type servicesOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import { refuseUnlessTold, seesDisturbances } from '../../inventory/disturbances.ts';
import { seesPrices } from '../../inventory/prices.ts';
import { knownTagIds } from '../../inventory/service-conditions.ts';
import { findSite } from '../../inventory/sites.ts';
import { bulkHandlers } from './bulk.ts';
import { exportHandlers } from './export.ts';
import { listHistory } from './history.repository.ts';
import { changeableOf, checkedInvoiceText, checkTagIds, refuseScopeTags, tagIdsOf } from './service-rules.ts';
import {
  findService,
  listFacets,
  listServices,
  replaceTags,
  setInvoiceText,
  type StoredService,
} from './services.repository.ts';
import type { ServiceView } from './service-rows.ts';
import { tagHandlers } from './tags.ts';

type ChangeCall = Pick<
  OperationCall<servicesOperations['updateService']>,
  'principal' | 'path' | 'ifMatch' | 'traceId' | 'operationId'
>;

/** The built-in services. */
export function servicesHandlers(database: Database): Handlers<servicesOperations> {
  return {
    ...tagHandlers(database),
    ...bulkHandlers(database),
    ...exportHandlers(database),

    async listServices({ principal, query }) {
      const { page = 0, pageSize = servicePageSize, sortBy = 'serviceName', ...filter } = query;
      // The order would tell what the answer leaves out.
      if (sortBy.endsWith('monthlyFee') && !seesPrices(principal)) throw new ProblemError(403);
      refuseUnlessTold(principal, filter);
      const view = viewOf(principal);
      const body = await listServices(database.readsOf(principal), {
        page,
        pageSize,
        // The usual order of the portal begins with what is down: those who are not told so get the names.
        sortBy: sortBy.endsWith('health') && !view.withHealth ? 'serviceName' : sortBy,
        filter,
        ...view,
      });
      return { status: 200, body };
    },

    async listServiceFacets({ principal }) {
      return { status: 200, body: await listFacets(database.readsOf(principal)) };
    },

    async getService({ principal, path }) {
      const queries = database.readsOf(principal);
      return answer(queries, await existing(queries, path.serviceId, viewOf(principal)), viewOf(principal));
    },

    updateService: (call) =>
      change(call, async (transaction, service) => {
        const tagIds = tagIdsOf(call.body.tagIds);
        checkTagIds(tagIds, await knownTagIds(transaction, tagIds));
        const before = service.tags.map(({ id }) => id);
        if (before.length === tagIds.length && before.every((id) => tagIds.includes(id))) return false;
        const removed = before.filter((id) => !tagIds.includes(id));
        const added = tagIds.filter((id) => !before.includes(id));
        await refuseScopeTags(transaction, call.principal, { added, removed });
        await replaceTags(transaction, service.serviceId, tagIds);
        return true;
      }),

    updateInvoiceText: (call) =>
      change(call, async (transaction, service) => {
        const invoiceText = checkedInvoiceText(call.body.invoiceText);
        if (invoiceText === service.invoiceText) return false;
        await setInvoiceText(transaction, service.serviceId, invoiceText);
        return true;
      }),

    async listServiceHistory({ principal, path, query: { page = 0, pageSize = servicePageSize } }) {
      const queries = database.readsOf(principal);
      const { service } = await existing(queries, path.serviceId, { withPrices: false, withHealth: false });
      return { status: 200, body: await listHistory(queries, service, { page, pageSize }) };
    },
  };

  /** Changes one service, of which the caller has the newest version. `make` returns false if nothing changes. */
  function change(call: ChangeCall, make: (transaction: Transaction, service: Service) => Promise<boolean>) {
    const { principal, path, ifMatch, traceId, operationId } = call;
    const view = viewOf(principal);
    return database.withTenant(principal, async (transaction) => {
      const stored = await existing(transaction, path.serviceId, { ...view, forUpdate: true });
      checkVersion(stored.service, ifMatch);
      if (!(await make(transaction, stored.service))) return answer(transaction, stored, view);
      const changed = await existing(transaction, path.serviceId, view);
      const [before, after] = [changeableOf(stored.service), changeableOf(changed.service)];
      await audit(transaction, {
        principal,
        traceId,
        action: operationId,
        objectType: 'service',
        objectId: stored.service.serviceId,
        ...(operationId === 'updateService'
          ? { before: { tags: before.tags }, after: { tags: after.tags } }
          : { before: { invoiceText: before.invoiceText }, after: { invoiceText: after.invoiceText } }),
      });
      return answer(transaction, changed, view);
    });
  }
}

function viewOf(principal: Pick<Principal, 'roles'>): ServiceView {
  return { withPrices: seesPrices(principal), withHealth: seesDisturbances(principal) };
}

/** The service, or 404, for another customer's as well. */
async function existing(
  queries: TenantQueries,
  id: string,
  options: ServiceView & { forUpdate?: boolean },
): Promise<StoredService> {
  const stored = await findService(queries, id, options);
  if (stored === undefined) throw new ProblemError(404);
  return stored;
}

async function answer(queries: TenantQueries, { service, diversityGroup }: StoredService, { withHealth }: ServiceView) {
  const site = await findSite(queries, service.siteId, { withHealth });
  if (site === undefined) throw new Error(`The service ${service.serviceId} is at no site.`);
  const zSite = service.zSiteId === null ? null : ((await findSite(queries, service.zSiteId, { withHealth })) ?? null);
  return {
    status: 200,
    body: { ...service, diversityGroup, site, zSite },
    headers: { ETag: etagOf(service) },
  } as const;
}
