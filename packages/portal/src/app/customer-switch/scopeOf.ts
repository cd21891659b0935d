import type { SelectableCustomer } from '@skerry/contracts';
import type { ScopeChoice } from '../../platform/session/Session.ts';

/** What must be known of a customer to act for it. */
export type ChosenCustomer = Pick<SelectableCustomer, 'id' | 'name' | 'microserviceRegistry' | 'organisationNumber'>;

/** Acting for the customer as oneself. */
export function scopeOf({ id, microserviceRegistry }: ChosenCustomer): ScopeChoice {
  return { customerId: id, registry: microserviceRegistry };
}
