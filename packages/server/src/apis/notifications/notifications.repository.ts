import type { NotificationCounts, NotificationItem } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { searchable, storable } from '../../database/stored-text.ts';
import { isUuid } from '../../database/uuid.ts';

export interface NotificationFilter {
  kind?: 'ACTION' | 'INFO' | undefined;
  unread?: boolean | undefined;
  topics?: readonly string[] | undefined;
  text?: string | undefined;
}

/** Still to be done, whether it has been read or not. */
const isToDo = sql<boolean>`action_required and settled_at is null`;

/** One page of what a user was told of, and how many there are of everything. */
export async function listNotificationRows(
  { query, customerId }: TenantQueries,
  userId: string,
  { kind, unread = false, topics, text: given }: NotificationFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: NotificationItem[]; totalItems: number }> {
  const text = searchable(given);
  const where = sql.join(
    [
      sql`customer_id = ${customerId} and user_id = ${userId} and in_bell`,
      ...(kind === undefined ? [] : [kind === 'ACTION' ? isToDo : sql`not (${isToDo})`]),
      ...(unread ? [sql`read_at is null`] : []),
      ...(topics === undefined ? [] : [sql`topic = any(${storable(topics)}::text[])`]),
      ...(text === '' ? [] : [sql`strpos(search_text, ${text}) > 0`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<{ items: NotificationItem[]; total: number }>`
    select (select coalesce(jsonb_agg(item order by place), '[]') from (
        select jsonb_build_object('id', id, 'type', type, 'topic', topic, 'severity', severity, 'title', title, 'objectType', object_type,
            'objectId', object_id, 'url', url, 'actionRequired', ${isToDo}, 'respondBy', ${iso('respond_by')}, 'settledAt', ${iso('settled_at')},
            'readAt', ${iso('read_at')}, 'createdAt', ${iso('created_at')}) as item,
          row_number() over (order by (${isToDo}) desc, created_at desc, event_id desc) as place
        from notifications where ${where} order by place limit ${sql.lit(pageSize)} offset ${page * pageSize}) as page) as items,
      (select count(*)::int from notifications where ${where}) as total`.execute(query);
  return { items: rows[0]?.items ?? [], totalItems: rows[0]?.total ?? 0 };
}

function iso(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export async function countNotifications(
  { query, customerId }: TenantQueries,
  userId: string,
): Promise<NotificationCounts> {
  const { rows } = await sql<NotificationCounts>`
    select count(*) filter (where read_at is null)::int as unread, count(*) filter (where ${isToDo})::int as "actionRequired",
      count(*) filter (where not (${isToDo}))::int as info
    from notifications where customer_id = ${customerId} and user_id = ${userId} and in_bell`.execute(query);
  return rows[0] ?? { unread: 0, actionRequired: 0, info: 0 };
}

/** Answers how many were unread until now. */
export async function markRead(
  { query, customerId }: Transaction,
  userId: string,
  { ids = [], until }: { ids?: readonly string[]; until?: Date | undefined },
): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(
      until === undefined
        ? sql<boolean>`id = any(${ids.filter(isUuid)}::uuid[])`
        : sql<boolean>`date_trunc('milliseconds', created_at) <= ${until}`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
