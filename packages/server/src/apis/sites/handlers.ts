import { sitePageSize, type sitesOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { findSite, listSites } from '../../inventory/sites.ts';

/** The built-in sites. */
export function sitesHandlers(database: Database): Handlers<sitesOperations> {
  return {
    async listSites({ principal, query: { page = 0, pageSize = sitePageSize, searchFilter } }) {
      const body = await listSites(database.readsOf(principal.customerId), { page, pageSize, searchFilter });
      return { status: 200, body };
    },

    async getSite({ principal, path }) {
      const site = await findSite(database.readsOf(principal.customerId), path.siteId);
      if (site === undefined) throw new ProblemError(404);
      return { status: 200, body: site };
    },
  };
}
