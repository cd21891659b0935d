import { isWorkAhead, nextDisturbanceStates, type ProviderDisturbance } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { UpdateRow } from '../../../disturbances/disturbance-row.ts';
import { inquiryOf, placeOf, updateOf } from '../disturbance-view.ts';
import { iso, timeOf } from '../../../http/iso-time.ts';
import { customerParts, findForStaff, type AnswerCounts, type ProviderRow } from './staff-reads.repository.ts';

/** As the list has it: without what belongs to single customers. */
export function providerSummaryOf(
  row: ProviderRow & AnswerCounts,
  updates: readonly UpdateRow[] = [],
): ProviderDisturbance {
  return {
    id: row.id,
    type: row.type,
    reference: row.reference,
    title: row.title,
    description: row.description,
    advice: row.advice,
    kind: row.kind,
    state: row.state_now,
    impact: row.impact,
    visibility: row.visibility,
    countries: row.countries,
    place: placeOf(row),
    startsAt: iso(row.starts_at),
    endsAt: timeOf(row.ends_at),
    backupWindows: row.backup_windows,
    estimatedEndAt: timeOf(row.estimated_end_at),
    showsEstimatedEnd: row.shows_estimated_end,
    nextUpdateAt: timeOf(row.next_update_at),
    expectedOutageMinutes: row.expected_outage_minutes,
    answerBy: timeOf(row.answer_by),
    movedFrom: row.moved_from,
    announcedAt: timeOf(row.announced_at),
    resolvedAt: timeOf(row.resolved_at),
    handledBy: row.handled_by,
    rootCause: row.root_cause,
    resolution: row.resolution,
    mitigation: row.mitigation,
    cancelReason: row.cancel_reason,
    services: row.service_count,
    customers: row.customer_count,
    openInquiries: row.open_inquiries,
    acknowledged: row.acknowledged,
    groups: [],
    updates: updates.map(updateOf),
    inquiries: [],
    reports: [],
    nextStates: [
      ...nextDisturbanceStates(row.state_now),
      ...(row.type === 'PLANNED_WORK' && isWorkAhead(row.state_now)
        ? [...(row.announced_at === null ? [] : ['RE_SCHEDULED']), 'CANCELLED']
        : []),
    ],
    sequence: row.sequence,
    version: row.version,
  };
}

/** The whole of it, with what belongs to single customers. The query is one that sees all of them. */
export async function providerView(
  query: Kysely<Schema>,
  id: string,
  now: Date,
): Promise<ProviderDisturbance | undefined> {
  const found = await findForStaff(query, id, now);
  if (found === undefined) return undefined;
  const { groups, inquiries, reports, counts } = await customerParts(query, found.row.id);
  return {
    ...providerSummaryOf({ ...found.row, ...counts }, found.updates),
    groups: groups.map((group) => ({
      ...customerOf(group),
      through: group.through,
      impact: group.impact,
      minutes: group.minutes,
      startsAt: timeOf(group.starts_at),
      endsAt: timeOf(group.ends_at),
      services: group.services,
      restored: group.restored,
      serviceIds: group.service_ids,
    })),
    inquiries: inquiries.map((inquiry) => ({ ...customerOf(inquiry), ...inquiryOf(inquiry) })),
    reports: reports.map((report) => ({
      ...customerOf(report),
      serviceIds: report.service_ids,
      text: report.text,
      ticketReference: report.ticket_reference,
      at: iso(report.reported_at),
      by: report.reported_by,
    })),
  };
}

function customerOf({
  customer_id: customerId,
  customer_name: customerName,
}: {
  customer_id: string;
  customer_name: string;
}) {
  return { customerId, customerName };
}
