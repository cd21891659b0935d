import {
  isBlank,
  orderingRoles,
  validateOrderText,
  type Approval,
  type OrderPlacement,
  type quoteAndOrderV4Operations,
} from '@skerry/contracts';
import { audit } from '../../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../../database/connect.ts';
import { once, type IdempotentCall } from '../../../database/idempotency.ts';
import type { Handlers } from '../../../http/operation.ts';
import { invalid, ProblemError } from '../../../http/problem.ts';
import { etagOf } from '../../../http/versions.ts';
import type { MailSender } from '../../../mail/customer-mail.ts';
import { mailDeciders, mailOutcome } from './approval-mails.ts';
import {
  changeApproval,
  countRecentApprovals,
  findApproval,
  insertApproval,
  listApprovalRows,
  recipientOf,
  type ApprovalRow,
} from './approvals.repository.ts';
import { findBillingAccount } from '../checkout/billing-accounts.ts';
import { listDeciders } from './deciders.repository.ts';
import { settleApproval, tellDeciders, tellOutcome } from './tell-of-approval.ts';
import { writeOrders } from '../checkout/place-orders.ts';
import { checkPlacement, type Placement } from '../checkout/placement.ts';
import { changeQuote } from '../quote-changes.repository.ts';
import { existing, viewerOf } from '../quote-answers.ts';
import type { QuoteViewer, StoredQuote } from '../quote-row.ts';
import { requiredText } from '../requests/request-rules.ts';
import { commaList } from '../../../http/comma-list.ts';
import { nameOf } from '../../../identity/principal.ts';

const objectType = 'approval';
const pageSizeUnlessAsked = 25;
const maxMailedPerDay = 30;

/** Requests to order by a quote, and decisions about them. */
export function approvalHandlers(database: Database, sender: MailSender) {
  return {
    async listApprovals({ principal, query }) {
      const { page = 0, pageSize = pageSizeUnlessAsked, mine } = query;
      const viewer = viewerOf(principal);
      const statuses = commaList(query.statuses);
      const queries = database.readsOf(principal);
      const slice = { page, pageSize };
      const { rows, totalItems } = await listApprovalRows(queries, { statuses, mine }, slice, viewer, decides(viewer));
      const items = rows.map((row) => approvalOf(row, viewer));
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page } };
    },

    async getApproval({ principal, path }) {
      const body = await wholeApproval(database.readsOf(principal), path.approvalId, viewerOf(principal));
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    requestApproval: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, body, traceId, operationId: action } = call;
          const viewer = viewerOf(principal);
          const comment = optionalText(body.comment);
          const stored = await existing(transaction, body.placement.quoteId, { forUpdate: true });
          if (stored.quote.approval_status === 'PENDING') throw new ProblemError(409, { code: 'APPROVAL_PENDING' });
          const placement = await checkPlacement(transaction, stored, body.placement, principal, viewer);
          const objectId = await insertApproval(transaction, {
            ...summed(placement),
            quoteId: stored.quote.id,
            placement: ofLines(body.placement, placement),
            currency: stored.quote.currency,
            comment,
            by: nameOf(principal),
            byUserId: viewer.userId,
            // A quote that can be ordered by has a last day.
            expiresOn: stored.quote.valid_until ?? viewer.today,
          });
          const approvalBy = viewer.userId === null ? [] : [viewer.userId];
          await changeQuote(
            transaction,
            stored.quote.id,
            { approvalStatus: 'PENDING', approvalBy },
            { by: nameOf(principal) },
          );
          await audit(transaction, { principal, traceId, action, objectType, objectId, after: body });
          const approval = await wholeApproval(transaction, objectId, viewer);
          await tellDeciders(transaction, approval, viewer.userId);
          if (await isMailed(transaction, viewer)) await mailDeciders(transaction, sender, approval, principal);
          return made(approval);
        }),
      ),

    decideApproval: (call) =>
      changing(database, call, async (transaction, approval, stored, viewer) => {
        const { principal, body } = call;
        const comment = body.isApproved ? optionalText(body.comment) : requiredText('comment', body.comment ?? '');
        refuseUnlessOpen(approval, viewer);
        const isOwn =
          approval.requested_by_user_id === viewer.userId ||
          stored.quote.approval_by_user_ids.includes(viewer.userId ?? '');
        if (viewer.userId === null || isOwn) throw new ProblemError(403, { code: 'OWN_REQUEST' });
        if (body.isApproved) await refuseUnlessActive(transaction, approval);
        const decision = {
          userId: viewer.userId,
          name: nameOf(principal),
          isApproved: body.isApproved,
          comment,
          at: new Date().toISOString(),
        };
        const decisions = [...approval.decisions, decision];
        const approved = decisions.filter(({ isApproved }) => isApproved).length;
        const outcome = !body.isApproved
          ? { status: 'REJECTED' }
          : approved < approval.decisions_needed
            ? { status: 'PENDING' }
            : await placed(transaction, approval, stored, viewer, call);
        await changeApproval(transaction, approval.id, { ...outcome, decisions });
        const approvalBy = [...stored.quote.approval_by_user_ids, viewer.userId];
        await changeQuote(
          transaction,
          stored.quote.id,
          { approvalStatus: outcome.status, approvalBy },
          { by: nameOf(principal) },
        );
        if (outcome.status !== 'PENDING') {
          await tellOutcome(transaction, approval, { ...decision, ...outcome });
          await mailOutcome(transaction, sender, approval, { ...decision, ...outcome, registry: principal.registry });
        }
        return { ...outcome, ...body };
      }),

    withdrawApproval: (call) =>
      changing(database, call, async (transaction, approval, stored, viewer) => {
        if (approval.requested_by_user_id !== viewer.userId || viewer.userId === null)
          throw new ProblemError(403, { code: 'NOT_OWN_REQUEST' });
        refuseUnlessOpen(approval, viewer);
        await changeApproval(transaction, approval.id, { status: 'WITHDRAWN' });
        await settleApproval(transaction, approval);
        await changeQuote(
          transaction,
          stored.quote.id,
          { approvalStatus: 'WITHDRAWN', approvalBy: [] },
          { by: nameOf(call.principal) },
        );
        return { status: 'WITHDRAWN' };
      }),
  } satisfies Partial<Handlers<quoteAndOrderV4Operations>>;
}

