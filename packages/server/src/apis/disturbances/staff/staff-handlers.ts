import { dayOf, type disturbancesOperations } from '@skerry/contracts';
import { audit } from '../../../database/audit.ts';
import type { Database } from '../../../database/connect.ts';
import { listFreezePeriods } from '../../../database/freeze-periods.ts';
import { once } from '../../../database/idempotency.ts';
import type { Handlers } from '../../../http/operation.ts';
import { invalid, ProblemError } from '../../../http/problem.ts';
import { checkVersion, etagOf } from '../../../http/versions.ts';
import { objectType } from '../answers.ts';
import { checkDraft, readGroups } from './draft-rules.ts';
import { providerSummaryOf, providerView } from './provider-view.ts';
import { progressHandlers } from './progress-handlers.ts';
import { noteWrite, saveAffected } from './staff-writes.ts';
import { findServicesById, findServicesByText, meantShares } from './customers-across.repository.ts';
import { findForStaff, listForStaff } from './staff-reads.repository.ts';
import { insertDisturbance, insertUpdate, replaceTexts, touch } from './staff.repository.ts';
import { tellCustomers } from './tell-customers.ts';
import { commaList } from '../../../http/comma-list.ts';
import { nameOf } from '../../../identity/principal.ts';

const path = '/api/disturbances/v1/provider/disturbances';
const maxFound = 50;
/** Ids of one call, each of which two customers may have. */
const maxNamed = 400;
/** What the portal of a customer's country says. */
const registryLanguages = { se: 'sv', no: 'no', dk: 'da', com: 'en' } as const;

/** What the provider's staff do with disturbances and planned works, those of every customer. */
export function staffHandlers(database: Database) {
  return {
    ...progressHandlers(database),

    async listProviderDisturbances({ principal, query }) {
      const { page = 0, pageSize = 25, state, ...filter } = query;
      const states = commaList(state);
      const now = new Date();
      const slice = { page, pageSize };
      const { rows, totalItems } = await listForStaff(
        database.staffReads(principal),
        { ...filter, states },
        slice,
        now,
      );
      const totalPages = Math.ceil(totalItems / pageSize);
      const items = rows.map((row) => providerSummaryOf(row));
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page } };
    },

    async getProviderDisturbance({ principal, path: { disturbanceId } }) {
      const body = await providerView(database.staffReads(principal), disturbanceId, new Date());
      if (body === undefined) throw new ProblemError(404);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    async findServicesOfCustomers({ principal, query: { text = '', serviceIds } }) {
      const query = database.staffReads(principal);
      const ids = commaList(serviceIds);
      const items =
        ids === undefined
          ? await findServicesByText(query, text, maxFound)
          : await findServicesById(query, ids, maxNamed);
      return { status: 200, body: { items } };
    },

    async previewDisturbance({ principal, body }) {
      const groups = readGroups(body.affected);
      const { registries, ...shares } = await meantShares(database.staffReads(principal), groups, maxFound);
      const languages = Object.entries(registryLanguages).flatMap(([registry, language]) => {
        const customers = registries.find((one) => one.registry === registry)?.customers;
        return customers === undefined ? [] : [{ language, customers }];
      });
      return { status: 200, body: { ...shares, languages } };
    },

    async createDisturbance(call) {
      const { principal, body, operationId: action, traceId } = call;
      return database.withStaff(principal, (transaction) =>
        once(transaction, call, async () => {
          const now = new Date();
          const freezes = await listFreezePeriods(transaction, dayOf(now));
          const { errors, checked } = checkDraft(body, { now, freezes, exists: false });
          if (checked === undefined) throw invalid(...errors);
          const by = nameOf(principal);
          const isAnnounced = checked.state !== 'DRAFT';
          const { id, reference } = await insertDisturbance(transaction, checked, { by, now, isAnnounced });
          await saveAffected(transaction, { id, ...checked }, { call, freezes, by });
          if (isAnnounced) {
            await insertUpdate(transaction, id, { kind: 'ANNOUNCED', state: checked.state, text: [], by });
            await tellCustomers(transaction, id, 'ANNOUNCED');
          }
          const after = { reference, state: checked.state };
          await audit(transaction, { principal, traceId, action, objectType, objectId: id, after });
          const answer = await transaction.acrossCustomers((query) => providerView(query, id, now));
          if (answer === undefined) throw new Error('It was not written.');
          return { status: 201 as const, body: answer, headers: { Location: `${path}/${id}`, ETag: etagOf(answer) } };
        }),
      );
    },

    async changeDisturbance(call) {
      const {
        principal,
        body,
        ifMatch,
        path: { disturbanceId },
      } = call;
      return database.withStaff(principal, async (transaction) => {
        const now = new Date();
        const found = await findForStaff(transaction.query, disturbanceId, now, { forUpdate: true });
        if (found === undefined) throw new ProblemError(404);
        const { row } = found;
        checkVersion(row, ifMatch);
        if (['COMPLETED', 'CANCELLED'].includes(row.state_now)) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
        const freezes = await listFreezePeriods(transaction, dayOf(now));
        const { errors, checked } = checkDraft(body, { now, freezes, exists: true });
        if (checked === undefined) throw invalid(...errors);
        if (checked.type !== row.type) throw invalid({ field: 'type', code: 'notChangeable' });
        const isMoved =
          checked.startsAt.getTime() !== Date.parse(row.starts_at) ||
          (row.type === 'PLANNED_WORK' && checked.endsAt?.getTime() !== Date.parse(row.ends_at ?? ''));
        if (isMoved && row.type === 'PLANNED_WORK' && row.announced_at !== null)
          throw invalid({ field: 'startsAt', code: 'notChangeable' });
        const by = nameOf(principal);
        await replaceTexts(transaction, row, checked);
        await saveAffected(
          transaction,
          { ...checked, id: row.id, state: row.state_now },
          {
            call,
            freezes,
            by,
            isTold: row.announced_at !== null,
          },
        );
        if (row.announced_at !== null)
          await insertUpdate(transaction, row.id, { kind: 'CHANGED', state: row.state_now, text: [], by });
        await touch(transaction, row.id);
        await noteWrite(transaction, call, row, { title: checked.title });
        const answer = await transaction.acrossCustomers((query) => providerView(query, row.id, now));
        if (answer === undefined) throw new Error('It is gone.');
        return { status: 200, body: answer, headers: { ETag: etagOf(answer) } };
      });
    },
  } satisfies Partial<Handlers<disturbancesOperations>>;
}
