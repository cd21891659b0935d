import { changeActionsFor, type ChangeRequest, type ChangeRequestSummary } from '@skerry/contracts';
import { changeKindOf } from '../../inventory/change-kinds.ts';
import type { RequestRow, StoredRequest } from './request-row.ts';
import { iso } from '../../http/iso-time.ts';

export function summaryOf(row: RequestRow): ChangeRequestSummary {
  return {
    id: row.id,
    number: row.request_number,
    kind: { id: row.kind, translations: changeKindOf(row.kind)?.translations ?? [] },
    changeClass: row.change_class,
    status: row.status,
    approval: row.approval,
    windowStart: iso(row.window_start),
    windowEnd: iso(row.window_end),
    reference: row.reference,
    services: row.services,
    serviceCount: row.service_count,
    siteCount: row.site_count,
    createdBy: row.created_by,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
  };
}

export function requestOf(
  { request: row, messages, events }: StoredRequest,
  roles: ReadonlySet<string>,
): ChangeRequest {
  return {
    ...summaryOf(row),
    details: row.details,
    secretFields: row.secret_fields,
    allowedOutageMinutes: row.allowed_outage_minutes,
    freezeAccepted: row.freeze_accepted,
    rollback: row.rollback_wish,
    contact:
      row.contact_name === null || row.contact_phone === null
        ? null
        : { name: row.contact_name, phone: row.contact_phone },
    approvedBy: row.approved_by,
    approvedAt: row.approved_at === null ? null : iso(row.approved_at),
    messages: messages.map((message) => ({
      id: message.id,
      sentAt: iso(message.sent_at),
      isFromProvider: message.is_from_provider,
      authorName: message.author_name,
      text: message.text,
    })),
    events: events.map(({ at, status, author_name: authorName, text }) => ({
      at: iso(at),
      status,
      authorName,
      text,
    })),
    actions: changeActionsFor(stateOf(row), roles),
    version: row.version,
  };
}

/** The part of a request that decides what can be done with it. */
export function stateOf(row: RequestRow) {
  return { status: row.status, changeClass: row.change_class, isApprovalOpen: row.approval === 'WAITING' };
}
