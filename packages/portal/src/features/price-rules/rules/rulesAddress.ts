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
  /** Id of the rule that is open; empty for none. */
  readonly rule: string;
}

export const rulesFormat = withSavedViews<RulesView>({
  path: priceRulesPath,
  read: (query) => ({
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    products: readTexts(query, 'product', 50, 64),
    rule: readTexts(query, 'rule', 1, 64)[0] ?? '',
  }),
  write({ page, filter, products, rule }) {
    const query = new URLSearchParams(products.map((product) => ['product', product]));
    if (filter !== '') query.set('filter', filter);
    if (page > 0) query.set('page', String(page));
    if (rule !== '') query.set('rule', rule);
    return query.toString();
  },
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => ({ filter: '', products: [] }),
  notKept: { rule: '' },
});

/** A rule with its place in the order that rules are used in, from 1. */
export interface PlacedRule {
  readonly place: number;
  readonly rule: PriceRuleDraft;
}

/** Those that the view lets through: a rule for all products belongs to each of them. */
export function rulesIn(
  rules: readonly PriceRuleDraft[],
  { filter, products }: Pick<RulesView, 'filter' | 'products'>,
): PlacedRule[] {
  const text = filter.toLowerCase();
  return rules
    .map((rule, index) => ({ rule, place: index + 1 }))
    .filter(
      ({ rule: { id, name, when } }) =>
        (text === '' || id.toLowerCase().includes(text) || name.toLowerCase().includes(text)) &&
        (products.length === 0 || when.products === undefined || when.products.some((one) => products.includes(one))),
    );
}
