/** What the provider's administrators keep: prices, and the agreements of a customer. */
export const priceRulesPath = '/admin/price-rules';
export const agreementsPath = '/admin/agreements';

/** Names what the browser remembers of the list of rules. */
export const priceRulesListId = 'priceRules';
