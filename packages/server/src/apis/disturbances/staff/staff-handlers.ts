import { dayOf, type disturbancesOperations } from '@skerry/contracts';
import { audit } from '../../../database/audit.ts';
import type { Database } from '../../../database/connect.ts';
import { listFreezePeriods } from '../../../database/freeze-periods.ts';
import { once } from '../../../database/idempotency.ts';
import type { Handlers } from '../../../http/operation.ts';
import { invalid, ProblemError } from '../../../http/problem.ts';
import { checkVersion, etagOf } from '../../../http/versions.ts';
import { objectType } from '../answers.ts';
import { checkDraft } from './draft-rules.ts';
import { providerSummaryOf, providerView } from './provider-view.ts';
import { progressHandlers } from './progress-handlers.ts';
import { nameOf, noteWrite, saveAffected } from './staff-writes.ts';
import {
  allCustomers,
  findForStaff,
  findServicesByText,
  insertDisturbance,
  insertUpdate,
  listForStaff,
  replaceTexts,
  touch,
} from './staff.repository.ts';
import { tellCustomers } from './tell-customers.ts';

const path = '/api/disturbances/v1/provider/disturbances';
const maxFound = 50;

/** What the provider's staff do with disturbances and planned works, those of every customer. */
export function staffHandlers(database: Database) {
  return {
    ...progressHandlers(database),

    async listProviderDisturbances({ principal, query }) {
      const { page = 0, pageSize = 25, state, ...filter } = query;
      const states = state?.split(',').filter((word) => word !== '');
      const now = new Date();
      const slice = { page, pageSize };
      const { rows, totalItems } = await listForStaff(database.readsOf(principal), { ...filter, states }, slice, now);
      const totalPages = Math.ceil(totalItems / pageSize);
      const items = rows.map((row) => providerSummaryOf(row));
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page } };
    },

    async getProviderDisturbance({ principal, path: { disturbanceId } }) {
      const customers = await allCustomers(database);
      const body = await database.withStaff(principal, (transaction) =>
        providerView(transaction, customers, disturbanceId, new Date()),
      );
      if (body === undefined) throw new ProblemError(404);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    async findServicesOfCustomers({ query }) {
      const customers = await allCustomers(database);
      // Each customer is asked on its own, as its own tenant: no statement sees the services of two.
      const found = await Promise.all(
        customers.map(async ({ id: customerId, name: customerName }) => {
          const queries = database.readsOf({ customerId, scope: null });
          const services = await findServicesByText(queries, query.text, maxFound);
          return services.map((service) => ({ customerId, customerName, ...service }));
        }),
      );
      return { status: 200, body: { items: found.flat().slice(0, maxFound) } };
    },

    async createDisturbance(call) {
      const { principal, body, operationId: action, traceId } = call;
      const customers = await allCustomers(database);
      return database.withStaff(principal, (transaction) =>
        once(transaction, call, async () => {
          const now = new Date();
          const freezes = await listFreezePeriods(transaction, dayOf(now));
          const { errors, checked } = checkDraft(body, { now, freezes, exists: false });
          if (checked === undefined) throw invalid(...errors);
          const by = nameOf(principal);
          const isAnnounced = checked.state !== 'DRAFT';
          const { id, reference } = await insertDisturbance(transaction, checked, { by, now, isAnnounced });
          await saveAffected(transaction, { id, ...checked }, customers, { call, freezes, by, isNew: true });
          if (isAnnounced) {
            await insertUpdate(transaction, id, { kind: 'ANNOUNCED', state: checked.state, text: [], by });
            await tellCustomers(transaction, customers, id, 'ANNOUNCED');
          }
          const after = { reference, state: checked.state };
          await audit(transaction, { principal, traceId, action, objectType, objectId: id, after });
          const answer = await providerView(transaction, customers, id, now);
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
      const customers = await allCustomers(database);
      return database.withStaff(principal, async (transaction) => {
        const now = new Date();
        const found = await findForStaff(transaction, disturbanceId, now, { forUpdate: true });
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
        await saveAffected(transaction, { ...checked, id: row.id, state: row.state_now }, customers, {
          call,
          freezes,
          by,
          isTold: row.announced_at !== null,
        });
        if (row.announced_at !== null)
          await insertUpdate(transaction, row.id, { kind: 'CHANGED', state: row.state_now, text: [], by });
        await touch(transaction, row.id);
        await noteWrite(transaction, call, row, { title: checked.title });
        const answer = await providerView(transaction, customers, row.id, now);
        if (answer === undefined) throw new Error('It is gone.');
        return { status: 200, body: answer, headers: { ETag: etagOf(answer) } };
      });
    },
  } satisfies Partial<Handlers<disturbancesOperations>>;
}
