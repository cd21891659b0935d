import type { TenantQueries } from '../database/tenant-queries.ts';
import type { PriceBook } from './price-book.ts';

/** Without a book nothing is priced by rules: every price is a specialist's. */
const empty: PriceBook = { version: 0, rules: [], products: [], reach: [], points: [], validDays: 30 };

/** The newest version: what new quotes follow. */
export async function currentPriceBook({ query }: TenantQueries): Promise<PriceBook> {
  const row = await query
    .selectFrom('price_books')
    .select(['version', 'book'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? empty : { ...row.book, version: row.version };
}

/** A version that a quote has kept. */
export async function priceBookOf({ query }: TenantQueries, version: number): Promise<PriceBook> {
  const row = await query
    .selectFrom('price_books')
    .select(['version', 'book'])
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? empty : { ...row.book, version: row.version };
}
