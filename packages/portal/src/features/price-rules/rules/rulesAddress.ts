import type { PriceRuleDraft } from '@skerry/contracts';
import { normaliseSearch, readPage, readTexts } from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { priceRulesPath } from '../price-rules.paths.ts';

/** What the rules show, as their address says: `?filter=term&product=dia-static&country=SE&rule=PR-0440`. */
export interface RulesView {
  readonly page: number;
  /** Empty for no filter. */
  readonly filter: string;
  /** Ids; empty for all. */
  readonly products: readonly string[];
  /** Of the prices that are wanted; undefined for all. */
  readonly country: PricedCountry | undefined;
  /** Id of the rule that is open; empty for none. */
  readonly rule: string;
}

export const pricedCountries = ['SE', 'NO', 'DK'] as const;
export type PricedCountry = (typeof pricedCountries)[number];

/** What prices there are in, unless an agreement says otherwise. */
const currencies: Readonly<Record<PricedCountry, string>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' };

export const rulesFormat = withSavedViews<RulesView>({
  path: priceRulesPath,
  read: (query) => ({
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    products: readTexts(query, 'product', 50, 64),
    country: pricedCountries.find((each) => each === query.get('country')),
    rule: readTexts(query, 'rule', 1, 64)[0] ?? '',
  }),
  write({ page, filter, products, country, rule }) {
    const query = new URLSearchParams(products.map((product) => ['product', product]));
    if (filter !== '') query.set('filter', filter);
    if (country !== undefined) query.set('country', country);
    if (page > 0) query.set('page', String(page));
    if (rule !== '') query.set('rule', rule);
    return query.toString();
  },
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => ({ filter: '', products: [], country: undefined }),
  notKept: { rule: '' },
});

/** A rule with its place in the order that rules are used in, from 1. */
export interface PlacedRule {
  readonly place: number;
  readonly rule: PriceRuleDraft;
}

/** Whether it can have a part in a price of the country. */
function isAbout({ when, currency }: Pick<PriceRuleDraft, 'when' | 'currency'>, country: PricedCountry): boolean {
  const isThere = when.countries === undefined || when.countries.includes(country);
  return isThere && (currency === null || currency === currencies[country]);
}

/** Those that the view lets through: a rule for all products belongs to each of them. */
export function rulesIn(
  rules: readonly PriceRuleDraft[],
  { filter, products, country }: Pick<RulesView, 'filter' | 'products' | 'country'>,
): PlacedRule[] {
  const text = filter.toLowerCase();
  return rules
    .map((rule, index) => ({ rule, place: index + 1 }))
    .filter(
      ({ rule: { id, name, when, currency } }) =>
        (country === undefined || isAbout({ when, currency }, country)) &&
        (text === '' || id.toLowerCase().includes(text) || name.toLowerCase().includes(text)) &&
        (products.length === 0 || when.products === undefined || when.products.some((one) => products.includes(one))),
    );
}