/** Whoever asks and takes it back again and again fills nobody's mailbox. What is asked for after that is in the lists as ever. */
async function isMailed(transaction: Transaction, { userId }: QuoteViewer): Promise<boolean> {
  return userId !== null && (await countRecentApprovals(transaction, userId)) <= maxMailedPerDay;
}

/** A write to an approval that is done once for each key, with its audit row. The quote is locked with it. */
function changing(
  database: Database,
  call: IdempotentCall & { path: { approvalId: string }; traceId: string },
  change: (
    transaction: Transaction,
    approval: ApprovalRow,
    stored: StoredQuote,
    viewer: QuoteViewer,
  ) => Promise<object>,
) {
  const { principal, path, traceId, operationId: action } = call;
  return database.withTenant(principal, (transaction) =>
    once(transaction, { ...call, body: { ...path, ...(call.body as object | undefined) } }, async () => {
      const viewer = viewerOf(principal);
      const approval = await existingApproval(transaction, path.approvalId, { forUpdate: true });
      const stored = await existing(transaction, approval.quote_id);
      const after = await change(transaction, approval, stored, viewer);
      const before = { status: approval.status };
      await audit(transaction, { principal, traceId, action, objectType, objectId: approval.id, before, after });
      return made(await wholeApproval(transaction, approval.id, viewer));
    }),
  );
}

/** Orders what was asked for, for the one who asked; or says why that is no longer possible. */
async function placed(
  transaction: Transaction,
  approval: ApprovalRow,
  stored: StoredQuote,
  viewer: QuoteViewer,
  call: Parameters<typeof writeOrders>[3],
): Promise<{ status: string; failureCode?: string; orderIds?: string[] }> {
  const body: OrderPlacement = approval.placement;
  try {
    const placement = await checkPlacement(transaction, stored, body, call.principal, viewer);
    if (placement.monthlyMinor > approval.monthly_minor || placement.oneTimeMinor > approval.one_time_minor)
      throw new ProblemError(409, { code: 'PRICE_CHANGED' });
    const requester = await recipientOf(transaction, approval.requested_by_user_id);
    const orderer = { name: approval.requested_by, email: requester?.email ?? call.principal.email };
    const { orders } = await writeOrders(transaction, stored, { body, placement, orderer }, call);
    return { status: 'APPROVED', orderIds: orders.map(({ id }) => id) };
  } catch (error) {
    // The checks write nothing. What they say belongs to the approval: whoever decided it has done nothing wrong.
    if (error instanceof ProblemError) return { status: 'FAILED', failureCode: error.details.code ?? 'NOT_POSSIBLE' };
    throw error;
  }
}

