import type { quoteAndOrderV5Operations } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import { once } from '../../../database/idempotency.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Handlers } from '../../../http/operation.ts';
import { ProblemError } from '../../../http/problem.ts';
import { listBillingAccounts } from './billing-accounts.ts';
import { listDeciders } from '../approvals/deciders.repository.ts';
import { listKeptApart } from './kept-apart.ts';
import { writeOrders } from './place-orders.ts';
import { checkPlacement, orderCheckOf } from './placement.ts';
import { existing, viewerOf } from '../quote-answers.ts';
import { nameOf } from '../../../identity/principal.ts';

const jobsPath = '/api/quote-and-order/v5/order-jobs';

/** Ordering by a quote. */
export function checkoutHandlers(
  database: Database,
): Pick<Handlers<quoteAndOrderV5Operations>, 'placeOrders' | 'checkOrderPlacement' | 'getOrderJob'> {
  return {
    async checkOrderPlacement({ principal, body }) {
      const queries = database.readsOf(principal);
      const stored = await existing(queries, body.quoteId);
      const viewer = viewerOf(principal);
      const placement = await checkPlacement(queries, stored, body, principal, viewer);
      const without = viewer.userId === null ? [] : [viewer.userId];
      const [deciders, billingAccounts, keptApart] = await Promise.all([
        placement.decisionsNeeded === 0 ? [] : listDeciders(queries, stored.quote.id, without),
        listBillingAccounts(queries),
        listKeptApart(queries, stored, placement),
      ]);
      const { currency } = stored.quote;
      return { status: 200, body: orderCheckOf(placement, { currency, deciders, billingAccounts, keptApart }) };
    },

    placeOrders: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, body } = call;
          // Two who order by one quote come one after the other; the second finds what the first has left.
          const stored = await existing(transaction, body.quoteId, { forUpdate: true });
          if (stored.quote.approval_status === 'PENDING') throw new ProblemError(409, { code: 'APPROVAL_PENDING' });
          const placement = await checkPlacement(transaction, stored, body, principal, viewerOf(principal));
          if (placement.decisionsNeeded > 0) throw new ProblemError(403, { code: 'APPROVAL_NEEDED' });
          const orderer = { name: nameOf(principal), email: principal.email };
          const { jobId } = await writeOrders(transaction, stored, { body, placement, orderer }, call);
          return { status: 202 as const, body: { jobId }, headers: { Location: `${jobsPath}/${jobId}` } };
        }),
      ),

    async getOrderJob({ principal, path }) {
      const { query, customerId } = database.readsOf(principal);
      const job = isUuid(path.jobId)
        ? await query
            .selectFrom('order_jobs')
            .selectAll()
            .where('customer_id', '=', customerId)
            .where('id', '=', path.jobId)
            .executeTakeFirst()
        : undefined;
      if (job === undefined) throw new ProblemError(404);
      const { id, quote_id: quoteId, status, orders, failed } = job;
      return { status: 200, body: { id, quoteId, status, orders, failed } };
    },
  };
}
