import { sql, type RawBuilder } from 'kysely';

export interface SortColumn {
  column: RawBuilder<unknown>;
  /** What has no value comes last, whichever way the list is sorted. */
  isNullable?: boolean;
}

/** The order of a list, or the same backwards. Each way is that of an index read in one direction. */
export function orderBy(
  columns: readonly SortColumn[],
  { isDown, isBackwards = false }: { isDown: boolean; isBackwards?: boolean },
): RawBuilder<unknown> {
  return sql.join(
    columns.map(({ column, isNullable = false }) => {
      const descends = isDown !== isBackwards;
      if (!isDown || !isNullable) return sql`${column} ${descends ? sql`desc` : sql`asc`}`;
      return sql`${column} ${descends ? sql`desc nulls last` : sql`asc nulls first`}`;
    }),
  );
}

export interface PageOf {
  page: number;
  pageSize: number;
}

/** Rows that may be skipped without a look at how many there are. */
const near = 1000;

export function isFar({ page, pageSize }: PageOf): boolean {
  return page * pageSize > near;
}

/** Rows that come one after the other in the order of one index. */
export interface Part {
  /** Table and condition, as in `users where customer_id = …`. */
  source: RawBuilder<unknown>;
  order: (isBackwards: boolean) => RawBuilder<unknown>;
}

export interface Rows {
  /** The column that names a row. */
  id: RawBuilder<unknown>;
  /** The list: all rows of the first part, then those of the next. */
  parts: readonly Part[];
}

/**
 * The ids of one page, each with its `place`, which they sort by; an index alone tells them where it has all columns of the order and the
 * condition. A page that is nearer to the end is read from there: `counted` says how many rows there were a moment ago, `total` is how
 * many the statement itself sees, so that a row that has come in between shifts nothing. The size is in the text, so that the plan knows
 * how few rows are wanted.
 */
export function idsOfPage(
  { id, parts }: Rows,
  { page, pageSize }: PageOf,
  far: { counted: number; total: RawBuilder<unknown> } | undefined,
): RawBuilder<unknown> {
  const skipped = page * pageSize;
  const size = sql.lit(pageSize);
  if (far === undefined || skipped <= far.counted / 2)
    return slice(placed(id, parts, false), { skipped: sql.lit(skipped), size, isFirst: page === 0 });
  const { total } = far;
  return sql`select ${id}, -place as place from (${slice(placed(id, parts.toReversed(), true), {
    skipped: sql`greatest(${total} - ${skipped + pageSize}::int, 0)`,
    size,
    isFirst: false,
  })}) as from_end order by from_end.place limit greatest(${total} - ${skipped}::int, 0)`;
}

interface PlacedPart {
  source: RawBuilder<unknown>;
  /** The rows of the part from one place on. */
  rows: (limits: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Places within a part; a part has fewer rows than this. */
const partSpan = 2 ** 32;

function placed(id: RawBuilder<unknown>, parts: readonly Part[], isBackwards: boolean): PlacedPart[] {
  return parts.map(({ source, order }, number) => ({
    source,
    rows: (limits) =>
      sql`select ${id}, ${sql.lit(number * partSpan)}::bigint + row_number() over () as place from (select ${id} from ${source} order by ${order(isBackwards)} ${limits}) as part`,
  }));
}

/** A part is asked for what is left to skip after those before it, which are counted once, and no further than that. */
function slice(
  parts: readonly PlacedPart[],
  { skipped, size, isFirst }: { skipped: RawBuilder<unknown>; size: RawBuilder<unknown>; isFirst: boolean },
): RawBuilder<unknown> {
  const [first, ...others] = parts;
  if (first === undefined) throw new Error('A list has at least one part.');
  if (others.length === 0) return first.rows(sql`limit ${size} offset ${skipped}`);
  const before = parts.slice(0, -1);
  const counts = before.map(
    ({ source }, number) =>
      sql`(select count(*) from (select from ${source} limit ${skipped}) as part) as ${sql.ref(`part_${number}`)}`,
  );
  const leftAt = (number: number) => {
    if (number === 0 || isFirst) return skipped;
    const sum = sql.join(
      before.slice(0, number).map((_, index) => sql.ref(`part_${index}`)),
      sql` + `,
    );
    return sql`(select greatest(skipped - (${sum}), 0) from counted)`;
  };
  const selects = parts.map(({ rows }, number) => sql`(${rows(sql`limit ${size} offset ${leftAt(number)}`)})`);
  const counted = sql`with counted as materialized (select ${skipped} as skipped, ${sql.join(counts)})`;
  return sql`${isFirst ? sql`` : counted} select * from (${sql.join(selects, sql` union all `)}) as parts order by place limit ${size}`;
}
