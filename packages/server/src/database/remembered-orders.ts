import { sql, type RawBuilder } from 'kysely';
import type { PageOf } from './far-page.ts';
import type { TenantQueries } from './tenant-queries.ts';

/** A list whose rows are named by a uuid, in one order. */
export interface ListOrder {
  /** What is noted in `list_changes` when something of it changes. */
  list: 'users' | 'orders' | 'quotes';
  /** Tells it from the other orders and filters of the list. */
  name: string;
  /** One after the other, each in its order: table and condition, as in `orders where customer_id = …`. Rows have an `id`. */
  parts: readonly Record<'source' | 'order', RawBuilder<unknown>>[];
  /** When time alone changes it, as an expression; null for never. */
  until?: RawBuilder<unknown>;
}

export interface FarPage {
  ids: string[];
  /** How many rows the list has. */
  total: number;
}

interface Remembered {
  /** All ids one after the other, 16 bytes each. */
  ids: Uint8Array;
  /** What could be seen when it was read. */
  snapshot: string;
  until: Date | null;
  readAt: number;
}

const idLength = 16;
/** So that a database that was put back to an earlier state is seen; changes are kept for longer. */
const maxAge = 10 * 60_000;

/**
 * The orders of long lists, as this process last read them: a page is a part of the order, so that what it costs does not depend on its
 * number. Each use asks whether something has changed since. The least recently used are forgotten beyond `maxBytes`.
 */
export class RememberedOrders {
  readonly #known = new Map<string, Remembered>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = 64 * 2 ** 20) {
    this.#maxBytes = maxBytes;
  }

  async page(queries: TenantQueries, wanted: ListOrder, { page, pageSize }: PageOf): Promise<FarPage> {
    const { ids } = await this.#orderOf(queries, wanted);
    const bytes = Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength);
    const found: string[] = [];
    const end = Math.min((page + 1) * pageSize * idLength, bytes.length);
    for (let place = page * pageSize * idLength; place < end; place += idLength)
      found.push(uuidOf(bytes.toString('hex', place, place + idLength)));
    return { ids: found, total: bytes.length / idLength };
  }

  async #orderOf(queries: TenantQueries, wanted: ListOrder): Promise<Remembered> {
    // What a scope holds changes with other tables than those that are noted.
    if (queries.isNarrowed) return read(queries, wanted);
    const name = `${queries.customerId} ${wanted.list} ${wanted.name}`;
    const known = this.#known.get(name);
    this.#forget(name);
    const order = known !== undefined && (await holds(queries, wanted, known)) ? known : await read(queries, wanted);
    this.#remember(name, order);
    return order;
  }

  #remember(name: string, order: Remembered): void {
    this.#forget(name);
    this.#known.set(name, order);
    this.#bytes += order.ids.byteLength;
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#bytes -= this.#known.get(name)?.ids.byteLength ?? 0;
    this.#known.delete(name);
  }
}

async function read({ query }: TenantQueries, { parts, until }: ListOrder): Promise<Remembered> {
  const readAt = performance.now();
  const ids = parts.map(
    ({ source, order }) =>
      sql`(with ordered as materialized (select id from ${source} order by ${order}) select coalesce(string_agg(uuid_send(id), ''), '') from ordered)`,
  );
  const { rows } = await sql<Pick<Remembered, 'ids' | 'snapshot' | 'until'>>`
    select ${sql.join(ids, sql` || `)} as ids, pg_current_snapshot()::text as snapshot, ${until ?? sql`null::timestamptz`} as until`.execute(
    query,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table has one row.');
  return { ...row, readAt };
}

async function holds(
  { query, customerId }: TenantQueries,
  { list }: ListOrder,
  { snapshot, until, readAt }: Remembered,
): Promise<boolean> {
  if (performance.now() - readAt > maxAge) return false;
  const { rows } = await sql<{ holds: boolean }>`
    select coalesce(${until}::timestamptz > now(), true) and not exists (
      select from list_changes where customer_id = ${customerId} and list = ${list}
        and changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)
    ) as holds`.execute(query);
  return rows[0]?.holds === true;
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
