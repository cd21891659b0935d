import type { PriceRuleDraft, PriceRules } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import type { PriceBook, PriceRule } from '../../pricing/price-book.ts';
import { currentPriceBook } from '../../pricing/price-books.repository.ts';

export interface Proposal {
  id: string;
  based_on: number;
  rules: readonly PriceRule[];
  reason: string;
  status: string;
  made_by: string;
  made_by_account_id: string;
  made_at: Date;
}

/** The proposal that waits for a decision. */
export async function waitingProposal({ query }: TenantQueries): Promise<Proposal | undefined> {
  return query.selectFrom('price_rule_proposals').selectAll().where('status', '=', 'WAITING').executeTakeFirst();
}

export async function findProposal({ query }: Transaction, id: string): Promise<Proposal | undefined> {
  if (!isUuid(id)) return undefined;
  return query.selectFrom('price_rule_proposals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertProposal(
  { query }: Transaction,
  given: { basedOn: number; rules: readonly PriceRule[]; reason: string; by: string; byAccountId: string },
): Promise<string> {
  const { id } = await query
    .insertInto('price_rule_proposals')
    .values({
      based_on: given.basedOn,
      rules: JSON.stringify(given.rules),
      reason: given.reason,
      made_by: given.by,
      made_by_account_id: given.byAccountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function decideProposal({ query }: Transaction, id: string, status: string, by: string): Promise<void> {
  await query
    .updateTable('price_rule_proposals')
    .set({ status, decided_by: by, decided_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Those who propose, decide or start a version come one after the other, until the transaction ends. */
export async function lockPriceRules({ query }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('price rules', 0))`.execute(query);
}

/** The next version: the book with other rules. */
export async function insertVersion(
  { query }: Transaction,
  { version, ...book }: PriceBook,
  { rules, reason, made_by }: Proposal,
  approvedBy: string,
): Promise<number> {
  const next = version + 1;
  await query
    .insertInto('price_books')
    .values({
      version: next,
      book: JSON.stringify({ ...book, rules }),
      reason,
      made_by,
      approved_by: approvedBy,
    })
    .execute();
  return next;
}

/** The rules as they are, with the proposal that waits. */
export async function readPriceRules(queries: TenantQueries, accountId: string): Promise<PriceRules> {
  const book = await currentPriceBook(queries);
  const made = await queries.query
    .selectFrom('price_books')
    .select(['made_by', 'approved_by', 'made_at', 'reason'])
    .where('version', '=', book.version)
    .executeTakeFirst();
  const proposal = await waitingProposal(queries);
  return {
    version: book.version,
    madeBy: made?.made_by ?? '',
    approvedBy: made?.approved_by ?? null,
    madeAt: made === undefined ? null : new Date(made.made_at).toISOString(),
    reason: made?.reason ?? '',
    products: book.products.map(({ id, name, orderedAs, countries, terms, accessTypes, characteristics = [] }) => ({
      id,
      name,
      orderedAs,
      countries: [...countries],
      terms: [...terms],
      accessTypes: [...accessTypes],
      characteristics: [...characteristics],
    })),
    addons: (book.addons ?? []).map(({ id, translations, products }) => ({
      id,
      translations: [...translations],
      products: [...products],
    })),
    rules: draftsOf(book.rules),
    proposal:
      proposal === undefined
        ? null
        : {
            id: proposal.id,
            basedOn: proposal.based_on,
            rules: draftsOf(proposal.rules),
            reason: proposal.reason,
            madeBy: proposal.made_by,
            madeAt: new Date(proposal.made_at).toISOString(),
            isMine: proposal.made_by_account_id === accountId,
          },
  };
}

/** The same, as the API has lists that can be changed. */
function draftsOf(rules: readonly PriceRule[]): PriceRuleDraft[] {
  return structuredClone(rules) as PriceRuleDraft[];
}

/** How many quotes of the customer can still be ordered by, of a product or under an agreement. */
export async function countOpenQuotes(
  { query, customerId }: TenantQueries,
  { productId, agreementId, today }: { productId?: string; agreementId?: string; today: string },
): Promise<number> {
  const { rows } = await sql<{ quotes: number }>`
    select count(*)::int as quotes from quotes
    where customer_id = ${customerId} and not withdrawn and status in ('ESTIMATED', 'BEST_SO_FAR', 'AUTO_COMPLETED', 'COMPLETED', 'VALIDATED')
      and valid_until >= ${today}::date
      and (${productId ?? null}::text is null or ${productId ?? null} = any(product_ids))
      and (${agreementId ?? null}::text is null or agreement_id = ${agreementId ?? null})`.execute(query);
  return rows[0]?.quotes ?? 0;
}
