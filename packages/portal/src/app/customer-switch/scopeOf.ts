import type { SelectableCustomer } from '@skerry/contracts';
import type { ScopeChoice } from '../../platform/session/Session.ts';

/** Acting for the customer as oneself. */
export function scopeOf({ id, microserviceRegistry }: SelectableCustomer): ScopeChoice {
  return { customerId: id, registry: microserviceRegistry };
}
