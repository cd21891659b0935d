import { noProductOptions, type ProductOptions } from '@skerry/contracts';
import { isTerm } from './check-price-book.ts';
import { nearestPoint, type Place } from './nearest-point.ts';
import type { AccessReach, Currency, PriceBook, PricedCountry, PriceRule } from './price-book.ts';
import { priceOf, type PriceLine } from './price.ts';
import { optionsFor } from './product-options.ts';

/** One of the ways to buy that prices are asked for, at every site. */
export interface PricedVariant {
  productId: string;
  capacityBps: number;
  /** In months. */
  term: number;
  accessType: string;
  fastTrack: boolean;
}

export interface PricedPlace extends Place {
  id: string;
  country: string;
  /** Left out for nothing beside the product. */
  options?: ProductOptions;
}

/** Under what prices are asked for. */
export interface PriceTerms {
  agreementId: string;
  agreementDiscount: number;
  currency: Currency;
  /** YYYY-MM-DD */
  day: string;
}

export interface PriceCell {
  variant: PricedVariant;
  /** Of the price: binding, or a budget figure. Null without a price. */
  level: 'firm' | 'estimate' | null;
  /** In how far the access is there: there or near, to be built, or out of reach. */
  confidence: 'green' | 'yellow' | 'red';
  /** Why there is no price; null with one. */
  code: string | null;
  monthlyMinor: number | null;
  oneTimeMinor: number | null;
  leadTimeWeeks: number | null;
  lines: PriceLine[];
}

export interface PricedSite {
  siteId: string;
  /** To the nearest point of presence; null where there is none. */
  metres: number | null;
  pointId: string | null;
  cells: PriceCell[];
}

/** Delivered so much sooner for the fast track. */
const fastTrackWeeks = 2;

/** Prices every variant at every site, one site at a time, so that the first prices are there before the last. */
export function* priceSites(
  book: PriceBook,
  sites: Iterable<PricedPlace>,
  variants: readonly PricedVariant[],
  terms: PriceTerms,
): Generator<PricedSite> {
  // Most rules are about other products.
  const rulesOf = new Map<string, PriceRule[]>();
  for (const productId of new Set(variants.map((variant) => variant.productId)))
    rulesOf.set(
      productId,
      book.rules.filter(({ when }) => when.products === undefined || when.products.includes(productId)),
    );
  for (const site of sites) {
    const nearest = nearestPoint(site, book.points);
    const metres = nearest?.metres ?? null;
    const cells = variants.map((variant) =>
      cellOf(book, rulesOf.get(variant.productId) ?? [], variant, { site, metres, terms }),
    );
    yield { siteId: site.id, metres, pointId: nearest?.point.id ?? null, cells };
  }
}

function cellOf(
  book: PriceBook,
  rules: readonly PriceRule[],
  variant: PricedVariant,
  { site, metres, terms }: { site: PricedPlace; metres: number | null; terms: PriceTerms },
): PriceCell {
  const { products, reach } = book;
  const product = products.find(({ id }) => id === variant.productId);
  const access = reach.find(({ accessType }) => accessType === variant.accessType);
  if (product === undefined) return unpriced(variant, 'productUnknown');
  // Before anything is said of the country: the sum over no term would be nothing.
  if (!isTerm(variant.term) || !product.terms.includes(variant.term)) return unpriced(variant, 'termNotOffered');
  if (!isPricedCountry(site.country)) return unpriced(variant, 'countryByHand');
  if (!product.countries.includes(site.country)) return unpriced(variant, 'notInCountry');
  if (access === undefined || !product.accessTypes.includes(variant.accessType))
    return unpriced(variant, 'accessNotOffered');
  if (metres === null || metres > access.withinMetres) return unpriced(variant, 'outOfReach');
  const { productId, capacityBps, term, accessType, fastTrack } = variant;
  const { country } = site;
  const options = optionsFor(book, product, site.options ?? noProductOptions);
  const asked = { productId, country, capacityBps, term, accessType, metres, fastTrack, options, ...terms };
  const priced = priceOf(rules, asked);
  if (!priced.ok) return unpriced(variant, priced.code);
  const isFirm = metres <= access.firmWithinMetres;
  return {
    variant,
    level: isFirm ? 'firm' : 'estimate',
    confidence: isFirm ? 'green' : 'yellow',
    code: null,
    monthlyMinor: priced.monthlyMinor,
    oneTimeMinor: priced.oneTimeMinor,
    leadTimeWeeks: weeksOf(access, { isFirm, fastTrack }),
    lines: priced.lines,
  };
}

/** What cannot be sold there; the rest a person has to look at. */
const closed = new Set(['notInCountry', 'accessNotOffered', 'outOfReach', 'termNotOffered', 'productUnknown']);

function unpriced(variant: PricedVariant, code: string): PriceCell {
  return {
    variant,
    level: null,
    confidence: closed.has(code) ? 'red' : 'yellow',
    code,
    monthlyMinor: null,
    oneTimeMinor: null,
    leadTimeWeeks: null,
    lines: [],
  };
}

function weeksOf(
  { leadTimeWeeks, buildLeadTimeWeeks }: AccessReach,
  { isFirm, fastTrack }: { isFirm: boolean; fastTrack: boolean },
): number {
  return Math.max(1, (isFirm ? leadTimeWeeks : buildLeadTimeWeeks) - (fastTrack ? fastTrackWeeks : 0));
}

function isPricedCountry(country: string): country is PricedCountry {
  return country === 'SE' || country === 'NO' || country === 'DK';
}
