import type {
  AffectedService,
  Disturbance,
  DisturbanceSummary,
  DisturbanceUpdate,
  Inquiry,
  RedundancyRisk,
} from '@skerry/contracts';
import type {
  AffectedRow,
  DisturbanceRow,
  InquiryRow,
  StoredDisturbance,
  UpdateRow,
} from '../../disturbances/disturbance-row.ts';
import { iso, timeOf } from '../../http/iso-time.ts';

/** The caller, and the time of the call. */
export interface Viewer {
  roles: ReadonlySet<string>;
  isActing: boolean;
  now: Date;
}

/** Who may answer for the customer. */
export const answeringRoles = ['OperationStaff', 'OperationResponsible'] as const;

const day = 86_400_000;

export function summaryOf(row: DisturbanceRow, pairsAtRisk: ReadonlySet<string> | undefined): DisturbanceSummary {
  const { share } = row;
  return {
    id: row.id,
    type: row.type,
    reference: row.reference,
    title: row.title,
    kind: row.kind,
    state: row.state_now,
    startsAt: iso(row.starts_at),
    endsAt: timeOf(row.ends_at),
    estimatedEndAt: row.shows_estimated_end ? timeOf(row.estimated_end_at) : null,
    nextUpdateAt: timeOf(row.next_update_at),
    expectedOutageMinutes: row.expected_outage_minutes,
    movedFrom: row.moved_from,
    announcedAt: timeOf(row.announced_at),
    noticeDays: noticeDaysOf(row),
    resolvedAt: timeOf(row.resolved_at),
    latestUpdate: row.latest_update === null ? null : updateOf(row.latest_update),
    countries: row.countries,
    freezeIds: row.freeze_ids,
    mine:
      share === null
        ? null
        : {
            impact: share.impact,
            services: share.services,
            sites: share.sites,
            outageServices: share.outage_services,
            minutes: share.minutes,
            cities: share.cities,
          },
    answer: answerOf(row),
    pairsAtRisk: [...(pairsAtRisk ?? [])].toSorted((a, b) => a.localeCompare(b, 'en')),
    rootCause: row.root_cause,
  };
}

/** Whole days between the latest announcement or move and the window. */
function noticeDaysOf(row: DisturbanceRow): number | null {
  const told = row.moved_from.at(-1)?.movedAt ?? row.announced_at;
  if (row.type !== 'PLANNED_WORK' || told === null) return null;
  return Math.max(0, Math.floor((Date.parse(row.starts_at) - Date.parse(told)) / day));
}

function answerOf(row: DisturbanceRow): DisturbanceSummary['answer'] {
  const { share, answer_state: state } = row;
  const isAsked = state === 'QUESTION_ASKED' || state === 'DATE_ASKED';
  const isAcknowledged = state === 'ACKNOWLEDGED';
  const at = share?.acknowledged_at ?? null;
  const by = share?.acknowledged_by ?? null;
  return {
    state,
    answerBy: timeOf(row.answer_by),
    answeredAt: isAcknowledged ? timeOf(at) : isAsked ? timeOf(share?.asked_at ?? null) : null,
    answeredBy: isAcknowledged ? by : isAsked ? (share?.asked_by ?? null) : null,
    ...(!isAcknowledged && at !== null && by !== null && { earlier: { at: iso(at), by } }),
  };
}

export function disturbanceOf(
  { disturbance: row, affected, updates, inquiries }: StoredDisturbance,
  risks: readonly RedundancyRisk[],
  viewer: Viewer,
): Disturbance {
  return {
    ...summaryOf(row, new Set(risks.map(({ pair }) => pair))),
    description: row.description,
    advice: row.advice,
    place: placeOf(row),
    handledBy: row.handled_by,
    backupWindows: row.backup_windows,
    affected: affected.map(affectedOf),
    updates: updates.map(updateOf),
    inquiries: inquiries.map(inquiryOf),
    resolution: row.resolution,
    mitigation: row.mitigation,
    cancelReason: row.cancel_reason,
    risks: [...risks],
    actions: actionsOf(row, viewer),
    sequence: row.sequence,
    version: row.version,
  };
}

/** What the caller may do now. */
export function actionsOf(row: DisturbanceRow, { roles, isActing, now }: Viewer): string[] {
  if (isActing || !answeringRoles.some((role) => roles.has(role))) return [];
  const { share, answer_state: state } = row;
  if (row.type === 'DISTURBANCE') return row.state_now === 'RESOLVED' ? [] : ['report'];
  if (share === null) return [];
  const isOpen = isAhead(row) && (row.answer_by === null || new Date(row.answer_by) > now);
  if (!isOpen) return [];
  const mayAcknowledge = share.is_whole && state !== 'ACKNOWLEDGED' && state !== 'NOT_NEEDED';
  return [...(mayAcknowledge ? ['acknowledge'] : []), 'ask', 'askForAnotherDate'];
}

export function isAhead({ state_now: state }: Pick<DisturbanceRow, 'state_now'>): boolean {
  return ['TENTATIVE', 'CONFIRMED', 'RE_SCHEDULED'].includes(state);
}

export function placeOf({
  place,
  longitude,
  latitude,
}: Pick<DisturbanceRow, 'place' | 'longitude' | 'latitude'>): Disturbance['place'] {
  if (place === '') return null;
  return { name: place, coordinates: longitude === null || latitude === null ? null : { longitude, latitude } };
}

export function affectedOf(row: AffectedRow): AffectedService {
  return {
    serviceId: row.service_id,
    serviceName: row.service_name,
    productId: row.product_id,
    siteId: row.site_id,
    siteName: row.site_name,
    city: row.city,
    impact: row.impact,
    minutes: row.minutes,
    startsAt: timeOf(row.starts_at),
    endsAt: timeOf(row.ends_at),
    restoredAt: timeOf(row.restored_at),
    pair: row.pair,
  };
}

export function updateOf({
  id,
  at,
  kind,
  state,
  text,
  made_by: by,
  service_ids: ids = [],
}: UpdateRow): DisturbanceUpdate {
  return { id: String(id), at: iso(at), kind, state, text, by, ...(ids.length > 0 && { serviceIds: ids }) };
}

export function inquiryOf(row: InquiryRow): Inquiry {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    text: row.text,
    serviceIds: row.service_ids,
    wantedWindows: row.wanted_windows,
    usesBackupWindow: row.uses_backup_window,
    customerReference: row.customer_reference,
    contactName: row.contact_name,
    askedAt: iso(row.asked_at),
    askedBy: row.asked_by,
    answer: row.answer,
    answeredAt: timeOf(row.answered_at),
    answeredBy: row.answered_by,
  };
}
