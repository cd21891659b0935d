export const billingSystems = ['no_bss', 'se_bss', 'dk_bss'] as const;
/** The provider's system that a customer's services, orders and invoices come from. */
export type BillingSystem = (typeof billingSystems)[number];

/** One that is missing or unknown counts as the Swedish one (specification, section 3). */
export function billingSystemOf(value: unknown): BillingSystem {
  return billingSystems.find((known) => known === value) ?? 'se_bss';
}
