import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../../database/connect.ts';
import type { StoredMove, StoredWindow, Texts } from '../../../database/schema/disturbances.ts';
import type { CheckedDraft } from './draft-rules.ts';
import type { ProviderRow } from './staff-reads.repository.ts';

function columnsOf(draft: CheckedDraft, reference: string) {
  const texts = [reference, draft.place, ...draft.title.map(({ displayName }) => displayName)];
  return {
    title: JSON.stringify(draft.title),
    description: JSON.stringify(draft.description),
    advice: JSON.stringify(draft.advice),
    place: draft.place,
    longitude: draft.longitude,
    latitude: draft.latitude,
    kind: draft.kind,
    visibility: draft.visibility,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    backup_windows: JSON.stringify(draft.backupWindows),
    estimated_end_at: draft.estimatedEndAt,
    shows_estimated_end: draft.showsEstimatedEnd,
    next_update_at: draft.nextUpdateAt,
    expected_outage_minutes: draft.expectedOutageMinutes,
    answer_by: draft.answerBy,
    search_text: texts.join('\n').toLowerCase(),
  };
}

/** The id and reference of what was written, which touches nobody yet. */
export async function insertDisturbance(
  { query }: Transaction,
  draft: CheckedDraft,
  { by, now, isAnnounced }: { by: string; now: Date; isAnnounced: boolean },
): Promise<{ id: string; reference: string }> {
  const { rows } = await sql<{ number: string }>`select nextval('disturbance_numbers') as number`.execute(query);
  const year = String(now.getFullYear()).slice(2);
  const reference = `${draft.type === 'DISTURBANCE' ? 'DI' : 'PW'}-${year}-${rows[0]?.number ?? ''}`;
  const { id } = await query
    .insertInto('disturbances')
    .values({
      type: draft.type,
      reference,
      state: draft.state,
      ...columnsOf(draft, reference),
      impact: 'OUTAGE',
      countries: [...draft.countries],
      moved_from: '[]',
      root_cause: '[]',
      resolution: '[]',
      mitigation: '[]',
      cancel_reason: '[]',
      handled_by: by,
      announced_at: isAnnounced ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, reference };
}

export async function replaceTexts({ query }: Transaction, row: ProviderRow, draft: CheckedDraft): Promise<void> {
  await query.updateTable('disturbances').set(columnsOf(draft, row.reference)).where('id', '=', row.id).execute();
}

export interface DisturbanceChange {
  state?: string;
  startsAt?: string;
  endsAt?: string;
  backupWindows?: readonly StoredWindow[];
  answerBy?: Date | null;
  movedFrom?: readonly StoredMove[];
  nextUpdateAt?: Date | null;
  estimatedEndAt?: Date | null;
  showsEstimatedEnd?: boolean;
  rootCause?: Texts;
  resolution?: Texts;
  mitigation?: Texts;
  cancelReason?: Texts;
  announcedAt?: Date;
  resolvedAt?: Date;
}

const columns: Record<keyof DisturbanceChange, string> = {
  state: 'state',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  backupWindows: 'backup_windows',
  answerBy: 'answer_by',
  movedFrom: 'moved_from',
  nextUpdateAt: 'next_update_at',
  estimatedEndAt: 'estimated_end_at',
  showsEstimatedEnd: 'shows_estimated_end',
  rootCause: 'root_cause',
  resolution: 'resolution',
  mitigation: 'mitigation',
  cancelReason: 'cancel_reason',
  announcedAt: 'announced_at',
  resolvedAt: 'resolved_at',
};

/** Changes what is given, and nothing else. */
export async function saveChange({ query }: Transaction, id: string, change: DisturbanceChange): Promise<void> {
  const sets = Object.entries(change).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const stored: unknown = Array.isArray(value) ? JSON.stringify(value) : value;
    return [sql`${sql.ref(columns[name as keyof DisturbanceChange])} = ${stored}`];
  });
  if (sets.length > 0) await sql`update disturbances set ${sql.join(sets)} where id = ${id}`.execute(query);
}

/** After each change: one more in version and sequence. */
export async function touch({ query }: Transaction, id: string): Promise<void> {
  await query
    .updateTable('disturbances')
    .set((eb) => ({
      version: eb('version', '+', 1),
      sequence: eb('sequence', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function saveTotals(
  { query }: Transaction,
  id: string,
  totals: { impact: string; services: number; customers: number; countries: readonly string[] },
): Promise<void> {
  await query
    .updateTable('disturbances')
    .set({
      impact: totals.impact,
      service_count: totals.services,
      customer_count: totals.customers,
      countries: [...totals.countries],
    })
    .where('id', '=', id)
    .execute();
}

export async function insertUpdate(
  { query }: Transaction,
  id: string,
  update: { kind: string; state: string; text: Texts; by: string },
): Promise<void> {
  await query
    .insertInto('disturbance_updates')
    .values({
      disturbance_id: id,
      kind: update.kind,
      state: update.state,
      text: JSON.stringify(update.text),
      made_by: update.by,
    })
    .execute();
}

/** Answers whether the inquiry was open until now; undefined if there is none. */
export async function saveInquiryAnswer(
  { query, customerId }: TenantQueries,
  id: string,
  given: { inquiryId: string; state: string; answer: string; by: string },
): Promise<boolean | undefined> {
  const of = sql`customer_id = ${customerId} and disturbance_id = ${id} and id = ${given.inquiryId}`;
  const { rows } = await sql<{ state: string }>`select state from disturbance_inquiries where ${of} for update`.execute(
    query,
  );
  if (rows[0] === undefined) return undefined;
  if (rows[0].state !== 'OPEN') return false;
  await sql`update disturbance_inquiries set state = ${given.state}, answer = ${given.answer}, answered_by = ${given.by}, answered_at = now() where ${of}`.execute(
    query,
  );
  return true;
}
