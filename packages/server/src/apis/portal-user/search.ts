import {
  hasServiceChanges,
  type FoundItem,
  type FoundPart,
  type portalUserOperations,
  type SearchResults,
} from '@skerry/contracts';
import { documents, operationsOf, type Operation } from '@skerry/contracts/documents';
import { preferredLanguage, type Language } from '@skerry/i18n';
import type { Database, TenantQueries } from '../../database/connect.ts';
import { findCustomerState } from '../../database/customer-state.ts';
import { searchable } from '../../database/stored-text.ts';
import { forOperation, mayCall } from '../../identity/may-call.ts';
import type { OperationCall, OperationReply } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { seesDisturbances } from '../../inventory/disturbances.ts';
import { findToldOf } from './search-disturbances.ts';
import {
  findChangeRequests,
  findContacts,
  findOrders,
  findServices,
  findSites,
  findUsers,
} from './search.repository.ts';

type Search = portalUserOperations['search'];
type Kind = Exclude<keyof SearchResults, 'errors'>;

interface Source {
  /** Who may list the kind may find it, as far as they may list it. */
  listing: Operation;
  find: (queries: TenantQueries, text: string, language: Language) => Promise<FoundPart>;
  /** The customer has this at all. */
  isFor?: (queries: TenantQueries) => Promise<boolean>;
}

const sources: Record<Kind, Source> = {
  services: { listing: operation('services', 'listServices'), find: findServices },
  // A site is shown among the services, whose page technicians and others with the list of sites do not have.
  sites: { listing: operation('services', 'listServices'), find: findSites },
  orders: { listing: operation('orders', 'listOrders'), find: findOrders },
  users: { listing: operation('user-admin', 'listCustomerUsers'), find: findUsers },
  contacts: { listing: operation('customer-contact', 'listContacts'), find: findContacts },
  changeRequests: {
    listing: operation('service-changes', 'listChangeRequests'),
    find: findChangeRequests,
    isFor: async (queries) => hasServiceChanges(await findCustomerState(queries)),
  },
  disturbances: { listing: operation('disturbances', 'listDisturbances'), find: findToldOf('DISTURBANCE') },
  plannedWorks: { listing: operation('disturbances', 'listDisturbances'), find: findToldOf('PLANNED_WORK') },
};

/** Looks for a text in everything that the caller may list. A kind that fails leaves the others alone. */
export async function search(
  database: Database,
  { principal, query, acceptLanguage, logFailure }: OperationCall<Search>,
): Promise<OperationReply<Search>> {
  const text = searchable(query.q);
  if (query.q.includes('\0'))
    throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field: 'q', code: 'invalidFormat' }] });
  const language = preferredLanguage(acceptLanguage);
  const body: SearchResults = { errors: {} };
  const open = (Object.keys(sources) as Kind[]).filter((kind) => mayCall(principal, sources[kind].listing));
  await Promise.all(
    open.map(async (kind) => {
      const { find, isFor, listing } = sources[kind];
      const caller = forOperation(principal, listing);
      const queries = database.readsOf(caller);
      try {
        if (isFor && !(await isFor(queries))) return;
        const found = text === '' ? { items: [], hasMore: false, total: 0 } : await find(queries, text, language);
        body[kind] = seesDisturbances(caller) ? found : { ...found, items: found.items.map(withoutHealth) };
      } catch (error) {
        logFailure(error, `could not search ${kind}`);
        body[kind] = null;
        body.errors[kind] = error instanceof ProblemError ? error.statusCode : 503;
      }
    }),
  );
  return { status: 200, body };
}

function withoutHealth(item: FoundItem): FoundItem {
  const told = { ...item };
  delete told.health;
  return told;
}

function operation(api: keyof typeof documents, operationId: string): Operation {
  const found = operationsOf(documents[api]).find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`${api} has no operation ${operationId}.`);
  return found;
}
