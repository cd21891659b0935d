import { isOn, type FeatureFlags } from '../../platform/feature-flags/feature-flags.ts';
import { writePlace, type QuotePlace } from './quotePlace.ts';

export const quoteAndOrderPath = '/quote-and-order';

/** Address of a place of quote and order. */
export function quoteAndOrderHref(place: QuotePlace): string {
  const query = writePlace(place);
  return query === '' ? quoteAndOrderPath : `${quoteAndOrderPath}?${query}`;
}

/** Whether new quotes are offered: the page is in the menu, and the company sees more of it than what it has ordered. */
export function offersQuotes(entries: readonly { path: string }[], flags: FeatureFlags): boolean {
  return !isOn(flags, 'quoteAndOrderOnlyOrders') && entries.some(({ path }) => path === quoteAndOrderPath);
}

export const newQuoteHref = quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'single' });
/** A new quote for one of the company's own sites. */
export function quoteAtSiteHref(siteId: string): string {
  return quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'single', siteId });
}

export const quotesHref = quoteAndOrderHref({ step: 'LISTS', tab: 'quotes' });
export const approvalsHref = quoteAndOrderHref({ step: 'LISTS', tab: 'approvals' });
export const siteListsHref = quoteAndOrderHref({ step: 'LISTS', tab: 'site-lists' });
export const orderedHref = quoteAndOrderHref({ step: 'LISTS', tab: 'orders' });

export function quoteHref(quoteId: string): string {
  return quoteAndOrderHref({ step: 'DISPLAY_QUOTE', quoteId });
}

export function approvalHref(approvalId: string): string {
  return quoteAndOrderHref({ step: 'DISPLAY_APPROVAL', approvalId });
}

export function siteListHref(siteListId: string): string {
  return quoteAndOrderHref({ step: 'CONFIGURE_PRODUCT', siteListId });
}

/** Two to four quotes beside each other. */
export function compareHref(quoteIds: readonly string[]): string {
  return quoteAndOrderHref({ step: 'COMPARE', quoteIds });
}

/** Mixes of a quote's prices beside each other, these ones first. */
export function whatIfHref(quoteId: string, variantIds: readonly string[] = []): string {
  return quoteAndOrderHref({ step: 'WHAT_IF', quoteId, scenarios: variantIds });
}

/** Names what the browser remembers of the list of quotes. */
export const quotesListId = 'quotes';

/** An order, by the place that quote and order has for it. */
export function orderedOrderHref(orderId: string): string {
  return quoteAndOrderHref({ step: 'DISPLAY_ORDER', orderId });
}

/** Where the chosen prices of a quote are ordered: `lines` are site and variant of each. */
export function checkoutHref(quoteId: string, lines: readonly ChosenLine[], siteListId?: string): string {
  return quoteAndOrderHref({ step: 'CHECKOUT', quoteId, lines, ...(siteListId !== undefined && { siteListId }) });
}

/** A price that was chosen: a site of a quote, and a variant of it. */
export type ChosenLine = Extract<QuotePlace, { step: 'CHECKOUT' }>['lines'][number];
