import type { OrderPlacementLine, Quote } from '@skerry/contracts';
import type { ChosenLine } from '../quote-and-order.paths.ts';

export type QuoteSite = Quote['sites'][number];
export type QuotePrice = QuoteSite['prices'][number];
export type QuoteVariant = Quote['variants'][number];

/** What is about to be ordered at a site. */
export interface CheckoutLine {
  site: QuoteSite;
  variant: QuoteVariant;
  price: QuotePrice;
  product: string;
}

/** A price that has changed since it was accepted. Amounts are in minor units. */
export interface ChangedPrice {
  line: CheckoutLine;
  monthlyMinor: number;
  oneTimeMinor: number;
}

/** The lines that were chosen and have a price; where none was, the cheapest firm price of each site. */
export function checkoutLines(quote: Quote, chosen: readonly ChosenLine[]): CheckoutLine[] {
  const asked = [...new Map(chosen.map((line) => [line.siteId, line])).values()];
  const lines = asked.flatMap(({ siteId, variantId }) => {
    const site = quote.sites.find(({ id }) => id === siteId);
    return site ? lineOf(quote, site, variantId) : [];
  });
  if (lines.length > 0) return lines;
  return quote.sites.flatMap((site) => solutionsAt(quote, site).slice(0, 1));
}

/** What can be ordered at a site now, the lowest cost a month over the term first. */
export function solutionsAt(quote: Quote, site: QuoteSite): CheckoutLine[] {
  if (site.prices.some(({ orderId }) => orderId !== null)) return [];
  return site.prices
    .filter(({ level }) => level === 'firm')
    .flatMap(({ variantId }) => lineOf(quote, site, variantId))
    .toSorted((one, other) => costAMonth(one) - costAMonth(other));
}

/** In minor units, over the whole term. */
export function totalOf({ price, variant }: CheckoutLine): number {
  return monthlyOf(price) * variant.termMonths + oneTimeOf(price);
}

export function monthlyOf({ monthlyMinor }: QuotePrice): number {
  return monthlyMinor ?? 0;
}

export function oneTimeOf({ oneTimeMinor }: QuotePrice): number {
  return oneTimeMinor ?? 0;
}

/** Tells one price of a quote from all others. */
export function lineKey({ site, variant }: Pick<CheckoutLine, 'site' | 'variant'>): string {
  return `${site.id}~${variant.id}`;
}

/** The lines as they are ordered, at the prices that were accepted. */
export function placementLines(
  lines: readonly CheckoutLine[],
  accepted: ReadonlyMap<string, AcceptedPrice>,
): OrderPlacementLine[] {
  return lines.map((line) => ({
    siteId: line.site.id,
    variantId: line.variant.id,
    ...(accepted.get(lineKey(line)) ?? shownPrice(line)),
  }));
}

export interface AcceptedPrice {
  monthlyMinor: number;
  oneTimeMinor: number;
}

export function shownPrice({ price }: CheckoutLine): AcceptedPrice {
  return { monthlyMinor: monthlyOf(price), oneTimeMinor: oneTimeOf(price) };
}

/** The lines whose price is another one than was accepted, with that one. */
export function changedPrices(
  lines: readonly CheckoutLine[],
  accepted: ReadonlyMap<string, AcceptedPrice>,
): ChangedPrice[] {
  return lines.flatMap((line) => {
    const before = accepted.get(lineKey(line));
    const now = shownPrice(line);
    if (!before || (before.monthlyMinor === now.monthlyMinor && before.oneTimeMinor === now.oneTimeMinor)) return [];
    return [{ line, ...before }];
  });
}

function lineOf(quote: Quote, site: QuoteSite, variantId: string): CheckoutLine[] {
  const variant = quote.variants.find(({ id }) => id === variantId);
  const price = site.prices.find((each) => each.variantId === variantId);
  if (variant === undefined || price === undefined || price.level === null) return [];
  const product = quote.products.find(({ id }) => id === variant.productId)?.name ?? variant.productId;
  return [{ site, variant, price, product }];
}

function costAMonth(line: CheckoutLine): number {
  return totalOf(line) / line.variant.termMonths;
}
