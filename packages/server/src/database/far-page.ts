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

export interface Rows {
  /** The column that names a row. */
  id: RawBuilder<unknown>;
  /** Table and condition, as in `users where customer_id = …`. */
  source: RawBuilder<unknown>;
  order: (isBackwards: boolean) => RawBuilder<unknown>;
}

/**
 * The ids of one page; an index alone tells them where it has all columns of the order and the condition. A page that is nearer to the
 * end is read from there: `counted` says how many rows there were a moment ago, `total` is how many the statement itself sees, so that a
 * row that has come in between shifts nothing. The size is in the text, so that the plan knows how few rows are wanted.
 */
export function idsOfPage(
  { id, source, order }: Rows,
  { page, pageSize }: PageOf,
  far: { counted: number; total: RawBuilder<unknown> } | undefined,
): RawBuilder<unknown> {
  const skipped = page * pageSize;
  const size = sql.lit(pageSize);
  if (far === undefined || skipped <= far.counted / 2)
    return sql`select ${id} from ${source} order by ${order(false)} limit ${size} offset ${skipped}`;
  const { total } = far;
  return sql`select * from (
      select ${id} from ${source} order by ${order(true)} limit ${size} offset greatest(${total} - ${skipped + pageSize}::int, 0)
    ) as from_end limit greatest(${total} - ${skipped}::int, 0)`;
}
