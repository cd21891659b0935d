import type { AgreementInAdministration } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { isStorable } from '../../database/stored-text.ts';
import type { Currency } from '../../pricing/price-book.ts';

/** An agreement with a currency of ours. */
export type StoredAgreement = AgreementInAdministration & { currency: Currency | null };

export function listAgreements(queries: TenantQueries): Promise<StoredAgreement[]> {
  return agreements(queries, sql`true`);
}

export async function findAgreement(
  queries: TenantQueries,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<StoredAgreement | undefined> {
  if (!isStorable(id)) return undefined;
  const [found] = await agreements(queries, sql`id = ${id}`, forUpdate ? sql`for update` : sql``);
  return found;
}

async function agreements(
  { query, customerId }: TenantQueries,
  which: RawBuilder<unknown>,
  lock = sql``,
): Promise<StoredAgreement[]> {
  const { rows } = await sql<StoredAgreement>`
    select id, name, products, product_packages as "productPackages", quote_and_order_internal_users_only as "quoteAndOrderInternalUsersOnly",
      discount_basis_points as "discountBasisPoints", currency, valid_from::text as "validFrom", valid_to::text as "validTo", version
    from framework_agreements where customer_id = ${customerId} and ${which} order by name, id ${lock}`.execute(query);
  return rows;
}

export async function saveAgreement(
  { query, customerId }: Transaction,
  agreement: Omit<StoredAgreement, 'version'>,
): Promise<void> {
  await query
    .updateTable('framework_agreements')
    .set({
      name: agreement.name,
      products: JSON.stringify(agreement.products),
      product_packages: JSON.stringify(agreement.productPackages),
      quote_and_order_internal_users_only: agreement.quoteAndOrderInternalUsersOnly,
      discount_basis_points: agreement.discountBasisPoints,
      currency: agreement.currency,
      valid_from: agreement.validFrom,
      valid_to: agreement.validTo,
      version: sql<number>`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', agreement.id)
    .execute();
}
