import { Readable } from 'node:stream';
import type { disturbancesOperations } from '@skerry/contracts';
import { preferredLanguage } from '@skerry/i18n';
import type { Database } from '../../database/connect.ts';
import { calendarFile, objectsOf, workEvent } from '../../disturbances/calendar-file.ts';
import { listAffected, listTold, type DisturbanceFilter } from '../../disturbances/disturbances.repository.ts';
import { pairsByEvent } from '../../disturbances/redundancy.ts';
import { findRisks } from '../../disturbances/redundancy.repository.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { answerHandlers, existing, wholeDisturbance } from './answers.ts';
import { affectedOf, summaryOf } from './disturbance-view.ts';
import { staffHandlers } from './staff/staff-handlers.ts';
import { commaList } from '../../http/comma-list.ts';

/** The built-in disturbances and planned works. */
export function disturbancesHandlers(
  database: Database,
  _directory: unknown,
  sender: Pick<MailSender, 'originFor'>,
): Handlers<disturbancesOperations> {
  return {
    ...answerHandlers(database),
    ...staffHandlers(database),

    async listDisturbances({ principal, query }) {
      const { page = 0, pageSize = 25, sortBy = 'startsAt', waitingFirst = false, onlyMine = true } = query;
      const queries = database.readsOf(principal);
      const now = new Date();
      const filter: DisturbanceFilter = {
        ...query,
        onlyMine,
        states: commaList(query.state),
        impacts: commaList(query.impact),
        kinds: commaList(query.kind),
        tagIds: commaList(query.tagIds),
      };
      const slice = { page, pageSize, sortBy, waitingFirst };
      const reading = findRisks(queries, now);
      const pairs = pairsByEvent(await reading);
      const ids = query.atRisk === true ? [...pairs.keys()] : undefined;
      const { rows, totalItems, counts } = await listTold(queries, { ...filter, ids }, slice, now);
      const totalPages = Math.ceil(totalItems / pageSize);
      const items = rows.map((row) => summaryOf(row, pairs.get(row.id)));
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page, counts } };
    },

    async getDisturbance({ principal, path }) {
      const body = await wholeDisturbance(database.readsOf(principal), principal, path.disturbanceId);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    async listAffectedServices({ principal, path, query }) {
      const { page = 0, pageSize = 25 } = query;
      const queries = database.readsOf(principal);
      const { disturbance } = await existing(queries, path.disturbanceId);
      const { rows, totalItems } = await listAffected(queries, disturbance.id, { page, pageSize });
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items: rows.map(affectedOf), totalItems, totalPages, currentPage: page } };
    },

    async getDisturbanceCalendar({ principal, path, acceptLanguage }) {
      const queries = database.readsOf(principal);
      const { disturbance } = await existing(queries, path.disturbanceId);
      if (disturbance.type !== 'PLANNED_WORK') throw new ProblemError(404, { code: 'NO_WINDOW' });
      const objects = await objectsOf(queries, [disturbance.id]);
      const host = new URL(sender.originFor(principal.registry)).host;
      const language = preferredLanguage(acceptLanguage);
      const event = workEvent(disturbance, objects.get(disturbance.id) ?? [], { language, withAddresses: true });
      return {
        status: 200,
        body: Readable.from([calendarFile([event], { host, customerId: principal.customerId })]),
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${disturbance.reference}.ics"`,
        },
      };
    },
  };
}
