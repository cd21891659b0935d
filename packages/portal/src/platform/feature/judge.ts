import type { Country, FrameworkAgreement } from '@skerry/contracts';
import { mayOpen } from '../access/access.ts';
import { isOn, type FeatureFlags } from '../feature-flags/feature-flags.ts';
import type { Feature } from './feature.ts';

/** What decides whether somebody may open a feature, besides being signed in. */
export interface Visitor {
  roles: readonly string[];
  customerIsActive: boolean;
  flags: FeatureFlags;
  /** The country that the portal is shown for. */
  country: Country;
  /** One of the provider's own staff. */
  isInternal: boolean;
  /** Of the token; without it there is no CDN to administer. */
  cdnId: string | undefined;
  agreements: readonly FrameworkAgreement[];
  /** The customer has moved from tickets to support cases. */
  hasMigratedCases: boolean;
}

export type Verdict = 'open' | 'notFound' | 'accessDenied';

/** The settled order (decision 18): the page set of the country, the customer, the flag, the roles, the feature's own guard. */
export function judge(feature: Omit<Feature, 'routes'>, visitor: Visitor): Verdict {
  if (visitor.country === 'dk' && !feature.inDenmark) return 'notFound';
  if (!visitor.customerIsActive && !feature.forInactiveCustomers) return 'accessDenied';
  if (feature.flag !== undefined && !isOn(visitor.flags, feature.flag)) return 'notFound';
  if (!mayOpen(feature.access, visitor.roles)) return 'accessDenied';
  return feature.guard === undefined || feature.guard(visitor) ? 'open' : 'accessDenied';
}