/** What is asked for: the lines that can be ordered, whose sum is approved. Whoever approves may be able to order more than who asks. */
function ofLines(placement: OrderPlacement, { lines }: Placement): OrderPlacement {
  const sites = new Set(lines.map(({ line }) => line.siteId));
  const installations = placement.installations?.filter(({ siteId }) => sites.has(siteId));
  return { ...placement, lines: lines.map(({ line }) => line), ...(installations !== undefined && { installations }) };
}

function summed({ lines, monthlyMinor, oneTimeMinor, orderLimitMinor, decisionsNeeded }: Placement) {
  const [termMonths = null, ...others] = new Set(lines.map(({ variant }) => variant.termMonths));
  return {
    monthlyMinor,
    oneTimeMinor,
    termMonths: others.length === 0 ? termMonths : null,
    limitMinor: orderLimitMinor,
    decisionsNeeded: Math.max(1, decisionsNeeded),
  };
}

function statusOf({ status, expires_on: expiresOn }: ApprovalRow, { today }: QuoteViewer): string {
  return status === 'PENDING' && expiresOn < today ? 'EXPIRED' : status;
}

function refuseUnlessOpen(approval: ApprovalRow, viewer: QuoteViewer): void {
  const status = statusOf(approval, viewer);
  if (status === 'EXPIRED') throw new ProblemError(409, { code: 'QUOTE_EXPIRED' });
  if (status !== 'PENDING') throw new ProblemError(409, { code: 'ALREADY_DECIDED' });
}

/** Nothing is ordered for somebody who has left. Such a request can still be rejected, which frees the quote for others. */
async function refuseUnlessActive(transaction: Transaction, approval: ApprovalRow): Promise<void> {
  const requester = await recipientOf(transaction, approval.requested_by_user_id);
  if (requester?.active !== true) throw new ProblemError(409, { code: 'REQUESTER_INACTIVE' });
}

function decides({ userId, roles }: QuoteViewer): boolean {
  return userId !== null && orderingRoles.some((role) => roles.has(role));
}

async function existingApproval(
  queries: TenantQueries,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<ApprovalRow> {
  const row = await findApproval(queries, id, options);
  if (row === undefined) throw new ProblemError(404);
  return row;
}

async function wholeApproval(queries: TenantQueries, id: string, viewer: QuoteViewer): Promise<Approval> {
  const row = await existingApproval(queries, id);
  const { billingAccountId } = row.placement;
  const found = billingAccountId ? await findBillingAccount(queries, billingAccountId) : undefined;
  const approval = { ...approvalOf(row, viewer), billingAccount: found ?? null };
  if (approval.status !== 'PENDING') return approval;
  return { ...approval, deciders: await listDeciders(queries, row.quote_id, involved(row)) };
}

function involved({ requested_by_user_id: requester, decisions }: ApprovalRow): string[] {
  return [...(requester === null ? [] : [requester]), ...decisions.map(({ userId }) => userId)];
}

function approvalOf(row: ApprovalRow, viewer: QuoteViewer): Approval {
  const { quote } = row;
  const status = statusOf(row, viewer);
  return {
    id: row.id,
    quote: {
      id: row.quote_id,
      number: quote.quote_number,
      name: quote.name,
      reference: quote.reference,
      products: quote.products.map(({ id, name }) => ({ id, name })),
    },
    status,
    placement: row.placement,
    currency: row.currency,
    monthlyMinor: row.monthly_minor,
    oneTimeMinor: row.one_time_minor,
    termMonths: row.term_months,
    orderLimitMinor: row.limit_minor,
    decisionsNeeded: row.decisions_needed,
    decisions: row.decisions.map(({ name: by, isApproved, comment, at }) => ({ by, isApproved, comment, at })),
    comment: row.comment,
    requestedBy: row.requested_by,
    requestedAt: new Date(row.requested_at).toISOString(),
    isMine: viewer.userId !== null && row.requested_by_user_id === viewer.userId,
    canDecide: status === 'PENDING' && decides(viewer) && !involved(row).includes(viewer.userId ?? ''),
    expiresOn: row.expires_on,
    failureCode: row.failure_code,
    orderIds: row.order_ids,
    version: row.version,
  };
}

function made(body: Approval) {
  return { status: 201 as const, body, headers: { ETag: etagOf(body) } };
}

/** An optional text, as it is stored. */
function optionalText(text = ''): string {
  if (isBlank(text)) return '';
  const error = validateOrderText(text);
  if (error !== undefined) throw invalid({ field: 'comment', ...error });
  return text.trim();
}
