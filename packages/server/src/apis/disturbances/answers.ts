import {
  isBlank,
  maxInquiryLength,
  maxNameLength,
  validateText,
  type disturbancesOperations,
  type InquiryCreate,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { listFreezePeriods } from '../../database/freeze-periods.ts';
import { once, type IdempotentCall } from '../../database/idempotency.ts';
import type { StoredWindow } from '../../database/schema/disturbances.ts';
import type { StoredDisturbance } from '../../disturbances/disturbance-row.ts';
import { findTold } from '../../disturbances/disturbances.repository.ts';
import { risksWith } from '../../disturbances/redundancy.ts';
import { findRisks } from '../../disturbances/redundancy.repository.ts';
import { risksToldTo } from '../../disturbances/told-risks.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import { notify } from '../../notifications/notify.ts';
import {
  insertInquiry,
  insertReport,
  knownServices,
  lockForAnswer,
  saveAcknowledgement,
  touchedServices,
} from './answers.repository.ts';
import { disturbanceOf, isAhead } from './disturbance-view.ts';
import { timeOf } from '../../http/iso-time.ts';
import { isInFreeze, momentReader, type FieldErrors } from './moments.ts';

export const objectType = 'disturbance';
const maxReferenceLength = 50;

/** What a customer says to a disturbance or planned work. */
export function answerHandlers(database: Database) {
  return {
    acknowledgeDisturbance: (call) =>
      answering(database, call, async (transaction, { disturbance: row }) => {
        refuseUnlessOpen(row);
        if (row.share?.is_whole !== true) throw new ProblemError(403, { code: 'PART_OF_SERVICES' });
        if (['ACKNOWLEDGED', 'NOT_NEEDED'].includes(row.answer_state))
          throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
        await saveAcknowledgement(transaction, saidOf(row, call.principal));
        await notify(transaction, { type: 'workAnswered', objectId: row.id });
        return { window: { startsAt: row.starts_at, endsAt: row.ends_at } };
      }),

    askAboutDisturbance: (call) =>
      answering(database, call, async (transaction, { disturbance: row }) => {
        const inquiry = await checkedInquiry(transaction, call.body, row);
        refuseUnlessOpen(row);
        const serviceIds =
          inquiry.serviceIds.length === 0 && row.share?.is_whole === false
            ? await touchedServices(transaction, row.id)
            : inquiry.serviceIds;
        const said = { ...saidOf(row, call.principal), userId: call.principal.userId };
        const id = await insertInquiry(transaction, { ...inquiry, ...said, serviceIds });
        // A question waits for the provider; what is asked of the customer is answered only where the whole of it is seen.
        if (row.share?.is_whole === true) await notify(transaction, { type: 'workAnswered', objectId: row.id });
        return { inquiryId: id, ...inquiry, serviceIds };
      }),

    reportAffected: (call) =>
      answering(database, call, async (transaction, { disturbance: row }) => {
        const { serviceIds, text = '', ticketReference = '' } = call.body;
        if (row.type !== 'DISTURBANCE' || row.state_now === 'RESOLVED')
          throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
        const unique = [...new Set(serviceIds)];
        const known = await knownServices(transaction, unique);
        const errors = [
          ...unique.flatMap((id, place) => (known.has(id) ? [] : [{ field: `serviceIds.${place}`, code: 'unknown' }])),
          ...textErrors('text', text, maxInquiryLength),
          ...textErrors('ticketReference', ticketReference, maxReferenceLength),
        ];
        if (errors.length > 0) throw invalid(...errors);
        const report = { serviceIds: unique, text: text.trim(), ticketReference: ticketReference.trim() };
        await insertReport(transaction, { ...report, ...saidOf(row, call.principal) });
        return report;
      }),
  } satisfies Partial<Handlers<disturbancesOperations>>;
}

type Row = StoredDisturbance['disturbance'];

/** A write of a customer's that is done once for each key, with its audit row, and answers the disturbance as it is then. */
function answering(
  database: Database,
  call: IdempotentCall & { principal: Principal; path: { disturbanceId: string }; traceId: string },
  work: (transaction: Transaction, stored: StoredDisturbance) => Promise<object>,
) {
  const { principal, path, traceId, operationId: action } = call;
  const body = { ...path, ...(call.body as object) };
  return database.withTenant(principal, (transaction) =>
    once(transaction, { ...call, body }, async () => {
      const found = await existing(transaction, path.disturbanceId);
      await lockForAnswer(transaction, found.disturbance.id);
      const stored = await existing(transaction, found.disturbance.id);
      const objectId = stored.disturbance.id;
      const after = await work(transaction, stored);
      await audit(transaction, { principal, traceId, action, objectType, objectId, after });
      const answer = await wholeDisturbance(transaction, principal, objectId);
      return { status: 201 as const, body: answer, headers: { ETag: etagOf(answer) } };
    }),
  );
}

/** It, or 404, for what only others are told of as well. */
export async function existing(queries: TenantQueries, id: string, now = new Date()): Promise<StoredDisturbance> {
  const stored = await findTold(queries, id, now);
  if (stored === undefined) throw new ProblemError(404);
  return stored;
}

export async function wholeDisturbance(queries: TenantQueries, principal: Principal, id: string) {
  const now = new Date();
  const stored = await existing(queries, id, now);
  const risks = risksToldTo(principal, risksWith(await findRisks(queries, now), stored.disturbance.id));
  return disturbanceOf(stored, risks, { roles: principal.roles, isActing: principal.isActing, now });
}

/** Answers are for works that have not begun, from those whom they touch, until the time for them is over. */
function refuseUnlessOpen(row: Row): void {
  if (row.type !== 'PLANNED_WORK' || row.share === null || !isAhead(row))
    throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
  const answerBy = timeOf(row.answer_by);
  if (answerBy !== null && Date.parse(answerBy) <= Date.now()) throw new ProblemError(409, { code: 'DEADLINE_PASSED' });
}

function saidOf(row: Row, { firstName, lastName }: Principal) {
  return {
    disturbanceId: row.id,
    state: row.state_now,
    move: row.moved_from.length,
    by: `${firstName} ${lastName}`,
  };
}

async function checkedInquiry(transaction: Transaction, body: InquiryCreate, row: Row) {
  const { kind, text, serviceIds = [], usesBackupWindow = false, customerReference = '', contactName = '' } = body;
  const now = new Date();
  const reader = momentReader();
  const given = body.wantedWindows ?? [];
  const windows = given.map((window, place) => reader.window(`wantedWindows.${place}.`, window, { now }));
  const freezes = row.kind === 'NORMAL' ? await listFreezePeriods(transaction, now.toISOString().slice(0, 10)) : [];
  const unique = [...new Set(serviceIds)];
  const known = await knownServices(transaction, unique, row.id);
  const needsWindow = kind === 'RESCHEDULE' && !usesBackupWindow && given.length === 0;
  const errors: FieldErrors = [
    ...(isBlank(text) ? [{ field: 'text', code: 'required' }] : textErrors('text', text, maxInquiryLength)),
    ...reader.errors,
    ...windows.flatMap((window, place) =>
      window !== undefined && isInFreeze(window, freezes, row.countries)
        ? [{ field: `wantedWindows.${place}.startsAt`, code: 'inFreeze' }]
        : [],
    ),
    ...(needsWindow ? [{ field: 'wantedWindows', code: 'required' }] : []),
    ...(usesBackupWindow && row.backup_windows.length === 0 ? [{ field: 'usesBackupWindow', code: 'unknown' }] : []),
    ...unique.flatMap((id, place) => (known.has(id) ? [] : [{ field: `serviceIds.${place}`, code: 'unknown' }])),
    ...textErrors('customerReference', customerReference, maxReferenceLength),
    ...textErrors('contactName', contactName, maxNameLength),
  ];
  if (errors.length > 0) throw invalid(...errors);
  return {
    kind,
    text: text.trim(),
    serviceIds: unique,
    wantedWindows: windows.filter((window): window is StoredWindow => window !== undefined),
    usesBackupWindow,
    customerReference: customerReference.trim(),
    contactName: contactName.trim(),
  };
}

function textErrors(field: string, text: string, maxLength: number): FieldErrors {
  if (isBlank(text)) return [];
  const error = validateText(text.replaceAll(/\r?\n/g, ' '), { maxLength });
  return error === undefined ? [] : [{ field, ...error }];
}
