import {
  dayOf,
  sitePageSize,
  type PlannedSiteDraft,
  type quoteAndOrderOperations,
  type SiteListChange,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import { unstorableFields } from '../../database/stored-text.ts';
import type { StoredPlannedSite } from '../../database/schema/site-lists.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import { listSites } from '../../inventory/sites.ts';
import { markDuplicates, planSites } from '../../site-lists/plan-sites.ts';
import {
  changeSiteList,
  findSiteList,
  listSiteLists,
  removeSiteList,
  type StoredSiteList,
} from '../../site-lists/site-lists.repository.ts';
import { siteListFileHandlers } from './file-handlers.ts';
import { checkedName, createdList, existing, objectType, refuseTooMany } from './lists.ts';
import { siteListOf, summaryOf } from './site-list-view.ts';

const pageSizeUnlessAsked = 25;

type SiteListOperations = Pick<
  Handlers<quoteAndOrderOperations>,
  | 'listCustomerSites'
  | 'listSiteLists'
  | 'createSiteList'
  | 'getSiteList'
  | 'updateSiteList'
  | 'deleteSiteList'
  | 'duplicateSiteList'
  | 'mergeSiteLists'
  | keyof ReturnType<typeof siteListFileHandlers>
>;

/** Lists of sites that prices are wanted for. */
export function siteListHandlers(database: Database): SiteListOperations {
  return {
    ...siteListFileHandlers(database),

    async listCustomerSites({ principal, query: { page = 0, pageSize = sitePageSize, searchFilter } }) {
      const options = { page, pageSize, searchFilter, withHealth: false };
      return { status: 200, body: await listSites(database.readsOf(principal), options) };
    },

    async listSiteLists({ principal, query }) {
      const { page = 0, pageSize = pageSizeUnlessAsked, sortBy = '-updatedAt', text, mine = false } = query;
      const madeBy = mine ? (principal.userId ?? nobody) : undefined;
      const { rows, totalItems, total } = await listSiteLists(
        database.readsOf(principal),
        { text, madeBy, sortBy, today: dayOf(new Date()) },
        { page, pageSize },
      );
      const items = rows.map((row) => summaryOf(row, principal));
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page, counts: { total } } };
    },

    async getSiteList({ principal, path }) {
      const body = siteListOf(await existing(database.readsOf(principal), path.siteListId), principal);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    createSiteList: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { name, sites: drafts, configuration = null } = call.body;
          refuseUnstorable({ configuration });
          refuseTooMany(drafts.length);
          refuseOffEarth('sites', drafts);
          const sites = markDuplicates(await planSites(transaction, drafts));
          return createdList(transaction, call, { name, configuration, sites });
        }),
      ),

    duplicateSiteList: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, { ...call, body: { ...call.path, ...call.body } }, async () => {
          const { sites, configuration } = await existing(transaction, call.path.siteListId);
          return createdList(transaction, call, { name: call.body.name, configuration, sites });
        }),
      ),

    mergeSiteLists: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const lists = await mergedLists(transaction, call.body.siteListIds);
          // Sites of lists that were made of one another have the same ids.
          const sites = lists.flatMap((list) => list.sites).map((site) => ({ ...site, id: crypto.randomUUID() }));
          refuseTooMany(sites.length);
          return createdList(transaction, call, {
            name: call.body.name,
            configuration: null,
            sites: markDuplicates(sites),
          });
        }),
      ),

    updateSiteList: (call) => {
      const { principal, path, body, ifMatch, traceId, operationId } = call;
      return database.withTenant(principal, async (transaction) => {
        const stored = await existing(transaction, path.siteListId, { forUpdate: true });
        checkVersion(stored, ifMatch);
        const name = body.name === undefined ? undefined : checkedName(body.name);
        const { configuration } = body;
        refuseUnstorable({ configuration });
        const sites = await changedSites(transaction, stored, body);
        const by = `${principal.firstName} ${principal.lastName}`;
        await changeSiteList(transaction, stored.id, { name, configuration, sites }, by);
        const [before, after] = [
          toldOf(stored),
          { ...toldOf({ ...stored, ...(name && { name }), ...(sites && { sites }) }) },
        ];
        const objectId = stored.id;
        await audit(transaction, { principal, traceId, action: operationId, objectType, objectId, before, after });
        const changed = siteListOf(await existing(transaction, stored.id), principal);
        return { status: 200, body: changed, headers: { ETag: etagOf(changed) } };
      });
    },

    deleteSiteList: ({ principal, path, ifMatch, traceId, operationId }) =>
      database.withTenant(principal, async (transaction) => {
        const stored = await existing(transaction, path.siteListId, { forUpdate: true });
        checkVersion(stored, ifMatch);
        if (stored.open_quotes > 0)
          throw new ProblemError(409, { code: 'SITE_LIST_IN_USE', count: stored.open_quotes });
        await removeSiteList(transaction, stored.id);
        const entry = { principal, traceId, action: operationId, objectType, objectId: stored.id };
        await audit(transaction, { ...entry, before: toldOf(stored) });
        return { status: 204 };
      }),
  };
}

