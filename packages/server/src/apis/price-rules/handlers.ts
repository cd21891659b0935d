import type { Database } from '../../database/connect.ts';
import { agreementHandlers } from './agreement-handlers.ts';
import { priceRuleHandlers } from './price-rule-handlers.ts';

/** What the provider's administrators keep: price rules, and the framework agreements of a customer. */
export function priceRulesHandlers(database: Database) {
  return { ...priceRuleHandlers(database), ...agreementHandlers(database) };
}
