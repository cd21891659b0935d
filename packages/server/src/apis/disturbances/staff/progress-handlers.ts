import {
  dayOf,
  isBlank,
  isWorkAhead,
  maxDisturbanceTextLength,
  maxDisturbanceUpdateLength,
  maxInquiryLength,
  nextDisturbanceStates,
  normaliseLanguageTexts,
  validateText,
  type disturbancesOperations,
  type ProviderDisturbance,
} from '@skerry/contracts';
import type { Database, StaffTransaction } from '../../../database/connect.ts';
import { listFreezePeriods } from '../../../database/freeze-periods.ts';
import { once, type IdempotentCall } from '../../../database/idempotency.ts';
import type { Handlers } from '../../../http/operation.ts';
import { invalid, ProblemError } from '../../../http/problem.ts';
import { etagOf } from '../../../http/versions.ts';
import { iso } from '../../../http/iso-time.ts';
import { freezeErrors, isInFreeze, momentReader } from '../moments.ts';
import { moveServices, restoreServices } from './affected.repository.ts';
import { answerErrors, textErrors } from './draft-rules.ts';
import { providerView } from './provider-view.ts';
import { noteAt, noteWrite, type StaffCall } from './staff-writes.ts';
import { touchedCustomers, type NamedCustomer } from './customers-across.repository.ts';
import { findForStaff, type ProviderRow } from './staff-reads.repository.ts';
import { insertUpdate, saveChange, saveInquiryAnswer, touch } from './staff.repository.ts';
import { tellCustomers } from './tell-customers.ts';
import { nameOf } from '../../../identity/principal.ts';

interface Work {
  transaction: StaffTransaction;
  row: ProviderRow;
  /** Whom it touches. */
  customers: readonly NamedCustomer[];
  now: Date;
  by: string;
}

