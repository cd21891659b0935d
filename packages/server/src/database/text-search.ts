import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from './connect.ts';

/** The tables with a search_text, each with the key that its search function returns. */
const keys = {
  customer_users: { key: sql`users.id`, type: sql`uuid` },
  services: { key: sql`services.service_id`, type: sql`text` },
  sites: { key: sql`sites.id`, type: sql`text` },
  orders: { key: sql`orders.id`, type: sql`uuid` },
  quotes: { key: sql`quotes.id`, type: sql`uuid` },
  service_changes: { key: sql`service_changes.id`, type: sql`uuid` },
  tickets: { key: sql`tickets.id`, type: sql`uuid` },
  ticket_messages: { key: sql`ticket_messages.id`, type: sql`uuid` },
} as const;

/** Beyond this many rows, comparing the texts costs less than listing ids. */
const maxNamed = 2000;

/** The index needs three letters or digits in a row. */
const indexed = /[\p{L}\p{N}]{3}/u;

/** The condition that a row's search_text contains `text`, which is in the form that `searchable` gives, and not empty. */
export async function containing(
  { query }: TenantQueries,
  table: keyof typeof keys,
  text: string,
): Promise<RawBuilder<unknown>> {
  const compared = sql`strpos(search_text, ${text}) > 0`;
  if (!indexed.test(text)) return compared;
  const { rows } = await sql<{
    id: string;
  }>`select ${sql.id(`search_${table}`)}(${text}, ${maxNamed + 1}) as id`.execute(query);
  if (rows.length > maxNamed) return compared;
  const { key, type } = keys[table];
  return sql`${key} = any(${rows.map(({ id }) => id)}::${type}[])`;
}
