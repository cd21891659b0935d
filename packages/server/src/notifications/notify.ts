import type { TenantQueries } from '../database/connect.ts';
import type { EventDetails } from '../database/schema/notifications.ts';
import { eventTypes, type EventTypeId } from './event-types.ts';

export interface NewEvent {
  type: EventTypeId;
  objectId: string;
  /** Who is to know of it, beside those whom its type names. */
  userIds?: readonly (string | null)[];
  details?: EventDetails;
  respondBy?: Date | null;
  /** Whoever did it needs no word of it. */
  actorUserId?: string | null;
}

/** Tells of what a write did, in its transaction: if that is undone, nothing was told. */
export async function notify({ query, customerId }: TenantQueries, event: NewEvent): Promise<void> {
  await query
    .insertInto('notification_events')
    .values({
      customer_id: customerId,
      type: event.type,
      object_type: eventTypes[event.type].objectType,
      object_id: event.objectId,
      user_ids: (event.userIds ?? []).filter((id) => id !== null),
      details: JSON.stringify(event.details ?? {}),
      respond_by: event.respondBy ?? null,
      actor_user_id: event.actorUserId ?? null,
    })
    .execute();
}
