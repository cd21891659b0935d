import { dayOf, localZone, maxNameLength, validateText, type SiteListConfiguration } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import type { StoredPlannedSite } from '../../database/schema/site-lists.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import { maxSites } from '../../site-lists/site-file-limits.ts';
import { findSiteList, insertSiteList, type StoredSiteList } from '../../site-lists/site-lists.repository.ts';
import { siteListOf } from './site-list-view.ts';

export const objectType = 'siteList';
const listsPath = '/api/quote-and-order/v6/planned-customer-site-lists';

/** The list, or 404, for another customer's as well. */
export async function existing(
  queries: TenantQueries,
  id: string,
  options: { forUpdate?: boolean } = {},
): Promise<StoredSiteList> {
  const stored = await findSiteList(queries, id, { ...options, today: dayOf(new Date()) });
  if (stored === undefined) throw new ProblemError(404);
  return stored;
}

export function refuseTooMany(count: number): void {
  if (count > maxSites) throw invalid({ field: 'sites', code: 'tooMany' });
}

/** A name as it is stored. */
export function checkedName(name: string): string {
  const error = validateText(name, { maxLength: maxNameLength });
  if (error !== undefined) throw invalid({ field: 'name', ...error });
  return name.trim();
}

/** What a list is called that nobody has named, in the one time of the three countries. */
export function defaultName(now: Date): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: localZone, dateStyle: 'short', timeStyle: 'short' });
  return `PO ${format.format(now)}`;
}

/** Makes a list, with its audit row, and answers it. */
export async function createdList(
  transaction: Transaction,
  { principal, traceId, operationId }: { principal: Principal; traceId: string; operationId: string },
  given: {
    name: string | undefined;
    configuration: SiteListConfiguration | null;
    sites: readonly StoredPlannedSite[];
  },
) {
  const name = given.name === undefined || given.name.trim() === '' ? defaultName(new Date()) : checkedName(given.name);
  const { configuration, sites } = given;
  const createdBy = `${principal.firstName} ${principal.lastName}`;
  const list = { name, configuration, sites, createdBy, createdByUserId: principal.userId };
  const id = await insertSiteList(transaction, list);
  const after = { name, sites: sites.length };
  await audit(transaction, { principal, traceId, action: operationId, objectType, objectId: id, after });
  const body = siteListOf(await existing(transaction, id), principal);
  return { status: 201 as const, body, headers: { ETag: etagOf(body), Location: `${listsPath}/${id}` } };
}
