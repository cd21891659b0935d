import type { TenantQueries } from '../../database/connect.ts';
import { notify } from '../../notifications/notify.ts';
import type { QuoteRow } from './quote-row.ts';

/** Tells whoever asked for a quote what a specialist has answered. Rules answer while one looks on. */
export async function tellOfAnswer(queries: TenantQueries, quote: QuoteRow, status: string): Promise<void> {
  const told = {
    ESTIMATED: 'quotePriced',
    BEST_SO_FAR: 'quotePriced',
    COMPLETED: 'quotePriced',
    INPUT_NEEDED: 'quoteInputNeeded',
    NO_SOLUTION: 'quoteNoSolution',
  } as const;
  await notify(queries, {
    type: Object.hasOwn(told, status) ? told[status as keyof typeof told] : 'quoteSettled',
    objectId: quote.id,
    userIds: [quote.created_by_user_id],
    details: { quote: [quote.quote_number, quote.name].filter((part) => part !== '').join(', ') },
  });
}

/** What was to be done about it is done, or has to be done no more. */
export async function settleQuoteNotices(queries: TenantQueries, { id }: Pick<QuoteRow, 'id'>): Promise<void> {
  await notify(queries, { type: 'quoteSettled', objectId: id });
}
