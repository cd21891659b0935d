import { mayOpen } from '../access/access.ts';
import { isOn } from '../feature-flags/feature-flags.ts';
import type { Feature } from './feature.ts';
import type { Visitor } from './visitor.ts';

export type Verdict = 'open' | 'notFound' | 'accessDenied';

/** The settled order (decision 18): the page set of the country, the customer, the flag, the roles, the feature's own guard. */
export function judge(feature: Omit<Feature, 'routes'>, visitor: Visitor): Verdict {
  if (visitor.country === 'dk' && !feature.inDenmark) return 'notFound';
  if (!visitor.customerIsActive && !feature.forInactiveCustomers) return 'accessDenied';
  if (feature.flag !== undefined && !isOn(visitor.flags, feature.flag)) return 'notFound';
  if (!mayOpen(feature.access, visitor.roles)) return 'accessDenied';
  return feature.guard === undefined || feature.guard(visitor) ? 'open' : 'accessDenied';
}

/** The features that the visitor may open: the same judgement as the guards'. */
export function openFeatures(features: readonly Feature[], visitor: Visitor): Feature[] {
  return features.filter((feature) => judge(feature, visitor) === 'open');
}
