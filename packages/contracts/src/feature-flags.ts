/**
 * What can be switched on for a customer. The customer's own data, kept by the server: no list of customers is in the portal. A flag
 * shows or hides; it never grants a right.
 */
export const featureFlags = [
  'customerPromises',
  'largeLinkToMint',
  'performCorrelationValidation',
  'performanceStatistics',
  'quoteAndOrderOnlyOrders',
  'replaceMultipleOrders',
  'replacementOrder',
  'serviceChange',
  'serviceNowPriority',
  'serviceTerminations',
  'serviceUpgrades',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** The flags of a customer; one that is missing is off. Others than ours may be there. */
export type FeatureFlags = Readonly<Partial<Record<FeatureFlag, boolean | undefined>>>;
