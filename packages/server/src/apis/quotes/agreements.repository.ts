import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { isStorable } from '../../database/stored-text.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import type { Currency, PriceBook, PricedProduct } from '../../pricing/price-book.ts';

export interface Agreement {
  id: string;
  name: string;
  /** Off the monthly fee, in basis points. */
  discount: number;
  currency: Currency | null;
  /** Ids of products, then of packages. */
  offered: string[];
  packages: string[];
  /** By id, as the agreement calls them. */
  names: Record<string, string>;
}

/** The agreement, while the caller may buy under it today (YYYY-MM-DD); 403 otherwise, as if it had been lost. */
export async function openAgreement(
  { query, customerId }: TenantQueries,
  id: string,
  { category }: Pick<Principal, 'category'>,
  today: string,
): Promise<Agreement> {
  if (!isStorable(id)) throw lost();
  const { rows } = await sql<Agreement>`
    select id, name, discount_basis_points as discount, currency,
      array(select jsonb_array_elements(products || product_packages) ->> 'id') as offered,
      array(select jsonb_array_elements(product_packages) ->> 'id') as packages,
      (select coalesce(jsonb_object_agg(each ->> 'id', each ->> 'name'), '{}') from jsonb_array_elements(products || product_packages) as each) as names
    from framework_agreements
    where customer_id = ${customerId} and id = ${id}
      and (${category === 'internalStaff'} or not quote_and_order_internal_users_only)
      and coalesce(valid_from <= ${today}::date, true) and coalesce(valid_to >= ${today}::date, true)`.execute(query);
  if (rows[0] === undefined) throw lost();
  return rows[0];
}

/** The products as the price book has them; 403 for one that the agreement has not. One without prices is still sold, by hand. */
export function offeredProducts(
  { offered }: Agreement,
  { products }: PriceBook,
  ids: readonly string[],
): Pick<PricedProduct, 'id' | 'name' | 'orderedAs'>[] {
  return ids.map((id) => {
    if (!offered.includes(id)) throw lost();
    const known = products.find((product) => product.id === id);
    return { id, name: known?.name ?? id, orderedAs: known?.orderedAs ?? id };
  });
}

export function lost(): ProblemError {
  return new ProblemError(403, { code: 'AGREEMENT_LOST' });
}
