import { isWorkAhead, nextDisturbanceStates, type ProviderDisturbance } from '@skerry/contracts';
import type { StaffTransaction } from '../../../database/connect.ts';
import type { UpdateRow } from '../../../disturbances/disturbance-row.ts';
import { inquiryOf, iso, placeOf, timeOf, updateOf } from '../disturbance-view.ts';
import { customerPart, findForStaff, type NamedCustomer, type ProviderRow } from './staff.repository.ts';

/** As the list has it: without what belongs to single customers. */
export function providerSummaryOf(row: ProviderRow, updates: readonly UpdateRow[] = []): ProviderDisturbance {
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

/** The whole of it, each customer's part read for itself. */
export async function providerView(
  transaction: StaffTransaction,
  customers: readonly NamedCustomer[],
  id: string,
  now: Date,
): Promise<ProviderDisturbance | undefined> {
  const found = await findForStaff(transaction, id, now);
  if (found === undefined) return undefined;
  const view = providerSummaryOf(found.row, found.updates);
  for (const { id: customerId, name: customerName } of customers) {
    const { groups, inquiries, reports } = await transaction.atCustomer(customerId, (queries) =>
      customerPart(queries, found.row.id),
    );
    const of = { customerId, customerName };
    view.groups.push(
      ...groups.map((group) => ({
        ...of,
        through: group.through,
        impact: group.impact,
        minutes: group.minutes,
        startsAt: timeOf(group.starts_at),
        endsAt: timeOf(group.ends_at),
        services: group.services,
        restored: group.restored,
        serviceIds: group.service_ids,
      })),
    );
    view.inquiries.push(...inquiries.map((inquiry) => ({ ...of, ...inquiryOf(inquiry) })));
    view.reports.push(
      ...reports.map((report) => ({
        ...of,
        serviceIds: report.service_ids,
        text: report.text,
        ticketReference: report.ticket_reference,
        at: iso(report.reported_at),
        by: report.reported_by,
      })),
    );
  }
  view.inquiries.sort((a, b) => b.askedAt.localeCompare(a.askedAt));
  view.reports.sort((a, b) => b.at.localeCompare(a.at));
  return view;
}
