import {
  sitePageSize,
  streetOf,
  type NumberedSite,
  type Site,
  type sitesOperations,
  type sitesV1Operations,
} from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { seesDisturbances } from '../../inventory/disturbances.ts';
import { findNumberedSite, findSite, listSites } from '../../inventory/sites.ts';

/** The built-in sites. */
export function sitesHandlers(database: Database): Handlers<sitesOperations> {
  return {
    async listSites({ principal, query: { page = 0, pageSize = sitePageSize, searchFilter } }) {
      const body = await listSites(database.readsOf(principal), {
        page,
        pageSize,
        searchFilter,
        withHealth: seesDisturbances(principal),
      });
      return { status: 200, body };
    },

    async getSite({ principal, path }) {
      const site = await findSite(database.readsOf(principal), path.siteId, {
        withHealth: seesDisturbances(principal),
      });
      if (site === undefined) throw new ProblemError(404);
      return { status: 200, body: site };
    },
  };
}

/** The same sites, by their numbers. */
export function numberedSitesHandlers(database: Database): Handlers<sitesV1Operations> {
  return {
    async listNumberedSites({ principal, query: { page = 0, pageSize = sitePageSize, searchFilter } }) {
      const queries = database.readsOf(principal);
      const { items, ...rest } = await listSites(queries, { page, pageSize, searchFilter, withHealth: false });
      return { status: 200, body: { items: items.map(numberedSiteOf), ...rest } };
    },

    async getNumberedSite({ principal, path }) {
      // Numbers in the database have 32 bits.
      const number = /^[1-9]\d{0,8}$/.test(path.numericalSiteId) ? Number(path.numericalSiteId) : undefined;
      const site = number === undefined ? undefined : await findNumberedSite(database.readsOf(principal), number);
      if (site === undefined) throw new ProblemError(404);
      return { status: 200, body: numberedSiteOf(site) };
    },
  };
}

function numberedSiteOf({
  numericalSiteId,
  siteId,
  siteName,
  siteReference,
  address,
  coordinates,
}: Site): NumberedSite {
  const { zipCode, city, country } = address;
  return {
    numericalSiteId,
    siteId,
    siteName,
    siteReference,
    address: streetOf(address),
    zipCode,
    city,
    country,
    ...coordinates,
  };
}
