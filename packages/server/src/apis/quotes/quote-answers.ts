import { dayOf, quoteStatusOn, rolesForQuotes, type Quote } from '@skerry/contracts';
import { metresReach } from '../../addresses/network-reach.ts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { listFreezePeriods } from '../../database/freeze-periods.ts';
import { once, type IdempotentCall } from '../../database/idempotency.ts';
import { ProblemError } from '../../http/problem.ts';
import { etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import type { StoredQuote, QuoteViewer } from './quote-row.ts';
import { quoteOf, type QuoteContext } from './quote-view.ts';
import { findOrderLimit, findQuote } from './quote.repository.ts';

export const quotesPath = '/api/quote-and-order/v4/connection-searches';
export const objectType = 'quote';

export function viewerOf({ userId, roles, isActing }: Principal): QuoteViewer {
  return { userId, roles: rolesForQuotes(roles, { isActing }), today: dayOf(new Date()) };
}

/** The quote, or 404, for another customer's as well. */
export async function existing(
  queries: TenantQueries,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<StoredQuote> {
  const stored = await findQuote(queries, id, options);
  if (stored === undefined) throw new ProblemError(404);
  return stored;
}

/** The status with the day counted in. */
export function statusOf({ quote }: StoredQuote, { today }: QuoteViewer): string {
  return quoteStatusOn(today, { status: quote.status, validUntil: quote.valid_until });
}

export async function contextOf(queries: TenantQueries, viewer: QuoteViewer, currency: string): Promise<QuoteContext> {
  return {
    viewer,
    freezes: await listFreezePeriods(queries, viewer.today),
    orderLimitMinor: await findOrderLimit(queries, currency),
    reach: await metresReach(queries),
  };
}

export async function wholeQuote(queries: TenantQueries, principal: Principal, id: string): Promise<Quote> {
  const stored = await existing(queries, id);
  return quoteOf(stored, await contextOf(queries, viewerOf(principal), stored.quote.currency));
}

/** A write to a quote that is done once for each key, with its audit row, and answers the quote as it is then. */
export function changing(
  database: Database,
  call: IdempotentCall & { path: { quoteId: string }; traceId: string },
  change: (
    transaction: Transaction,
    stored: StoredQuote,
    viewer: QuoteViewer,
  ) => Promise<{ before?: object; after: object }>,
) {
  const { principal, path, traceId, operationId } = call;
  const body = { ...path, ...(call.body as object) };
  return database.withTenant(principal, (transaction) =>
    once(transaction, { ...call, body }, async () => {
      const stored = await existing(transaction, path.quoteId, { forUpdate: true });
      const changed = await change(transaction, stored, viewerOf(principal));
      const objectId = stored.quote.id;
      await audit(transaction, { principal, traceId, action: operationId, objectType, objectId, ...changed });
      const answer = await wholeQuote(transaction, principal, objectId);
      return { status: 201 as const, body: answer, headers: { ETag: etagOf(answer) } };
    }),
  );
}
