import { sql } from 'kysely';
import type { StaffTransaction } from '../../../database/connect.ts';
import { notify } from '../../../notifications/notify.ts';
import type { EventTypeId } from '../../../notifications/event-types.ts';
import { touchedCustomers } from './customers-across.repository.ts';
import { findForStaff } from './staff-reads.repository.ts';

/** RESOLVED once, when it gets there: what is added afterwards is an update. */
export type ToldKind = 'ANNOUNCED' | 'UPDATED' | 'RESOLVED' | 'MOVED' | 'CANCELLED';

/** Tells each customer whom it touches what was written of it, as it is after the write. */
export async function tellCustomers(transaction: StaffTransaction, id: string, kind: ToldKind): Promise<void> {
  const found = await findForStaff(transaction.query, id, new Date());
  if (found === undefined) return;
  const { row } = found;
  const answerBy = row.answer_by === null ? null : new Date(row.answer_by);
  const isAnswerWanted = answerBy !== null && answerBy > new Date();
  const types = typesOf(kind, { isWork: row.type === 'PLANNED_WORK', isAnswerWanted });
  const customers = await transaction.acrossCustomers((query) => touchedCustomers(query, id));
  for (const { id: customerId } of customers)
    await transaction.atCustomer(customerId, async (queries) => {
      const { rows } = await sql<{ impact: string; services: number }>`
        select impact, services from disturbance_customers where customer_id = ${customerId} and disturbance_id = ${id} and services > 0`.execute(
        queries.query,
      );
      const [share] = rows;
      if (share === undefined) return;
      const details = {
        work: row.title,
        reference: row.reference,
        impact: share.impact,
        services: String(share.services),
        startsAt: row.starts_at,
        endsAt: row.ends_at ?? '',
        answerAt: row.answer_by ?? '',
      };
      for (const type of types)
        await notify(queries, {
          type,
          objectId: id,
          details,
          respondBy: type === 'workAnswerWanted' ? answerBy : null,
        });
    });
}

function typesOf(
  kind: ToldKind,
  { isWork, isAnswerWanted }: { isWork: boolean; isAnswerWanted: boolean },
): EventTypeId[] {
  if (!isWork) {
    if (kind === 'ANNOUNCED') return ['disturbanceOpened'];
    return [kind === 'RESOLVED' ? 'disturbanceResolved' : 'disturbanceUpdated'];
  }
  switch (kind) {
    case 'ANNOUNCED':
      return [isAnswerWanted ? 'workAnswerWanted' : 'workAnnounced'];
    case 'MOVED':
      return isAnswerWanted ? ['workMoved', 'workAnswerWanted'] : ['workMoved'];
    case 'CANCELLED':
      return ['workCancelled'];
    case 'RESOLVED':
    case 'UPDATED':
      return ['workUpdated'];
  }
}
