/** Quotes that wait for a specialist of the provider's. */
export const quoteHandlingPath = '/quote-handling';

export const handledQuotePattern = `${quoteHandlingPath}/:quoteId`;

/** Names what the browser remembers of the list. */
export const quoteHandlingListId = 'quoteHandling';

/** A quote, and the customer by whose token alone it opens. */
export function handledQuoteHref(quoteId: string, customerId: string): string {
  return `${quoteHandlingPath}/${encodeURIComponent(quoteId)}?customer=${encodeURIComponent(customerId)}`;
}
