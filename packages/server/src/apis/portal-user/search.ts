import { hasServiceChanges, type FoundPart, type portalUserOperations, type SearchResults } from '@skerry/contracts';
import { documents, operationsOf } from '@skerry/contracts/documents';
import type { Database, TenantQueries } from '../../database/connect.ts';
import { findCustomerState } from '../../database/customer-state.ts';
import { searchable } from '../../database/stored-text.ts';
import type { OperationCall, OperationReply } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { findChangeRequests, findOrders, findServices, findSites, findUsers } from './search.repository.ts';

type Search = portalUserOperations['search'];
type Kind = Exclude<keyof SearchResults, 'errors'>;

interface Source {
  /** Who may list the kind may find it. */
  roles: readonly string[];
  find: (queries: TenantQueries, text: string) => Promise<FoundPart>;
  /** The customer has this at all. */
  isFor?: (queries: TenantQueries) => Promise<boolean>;
}

const sources: Record<Kind, Source> = {
  services: { roles: rolesOf('services', 'listServices'), find: findServices },
  // A site is shown among the services, whose page technicians and others with the list of sites do not have.
  sites: { roles: rolesOf('services', 'listServices'), find: findSites },
  orders: { roles: rolesOf('orders', 'listOrders'), find: findOrders },
  users: { roles: rolesOf('user-admin', 'listCustomerUsers'), find: findUsers },
  changeRequests: {
    roles: rolesOf('service-changes', 'listChangeRequests'),
    find: findChangeRequests,
    isFor: async (queries) => hasServiceChanges(await findCustomerState(queries)),
  },
};

/** Looks for a text in everything that the caller may list. A kind that fails leaves the others alone. */
export async function search(
  database: Database,
  { principal, query, logFailure }: OperationCall<Search>,
): Promise<OperationReply<Search>> {
  const text = searchable(query.q);
  if (query.q.includes('\0'))
    throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field: 'q', code: 'invalidFormat' }] });
  const body: SearchResults = { errors: {} };
  const queries = database.readsOf(principal.customerId);
  const open = (Object.keys(sources) as Kind[]).filter((kind) =>
    sources[kind].roles.some((role) => principal.roles.has(role)),
  );
  await Promise.all(
    open.map(async (kind) => {
      const { find, isFor } = sources[kind];
      try {
        if (isFor && !(await isFor(queries))) return;
        body[kind] = text === '' ? { items: [], hasMore: false, total: 0 } : await find(queries, text);
      } catch (error) {
        logFailure(error, `could not search ${kind}`);
        body[kind] = null;
        body.errors[kind] = error instanceof ProblemError ? error.statusCode : 503;
      }
    }),
  );
  return { status: 200, body };
}

function rolesOf(api: keyof typeof documents, operationId: string): readonly string[] {
  return operationsOf(documents[api]).find((operation) => operation.operationId === operationId)?.roles ?? [];
}
