import type { FeatureFlags } from '../feature-flags.ts';

/** Whether a customer has service changes: those who have moved to cases, and those on the list of the flag. */
export function hasServiceChanges(customer: { migratedCustomer: boolean; featureFlags: FeatureFlags }): boolean {
  return customer.migratedCustomer || customer.featureFlags['serviceChange'] === true;
}
