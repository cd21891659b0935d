import type { Country } from '@skerry/contracts';
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
}

export type Verdict = 'open' | 'notFound' | 'accessDenied';

/** The settled order (decision 18): the page set of the country, the customer, the flag, the roles. */
export function judge(feature: Omit<Feature, 'routes'>, visitor: Visitor): Verdict {
  if (visitor.country === 'dk' && !feature.inDenmark) return 'notFound';
  if (!visitor.customerIsActive && !feature.forInactiveCustomers) return 'accessDenied';
  if (feature.flag !== undefined && !isOn(visitor.flags, feature.flag)) return 'notFound';
  return mayOpen(feature.access, visitor.roles) ? 'open' : 'accessDenied';
}
