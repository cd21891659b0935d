import type { Feature } from '../../platform/feature/feature.ts';
import { judge } from '../../platform/feature/judge.ts';
import type { Visitor } from '../../platform/feature/visitor.ts';

/** Why a page is closed: the customer is no longer active, does not have it, or the visitor lacks a role. */
export type Denial = 'inactiveCustomer' | 'notSwitchedOn' | 'role';

/** The cause of a refusal; undefined where there is none. What no role would change comes first, so that nobody asks for a role in vain. */
export function denialOf(feature: Feature, visitor: Visitor): Denial | undefined {
  if (judge(feature, visitor) !== 'accessDenied') return undefined;
  if (!visitor.customerIsActive && !feature.forInactiveCustomers) return 'inactiveCustomer';
  return feature.guard?.(visitor) === false ? 'notSwitchedOn' : 'role';
}
