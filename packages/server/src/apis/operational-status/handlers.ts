import {
  addDays,
  dayOf,
  isDate,
  readMoment,
  type CalendarEntry,
  type operationalStatusOperations,
} from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import { listFreezePeriods } from '../../database/freeze-periods.ts';
import { findRisks, findRisksOf } from '../../disturbances/redundancy.repository.ts';
import { risksToldTo, seesServiceChanges } from '../../disturbances/told-risks.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { entriesOf } from './calendar-entries.ts';
import { calendarTokenHandlers } from './calendar-tokens.ts';
import { feedHandlers } from './feed.ts';
import { newsFeedHandlers } from './news-feed.ts';
import { allowedInFreeze, worstOf } from './status-rules.ts';
import { listSiteStatus } from './status.repository.ts';
import { wallHandlers } from './wall/wall-handlers.ts';
import { commaList } from '../../http/comma-list.ts';

const maxRisks = 100;
const maxServices = 500;
const maxDays = 100;

/** The built-in operational status. */
export function operationalStatusHandlers(
  database: Database,
  _directory: unknown,
  sender: Pick<MailSender, 'originFor'>,
  { log }: { log: { error: (error: unknown, message: string) => void } },
): Handlers<operationalStatusOperations> {
  return {
    ...calendarTokenHandlers(database),
    ...feedHandlers(database, sender),
    ...newsFeedHandlers(database, sender),
    ...wallHandlers(database, log),

    async getOperationalStatus({ principal, query }) {
      const { page = 0, pageSize = 25, siteId } = query;
      const states = commaList(query.states);
      const found = await listSiteStatus(database.readsOf(principal), { states, siteId }, { page, pageSize });
      const { groups, totalItems, services, asOf } = found;
      const totalPages = Math.ceil(totalItems / pageSize);
      const state = worstOf(services);
      return { status: 200, body: { state, asOf, services, groups, totalItems, totalPages, currentPage: page } };
    },

    async listNetworkFreezes({ principal, query: { country } }) {
      const freezes = await listFreezePeriods(database.readsOf(principal), addDays(dayOf(new Date()), -365));
      const items = freezes
        .filter(({ countries }) => country === undefined || countries.includes(country))
        .map((freeze) => ({ ...freeze, allowed: [...allowedInFreeze] }));
      return { status: 200, body: { items } };
    },

    async listCalendarEntries({ principal, query: { from, to, onlyMine = true } }) {
      if (to < from) throw invalid({ field: 'to', code: 'notAfterStart' });
      if (addDays(from, maxDays) < to) throw invalid({ field: 'to', code: 'tooLate' });
      const items: CalendarEntry[] = await entriesOf(
        database.readsOf(principal),
        { from, to },
        {
          onlyMine,
          withChanges: seesServiceChanges(principal),
        },
      );
      return { status: 200, body: { items } };
    },

    async listRedundancyRisks({ principal }) {
      const items = await findRisks(database.readsOf(principal), new Date());
      return { status: 200, body: { items: risksToldTo(principal, items.slice(0, maxRisks)) } };
    },

    async checkRedundancy({ principal, query }) {
      const serviceIds = [...new Set(commaList(query.serviceIds))];
      const startsAt = momentOf('from', query.from, 0);
      const endsAt = momentOf('to', query.to, 1);
      if (serviceIds.length > maxServices) throw invalid({ field: 'serviceIds', code: 'tooMany' });
      if (endsAt <= startsAt) throw invalid({ field: 'to', code: 'notAfterStart' });
      const proposed = { serviceIds, startsAt, endsAt, exceptId: query.exceptId };
      const risks = (await findRisksOf(database.readsOf(principal), proposed, new Date())).slice(0, maxRisks);
      return { status: 200, body: { items: risksToldTo(principal, risks) } };
    },
  };
}

/** A moment, or the beginning of a day; `later`: of the day after. */
function momentOf(field: string, text: string, later: 0 | 1): Date {
  // A day that is none is refused as the text it is.
  const { moment, fault } = readMoment(isDate(text) ? `${addDays(text, later)}T00:00` : text);
  if (fault !== undefined) throw invalid({ field, code: fault });
  return moment;
}