/** How the provider's staff take a disturbance or work from state to state. */
export function progressHandlers(database: Database) {
  return {
    updateDisturbance: (call) =>
      progressing(database, call, async ({ transaction, row, customers, now, by }) => {
        const { body } = call;
        const { text = [], rootCause = [], resolution = [], mitigation = [], state, restored = [] } = body;
        const reader = momentReader();
        const nextUpdateAt = reader.moment('nextUpdateAt', body.nextUpdateAt);
        const estimatedEndAt = reader.moment('estimatedEndAt', body.estimatedEndAt);
        const endsAt = reader.moment('endsAt', body.endsAt);
        const errors = [
          ...reader.errors,
          ...textErrors('text', text, maxDisturbanceUpdateLength),
          ...textErrors('rootCause', rootCause, maxDisturbanceTextLength),
          ...textErrors('resolution', resolution, maxDisturbanceTextLength),
          ...textErrors('mitigation', mitigation, maxDisturbanceTextLength),
          ...(nextUpdateAt !== undefined && nextUpdateAt <= now ? [{ field: 'nextUpdateAt', code: 'past' }] : []),
          ...(estimatedEndAt !== undefined && estimatedEndAt <= new Date(row.starts_at)
            ? [{ field: 'estimatedEndAt', code: 'notAfterStart' }]
            : []),
          ...(endsAt !== undefined && endsAt <= now ? [{ field: 'endsAt', code: 'past' }] : []),
        ];
        const said = [text, rootCause, resolution, mitigation].some((texts) => texts.length > 0);
        const isTimed = body.nextUpdateAt !== undefined || body.estimatedEndAt !== undefined || endsAt !== undefined;
        const saysNothing =
          !said &&
          !isTimed &&
          (state ?? row.state_now) === row.state_now &&
          restored.length === 0 &&
          body.showsEstimatedEnd === undefined;
        if (errors.length === 0 && saysNothing) errors.push({ field: 'text', code: 'required' });
        if (errors.length > 0) throw invalid(...errors);
        // Only the end of a work that is under way is put off; before that, it is moved.
        if (endsAt !== undefined && !['IN_PROCESS', 'VERIFYING'].includes(row.state_now))
          throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
        if (state !== undefined && state !== row.state_now && !nextDisturbanceStates(row.state_now).includes(state))
          throw new ProblemError(409, { code: 'TRANSITION_NOT_ALLOWED' });
        const stateNow = state ?? (endsAt === undefined ? row.state_now : 'IN_PROCESS');
        const isAnnounced = row.announced_at === null && stateNow !== 'DRAFT';
        if (isAnnounced) await refuseInFreeze(transaction, row, now);
        const isResolved = stateNow === 'RESOLVED' && row.state_now !== 'RESOLVED';
        await saveChange(transaction, row.id, {
          ...((state !== undefined || endsAt !== undefined) && { state: stateNow }),
          ...(endsAt !== undefined && { endsAt: endsAt.toISOString() }),
          ...(body.nextUpdateAt !== undefined && { nextUpdateAt: nextUpdateAt ?? null }),
          ...(body.estimatedEndAt !== undefined && { estimatedEndAt: estimatedEndAt ?? null }),
          ...(body.showsEstimatedEnd !== undefined && { showsEstimatedEnd: body.showsEstimatedEnd }),
          ...(rootCause.length > 0 && { rootCause: normaliseLanguageTexts(rootCause) }),
          ...(resolution.length > 0 && { resolution: normaliseLanguageTexts(resolution) }),
          ...(mitigation.length > 0 && { mitigation: normaliseLanguageTexts(mitigation) }),
          ...(isAnnounced && { announcedAt: now }),
          ...(isResolved && { resolvedAt: now, nextUpdateAt: null }),
        });
        if (isResolved || restored.length > 0) {
          const back = new Set<string>();
          for (const { id } of customers) {
            const through = await transaction.atCustomer(id, (queries) =>
              restoreServices(queries, row.id, isResolved ? undefined : restored),
            );
            for (const one of through) back.add(one);
          }
          const unknown = restored.flatMap((one, place) =>
            back.has(one) ? [] : [{ field: `restored.${place}`, code: 'unknown' }],
          );
          if (unknown.length > 0) throw invalid(...unknown);
        }
        const kind = isAnnounced ? 'ANNOUNCED' : 'UPDATED';
        if (stateNow !== 'DRAFT') {
          await insertUpdate(transaction, row.id, { kind, state: stateNow, text: normaliseLanguageTexts(text), by });
          await tellCustomers(transaction, row.id, isResolved ? 'RESOLVED' : kind);
        }
        return { ...body, state: stateNow };
      }),

    moveDisturbance: (call) =>
      progressing(database, call, async ({ transaction, row, customers, now, by }) => {
        const { body } = call;
        const reader = momentReader();
        const window = reader.window('', body, { now });
        const backupWindows = (body.backupWindows ?? []).map((one, place) =>
          reader.window(`backupWindows.${place}.`, one, { now }),
        );
        const answerBy = reader.moment('answerBy', body.answerBy);
        const windows = [window, ...backupWindows].filter((one) => one !== undefined);
        const freezes = await listFreezePeriods(transaction, dayOf(now));
        const startsAt = window === undefined ? undefined : new Date(window.startsAt);
        const errors = [
          ...reader.errors,
          ...(startsAt !== undefined && startsAt <= now ? [{ field: 'startsAt', code: 'past' }] : []),
          ...(row.kind === 'NORMAL' ? freezeErrors([window, ...backupWindows], freezes, row.countries) : []),
          ...answerErrors(answerBy, startsAt, now),
          ...textErrors('reason', body.reason, maxDisturbanceUpdateLength, { isRequired: true }),
        ];
        if (errors.length > 0 || window === undefined) throw invalid(...errors);
        refuseUnlessAhead(row);
        const reason = normaliseLanguageTexts(body.reason);
        const isTold = row.announced_at !== null;
        const before = { startsAt: iso(row.starts_at), endsAt: iso(row.ends_at ?? row.starts_at) };
        await saveChange(transaction, row.id, {
          ...window,
          backupWindows: windows.slice(1),
          answerBy: answerBy ?? null,
          ...(isTold && {
            state: 'RE_SCHEDULED',
            movedFrom: [...row.moved_from, { ...before, movedAt: now.toISOString(), reason }],
          }),
        });
        for (const { id } of customers)
          await transaction.atCustomer(id, (queries) => moveServices(queries, row.id, { from: before, to: window }));
        if (isTold) {
          await insertUpdate(transaction, row.id, { kind: 'MOVED', state: 'RE_SCHEDULED', text: reason, by });
          await tellCustomers(transaction, row.id, 'MOVED');
        }
        return { from: before, to: window };
      }),

    cancelDisturbance: (call) =>
      progressing(database, call, async ({ transaction, row, by }) => {
        const errors = textErrors('reason', call.body.reason, maxDisturbanceUpdateLength, { isRequired: true });
        if (errors.length > 0) throw invalid(...errors);
        refuseUnlessAhead(row);
        const cancelReason = normaliseLanguageTexts(call.body.reason);
        await saveChange(transaction, row.id, { state: 'CANCELLED', cancelReason });
        if (row.announced_at !== null) {
          await insertUpdate(transaction, row.id, { kind: 'CANCELLED', state: 'CANCELLED', text: cancelReason, by });
          await tellCustomers(transaction, row.id, 'CANCELLED');
        }
        return { state: 'CANCELLED' };
      }),

    answerInquiry: (call) =>
      progressing(database, call, async ({ transaction, row, customers, by }) => {
        const { customerId, inquiryId, state, answer } = call.body;
        const error = isBlank(answer)
          ? { code: 'required' as const }
          : validateText(answer.replaceAll(/\r?\n/g, ' '), { maxLength: maxInquiryLength });
        if (error !== undefined) throw invalid({ field: 'answer', ...error });
        const wasOpen = customers.some(({ id }) => id === customerId)
          ? await transaction.atCustomer(customerId, async (queries) => {
              const given = { inquiryId, state, answer: answer.trim(), by };
              const isSaved = await saveInquiryAnswer(queries, row.id, given);
              if (isSaved === true) await noteAt(queries, call, row.id, given);
              return isSaved;
            })
          : undefined;
        if (wasOpen === undefined) throw invalid({ field: 'inquiryId', code: 'unknown' });
        if (!wasOpen) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
        return { inquiryId, state };
      }),
  } satisfies Partial<Handlers<disturbancesOperations>>;
}

