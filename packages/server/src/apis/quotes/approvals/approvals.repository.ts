import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../../database/connect.ts';
import type { Decision, StoredProduct } from '../../../database/schema/quotes.ts';
import type { OrderPlacement, UserLocale } from '@skerry/contracts';
import { storable } from '../../../database/stored-text.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { QuoteViewer } from '../quote-row.ts';

export interface MailRecipient {
  id: string;
  email: string;
  locale: UserLocale;
  firstName: string;
}

/** An approval as `to_jsonb` writes it, with what names its quote. */
export interface ApprovalRow {
  id: string;
  quote_id: string;
  status: string;
  placement: OrderPlacement;
  monthly_minor: number;
  one_time_minor: number;
  currency: string;
  term_months: number | null;
  limit_minor: number | null;
  decisions_needed: number;
  decisions: Decision[];
  comment: string;
  requested_by: string;
  requested_by_user_id: string | null;
  requested_at: string;
  failure_code: string | null;
  order_ids: string[];
  /** YYYY-MM-DD */
  expires_on: string;
  version: number;
  quote: { quote_number: string; name: string; reference: string; products: StoredProduct[] };
}

const json = sql`to_jsonb(quote_approvals) || jsonb_build_object('quote', jsonb_build_object(
  'quote_number', quotes.quote_number, 'name', quotes.name, 'reference', quotes.reference, 'products', quotes.products
))`;
const joined = sql`quote_approvals join quotes on quotes.customer_id = quote_approvals.customer_id and quotes.id = quote_approvals.quote_id`;

export interface ApprovalFilter {
  statuses?: readonly string[] | undefined;
  mine?: boolean | undefined;
}

/** One page: those that the viewer may decide first, then those that others may, then what is decided; each with the newest first. */
export async function listApprovalRows(
  { query, customerId }: TenantQueries,
  { statuses, mine }: ApprovalFilter,
  { page, pageSize }: { page: number; pageSize: number },
  { userId, today }: QuoteViewer,
  decides: boolean,
): Promise<{ rows: ApprovalRow[]; totalItems: number }> {
  const isOpen = sql`quote_approvals.status = 'PENDING' and expires_on >= ${today}::date`;
  const status = sql`case when quote_approvals.status = 'PENDING' and expires_on < ${today}::date then 'EXPIRED' else quote_approvals.status end`;
  const conditions: RawBuilder<unknown>[] = [
    sql`quote_approvals.customer_id = ${customerId}`,
    ...(statuses === undefined ? [] : [sql`${status} = any(${storable(statuses)}::text[])`]),
    ...(mine === true ? [sql`requested_by_user_id = ${userId}::uuid`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const first = decides ? sql`(${isOpen} and not (${userId}::uuid = any(quotes.approval_by_user_ids))) desc,` : sql``;
  const { rows } = await sql<{ approval: ApprovalRow }>`
    select ${json} as approval from ${joined} where ${where}
    order by ${first} (${isOpen}) desc, requested_at desc, quote_approvals.id limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(
    query,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${joined} where ${where}`.execute(
    query,
  );
  return { rows: rows.map(({ approval }) => approval), totalItems: counted.rows[0]?.total ?? 0 };
}

interface PendingApproval {
  quoteId: string;
  asked: { id: string; requestedBy: string; monthlyMinor: number; currency: string; expiresOn: string };
}

/** What waits to be decided by these quotes. */
export async function listPendingApprovals(
  { query, customerId }: TenantQueries,
  quoteIds: readonly string[],
): Promise<PendingApproval[]> {
  if (quoteIds.length === 0) return [];
  const { rows } = await sql<PendingApproval>`
    select quote_id as "quoteId", jsonb_build_object('id', id, 'requestedBy', requested_by, 'monthlyMinor', monthly_minor,
      'currency', currency, 'expiresOn', expires_on) as asked
    from quote_approvals where customer_id = ${customerId} and status = 'PENDING' and quote_id = any(${[...quoteIds]}::uuid[])`.execute(
    query,
  );
  return rows;
}

export async function findApproval(
  { query, customerId }: TenantQueries,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ApprovalRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ approval: ApprovalRow }>`
    select ${json} as approval from ${joined} where quote_approvals.customer_id = ${customerId} and quote_approvals.id = ${id}
    ${forUpdate ? sql`for update of quote_approvals, quotes` : sql``}`.execute(query);
  return rows[0]?.approval;
}

export interface NewApproval {
  quoteId: string;
  placement: OrderPlacement;
  monthlyMinor: number;
  oneTimeMinor: number;
  currency: string;
  termMonths: number | null;
  limitMinor: number | null;
  decisionsNeeded: number;
  comment: string;
  by: string;
  byUserId: string | null;
  expiresOn: string;
}

export async function insertApproval({ query, customerId }: Transaction, given: NewApproval): Promise<string> {
  const { id } = await query
    .insertInto('quote_approvals')
    .values({
      customer_id: customerId,
      quote_id: given.quoteId,
      placement: JSON.stringify(given.placement),
      monthly_minor: given.monthlyMinor,
      one_time_minor: given.oneTimeMinor,
      currency: given.currency,
      term_months: given.termMonths,
      limit_minor: given.limitMinor,
      decisions_needed: given.decisionsNeeded,
      comment: given.comment,
      requested_by: given.by,
      requested_by_user_id: given.byUserId,
      expires_on: given.expiresOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How often the user has asked within a day. */
export async function countRecentApprovals({ query, customerId }: Transaction, userId: string): Promise<number> {
  const { requests } = await query
    .selectFrom('quote_approvals')
    .select(({ fn }) => fn.countAll<string>().as('requests'))
    .where('customer_id', '=', customerId)
    .where('requested_by_user_id', '=', userId)
    .where('requested_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(requests);
}

export async function changeApproval(
  { query, customerId }: Transaction,
  id: string,
  change: { status: string; decisions?: readonly Decision[]; failureCode?: string; orderIds?: readonly string[] },
): Promise<void> {
  const { status, decisions, failureCode, orderIds } = change;
  await query
    .updateTable('quote_approvals')
    .set({
      status,
      ...(decisions !== undefined && { decisions: JSON.stringify(decisions) }),
      ...(failureCode !== undefined && { failure_code: failureCode }),
      ...(orderIds !== undefined && { order_ids: [...orderIds] }),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function recipientOf(
  { query, customerId }: TenantQueries,
  userId: string | null,
): Promise<(MailRecipient & { active: boolean }) | undefined> {
  if (userId === null) return undefined;
  return query
    .selectFrom('customer_users')
    .select(['id', 'email', 'locale', 'active', 'first_name as firstName'])
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .executeTakeFirst();
}
