import { dayOf, type SiteList, type SiteListSummary } from '@skerry/contracts';
import type { Principal } from '../../identity/principal.ts';
import { monthsKept, type SiteListRow, type StoredSiteList } from '../../site-lists/site-lists.repository.ts';

type Viewer = Pick<Principal, 'userId'>;

export function summaryOf(row: SiteListRow, { userId }: Viewer): SiteListSummary {
  return {
    id: row.id,
    name: row.name,
    counts: {
      sites: row.site_count,
      valid: row.valid_count,
      ambiguous: row.ambiguous_count,
      notFound: row.not_found_count,
      duplicate: row.duplicate_count,
      rejected: row.rejected_count,
    },
    invalid: row.site_count - row.valid_count,
    quotes: row.quotes,
    openQuotes: row.open_quotes,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
    isMine: userId !== null && row.created_by_user_id === userId,
    deletedOn: row.quotes > 0 ? null : dayLater(row.updated_at),
    version: row.version,
  };
}

export function siteListOf(stored: StoredSiteList, viewer: Viewer): SiteList {
  return {
    ...summaryOf(stored, viewer),
    configuration: stored.configuration,
    sites: stored.sites.map((site, place) => ({ ...site, mayRepeat: site.mayRepeat ?? false, row: place + 1 })),
  };
}

/** The day on which a list that was changed then is deleted. */
function dayLater(changed: Date): string {
  const moment = new Date(changed);
  moment.setUTCMonth(moment.getUTCMonth() + monthsKept);
  return dayOf(moment);
}