/** Made by nobody: the provider's staff are no users of the customer. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What the audit log keeps of a list: a thousand sites would say no more. */
function toldOf({ name, sites }: Pick<StoredSiteList, 'name' | 'sites'>): object {
  return { name, sites: sites.length };
}

function refuseOffEarth(field: string, drafts: readonly PlannedSiteDraft[]): void {
  const errors = drafts.flatMap(({ locationCoordinate: at }, place) =>
    at === undefined || (Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180)
      ? []
      : [{ field: `${field}.${place}.locationCoordinate`, code: 'outOfRange' }],
  );
  if (errors.length > 0) throw invalid(...errors.slice(0, 100));
}

/** Its texts are ids and words that no rule of their own looks at. */
function refuseUnstorable(body: object): void {
  const errors = unstorableFields(body).map((field) => ({ field, code: 'unsupportedCharacter' }));
  if (errors.length > 0) throw invalid(...errors);
}

async function mergedLists(queries: TenantQueries, ids: readonly string[]): Promise<StoredSiteList[]> {
  const lists: StoredSiteList[] = [];
  for (const [place, id] of ids.entries()) {
    const list = await findSiteList(queries, id);
    if (list === undefined) throw invalid({ field: `siteListIds.${place}`, code: 'unknown' });
    lists.push(list);
  }
  return lists;
}

/** The sites after a change; undefined where none of them is in it. */
async function changedSites(
  transaction: Transaction,
  { sites }: StoredSiteList,
  { removeSiteIds = [], changeSites = [], addSites = [] }: SiteListChange,
): Promise<StoredPlannedSite[] | undefined> {
  if (removeSiteIds.length + changeSites.length + addSites.length === 0) return undefined;
  const known = new Set(sites.map(({ id }) => id));
  const unknown = (field: string, ids: readonly string[]) =>
    ids.flatMap((id, place) => (known.has(id) ? [] : [{ field: `${field}.${place}`, code: 'unknown' }]));
  const changedIds = changeSites.map(({ id }) => id);
  const errors = [...unknown('removeSiteIds', removeSiteIds), ...unknown('changeSites', changedIds)];
  if (errors.length > 0) throw invalid(...errors);
  refuseOffEarth(
    'changeSites',
    changeSites.map(({ site }) => site),
  );
  refuseOffEarth('addSites', addSites);
  const left = sites.filter(({ id }) => !removeSiteIds.includes(id));
  refuseTooMany(left.length + addSites.length);
  const drafts = [...changeSites.map(({ site }) => site), ...addSites];
  const planned = await planSites(transaction, drafts, changedIds);
  const changed = new Map(planned.slice(0, changedIds.length).map((site) => [site.id, site]));
  return markDuplicates([...left.map((site) => changed.get(site.id) ?? site), ...planned.slice(changedIds.length)]);
}
