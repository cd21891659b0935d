/** What the palette finds, in the order that it is shown in. */
export const foundKinds = [
  'sites',
  'services',
  'disturbances',
  'plannedWorks',
  'orders',
  'changeRequests',
  'users',
  'contacts',
] as const;
export type FoundKind = (typeof foundKinds)[number];