function refuseUnlessAhead({ type, state_now: state }: ProviderRow): void {
  if (type !== 'PLANNED_WORK' || !isWorkAhead(state)) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
}

/** A freeze may have been set since the draft was written. */
async function refuseInFreeze(transaction: StaffTransaction, row: ProviderRow, now: Date): Promise<void> {
  if (row.kind !== 'NORMAL' || row.ends_at === null) return;
  const freezes = await listFreezePeriods(transaction, dayOf(now));
  const window = { startsAt: iso(row.starts_at), endsAt: iso(row.ends_at) };
  if (isInFreeze(window, freezes, row.countries)) throw invalid({ field: 'startsAt', code: 'inFreeze' });
}

/** A write that is done once for each key, with its audit row, and answers the whole as it is then. */
async function progressing(
  database: Database,
  call: IdempotentCall & StaffCall & { path: { disturbanceId: string } },
  work: (on: Work) => Promise<object>,
): Promise<{ status: 201; body: ProviderDisturbance; headers: { ETag: string } }> {
  const { principal, path } = call;
  const body = { ...path, ...(call.body as object) };
  return database.withStaff(principal, (transaction) =>
    once(transaction, { ...call, body }, async () => {
      const now = new Date();
      const found = await findForStaff(transaction.query, path.disturbanceId, now, { forUpdate: true });
      if (found === undefined) throw new ProblemError(404);
      const { row } = found;
      const customers = await transaction.acrossCustomers((query) => touchedCustomers(query, row.id));
      const after = await work({ transaction, row, customers, now, by: nameOf(principal) });
      await touch(transaction, row.id);
      await noteWrite(transaction, call, row, after);
      const answer = await transaction.acrossCustomers((query) => providerView(query, row.id, now));
      if (answer === undefined) throw new Error('It is gone.');
      return { status: 201 as const, body: answer, headers: { ETag: etagOf(answer) } };
    }),
  );
}
