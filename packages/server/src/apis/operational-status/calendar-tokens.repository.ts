import type { CalendarToken } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';

/** What a feed is for: programs that keep calendars, or those that read news. */
export type FeedKind = CalendarToken['kind'];

export interface TokenDetails {
  name: string;
  layers: readonly string[];
  tagIds: readonly string[];
  withAddresses: boolean;
  language: string;
}

const columns = sql`jsonb_build_object('id', id, 'kind', kind, 'name', name, 'layers', layers, 'tagIds', tag_ids, 'withAddresses', with_addresses,
  'language', language, 'hint', hint, 'createdAt', created_at, 'lastUsedAt', last_used_at, 'lastUsedBy', last_used_by, 'version', version) as token`;

function tokenOf(row: CalendarToken): CalendarToken {
  const iso = (text: string) => new Date(text).toISOString();
  return { ...row, createdAt: iso(row.createdAt), lastUsedAt: row.lastUsedAt === null ? null : iso(row.lastUsedAt) };
}

/** Those of one user that have not been revoked. */
export async function listTokens({ query, customerId }: TenantQueries, userId: string): Promise<CalendarToken[]> {
  const { rows } = await sql<{ token: CalendarToken }>`
    select ${columns} from calendar_tokens where customer_id = ${customerId} and user_id = ${userId} and revoked_at is null
    order by created_at desc, id`.execute(query);
  return rows.map(({ token }) => tokenOf(token));
}

/** The user's own one, held until the transaction ends; undefined if there is none, or it was revoked. */
export async function lockToken(
  { query, customerId }: Transaction,
  userId: string,
  id: string,
): Promise<CalendarToken | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ token: CalendarToken }>`
    select ${columns} from calendar_tokens
    where customer_id = ${customerId} and user_id = ${userId} and id = ${id} and revoked_at is null for update`.execute(
    query,
  );
  const [row] = rows;
  return row === undefined ? undefined : tokenOf(row.token);
}

export async function insertToken(
  { query, customerId }: Transaction,
  {
    userId,
    kind,
    hash,
    hint,
    ...details
  }: TokenDetails & { userId: string; kind: FeedKind; hash: string; hint: string },
): Promise<string> {
  const { id } = await query
    .insertInto('calendar_tokens')
    .values({
      customer_id: customerId,
      user_id: userId,
      kind,
      name: details.name,
      token_hash: hash,
      hint,
      layers: [...details.layers],
      tag_ids: [...details.tagIds],
      with_addresses: details.withAddresses,
      language: details.language,
      last_used_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveToken({ query, customerId }: Transaction, id: string, details: TokenDetails): Promise<void> {
  await query
    .updateTable('calendar_tokens')
    .set((eb) => ({
      name: details.name,
      layers: [...details.layers],
      tag_ids: [...details.tagIds],
      with_addresses: details.withAddresses,
      language: details.language,
      version: eb('version', '+', 1),
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function revokeToken({ query, customerId }: Transaction, id: string): Promise<void> {
  await query
    .updateTable('calendar_tokens')
    .set((eb) => ({ revoked_at: sql<Date>`now()`, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Often enough to tell whether a feed is used at all. */
export async function noteUse({ query, customerId }: Transaction, id: string, by: string): Promise<void> {
  await query
    .updateTable('calendar_tokens')
    .set({ last_used_at: sql<Date>`now()`, last_used_by: by })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', sql<Date>`now() - interval '10 minutes'`)]),
    )
    .execute();
}

/** Those of the tags that the customer has. */
export async function knownTags({ query, customerId }: TenantQueries, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text from tags where customer_id = ${customerId} and id::text = any(${[...ids]}::text[])`.execute(query);
  return new Set(rows.map(({ id }) => id));
}
