import { sql, type Kysely } from 'kysely';
import type { EventDetails } from '../../database/schema/notifications.ts';
import type { Schema } from '../../database/schema.ts';
import { eventTypes, pathOf, type EventType, type ToldEventType } from '../../notifications/event-types.ts';
import { titleOf } from '../../notifications/texts.ts';

const customerId = '4471820';

interface Told {
  id: string;
  details: EventDetails;
  respondBy?: string | null;
}

interface Scene {
  type: ToldEventType;
  hoursAgo: number;
  /** The object, as it is in the demo data. */
  from: ReturnType<typeof sql>;
}

const order = (status: string, place = 0) => sql`
  select id::text, jsonb_build_object('order', order_number, 'product', product_name, 'site', site_name,
    'deliveryDay', coalesce(to_char(confirmed_delivery_on, 'YYYY-MM-DD'), '')) as details
  from orders where customer_id = ${customerId} and status = ${status} order by ordered_at desc nulls last, id offset ${place} limit 1`;
const change = (status: string) => sql`
  select id::text, jsonb_build_object('request', request_number, 'services', coalesce((select string_agg(name, ', ') from (
    select name from service_change_services as one where one.customer_id = ${customerId} and one.request_id = service_changes.id order by place limit 3
  ) as names), ''), 'startsAt', to_jsonb(window_start)) as details
  from service_changes where customer_id = ${customerId} and status = ${status} order by updated_at desc limit 1`;
const quote = (status: string) => sql`
  select id::text, jsonb_build_object('quote', concat_ws(', ', quote_number, nullif(name, ''))) as details
  from quotes where customer_id = ${customerId} and status = ${status} and not withdrawn order by updated_at desc, id limit 1`;
const disturbance = (condition: ReturnType<typeof sql>) => sql`
  select works.id::text, jsonb_build_object('work', title, 'reference', reference, 'impact', share.impact, 'services', share.services::text,
    'startsAt', to_jsonb(starts_at), 'endsAt', coalesce(to_jsonb(ends_at), '""'), 'answerAt', coalesce(to_jsonb(answer_by), '""')) as details,
    to_jsonb(answer_by) #>> '{}' as "respondBy"
  from disturbances as works join disturbance_customers as share on share.disturbance_id = works.id and share.customer_id = ${customerId}
  where announced_at is not null and ${condition} order by starts_at desc limit 1`;

const scenes: readonly Scene[] = [
  { type: 'disturbanceUpdated', hoursAgo: 0.6, from: disturbance(sql`type = 'DISTURBANCE' and state <> 'RESOLVED'`) },
  { type: 'workAnswerWanted', hoursAgo: 1.2, from: disturbance(sql`answer_by > now()`) },
  { type: 'orderDateChanged', hoursAgo: 2.4, from: order('DELIVERY_DATE_CHANGED') },
  { type: 'quoteInputNeeded', hoursAgo: 21, from: quote('INPUT_NEEDED') },
  { type: 'changeInfoNeeded', hoursAgo: 22, from: change('NEED_INFO') },
  {
    type: 'approvalAsked',
    hoursAgo: 24,
    from: sql`select approvals.id::text, jsonb_build_object('name', requested_by, 'quote', quote_number, 'lastDay', to_char(expires_on, 'YYYY-MM-DD')) as details,
      to_jsonb((expires_on + time '23:59') at time zone 'Europe/Stockholm') #>> '{}' as "respondBy"
      from quote_approvals as approvals join quotes on quotes.customer_id = approvals.customer_id and quotes.id = approvals.quote_id
      where approvals.customer_id = ${customerId} and approvals.status = 'PENDING' limit 1`,
  },
  { type: 'orderDateConfirmed', hoursAgo: 26, from: order('CONFIRMED_DELIVERY') },
  { type: 'changeScheduled', hoursAgo: 28, from: change('SCHEDULED') },
  { type: 'quotePriced', hoursAgo: 47, from: quote('COMPLETED') },
  { type: 'workMoved', hoursAgo: 50, from: disturbance(sql`state = 'RE_SCHEDULED'`) },
  { type: 'workCancelled', hoursAgo: 52, from: disturbance(sql`state = 'CANCELLED'`) },
  { type: 'disturbanceResolved', hoursAgo: 71, from: disturbance(sql`state = 'RESOLVED'`) },
  { type: 'orderDelayed', hoursAgo: 75, from: order('CONFIRMATION_DELAY') },
  { type: 'orderCompleted', hoursAgo: 98, from: order('DELIVERY_COMPLETED') },
  { type: 'changeDone', hoursAgo: 121, from: change('DONE') },
  { type: 'orderCompleted', hoursAgo: 170, from: order('DELIVERY_COMPLETED', 1) },
];

/** After so long the readers of the demo have read what only informs them. */
const readAfter = 30;

/** What the people of one customer were told in the last days, about what the demo data have. */
export async function seedDemoNotifications(query: Kysely<Schema>, now: Date): Promise<void> {
  for (const { type, hoursAgo, from } of scenes) {
    const { rows } = await sql<Told>`${from}`.execute(query);
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    for (const told of rows) await tell(query, type, told, at, now);
  }
}

async function tell(
  query: Kysely<Schema>,
  id: ToldEventType,
  { id: objectId, details, respondBy = null }: Told,
  at: Date,
  now: Date,
): Promise<void> {
  const type: EventType = eventTypes[id];
  const { id: eventId } = await query
    .insertInto('notification_events')
    .values({
      customer_id: customerId,
      type: id,
      object_type: type.objectType,
      object_id: objectId,
      user_ids: [],
      details: JSON.stringify(details),
      respond_by: respondBy === null ? null : new Date(respondBy),
      actor_user_id: null,
      at,
      done_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const users = await query
    .selectFrom('customer_users as users')
    .select('users.id')
    .distinct()
    .innerJoin('customer_user_roles as given', (join) =>
      join.onRef('given.customer_id', '=', 'users.customer_id').onRef('given.user_id', '=', 'users.id'),
    )
    .where('users.customer_id', '=', customerId)
    .where('users.active', '=', true)
    .where('given.role_id', 'in', [...(type.roles ?? type.rolesInstead ?? [])])
    .execute();
  if (users.length === 0) return;
  const title = titleOf(id, details);
  const isAction = type.isAction === true;
  const isRead = !isAction && now.getTime() - at.getTime() > readAfter * 3_600_000;
  await query
    .insertInto('notifications')
    .values(
      users.map((user) => ({
        customer_id: customerId,
        user_id: user.id,
        event_id: eventId,
        type: id,
        topic: type.topic,
        severity: type.severity,
        title: JSON.stringify(title),
        object_type: type.objectType,
        object_id: objectId,
        url: pathOf(type.objectType, objectId),
        action_required: isAction,
        respond_by: isAction && respondBy !== null ? new Date(respondBy) : null,
        read_at: isRead ? at : null,
        in_bell: true,
        reason: 'role',
        search_text: title
          .map((text) => `${text.displayName}\n${text.description}`)
          .join('\n')
          .toLowerCase(),
        created_at: at,
      })),
    )
    .execute();
}
