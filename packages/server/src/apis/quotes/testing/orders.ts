import type { OrderPlacement, Quote } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import { the, type Caller } from '../../../testing/test-server.ts';
import { post } from './quotes.ts';

export const placedOrders = '/api/quote-and-order/v5/orders';
export const orderJobs = '/api/quote-and-order/v5/order-jobs';
export const approvals = '/api/quote-and-order/v4/approvals';

/** An order of every site of the quote, each by its first price, as it is shown. */
export function aPlacement(quote: Quote, given: Partial<OrderPlacement> = {}): OrderPlacement {
  return {
    quoteId: quote.id,
    lines: quote.sites.map(({ id, prices }) => {
      const { variantId, monthlyMinor, oneTimeMinor } = the(prices[0]);
      return { siteId: id, variantId, monthlyMinor: monthlyMinor ?? 0, oneTimeMinor: oneTimeMinor ?? 0 };
    }),
    acceptsTerms: true,
    ...given,
  };
}

/** From which monthly fee on the customer's orders need a second person. */
export async function limitOrders(database: Database, customerId: string, monthlyMinor: number): Promise<void> {
  await database.withOperator((query) =>
    query
      .insertInto('order_limits')
      .values({ customer_id: customerId, currency: 'SEK', monthly_minor: monthlyMinor })
      .execute(),
  );
}

export function ask(caller: Caller, quote: Quote, comment = '') {
  return post(caller, approvals, { placement: aPlacement(quote), comment });
}

export function decide(caller: Caller, id: string, isApproved: boolean, comment = '') {
  return post(caller, `${approvals}/${id}/decisions`, { isApproved, comment });
}
