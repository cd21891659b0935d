import { labelsOpening } from '@skerry/contracts';
import type { Operation } from '@skerry/contracts/documents';
import type { Principal } from './principal.ts';
import { narrowedTo } from '../identity/scope.ts';

type Opened = Pick<Operation, 'operationId' | 'roles' | 'isStaffOnly' | 'isForInactiveCustomers'>;

/** Whether the customer is active or the contract leaves the operation to those who no longer are: whoever asks for them, and whatever their roles. */
export function isOpenToCustomer(
  { customerIsActive }: Pick<Principal, 'customerIsActive'>,
  { isForInactiveCustomers }: Pick<Opened, 'isForInactiveCustomers'>,
): boolean {
  return customerIsActive || isForInactiveCustomers;
}

/** Whether the customer has the operation, and the caller's roles are those that the contract asks for or a finer right of theirs opens it. */
export function mayCall(
  principal: Pick<Principal, 'category' | 'roles' | 'customerIsActive'>,
  operation: Opened,
): boolean {
  if (!isOpenToCustomer(principal, operation)) return false;
  if (operation.isStaffOnly && principal.category !== 'internalStaff') return false;
  return openersOf(operation).some((right) => right === '*' || principal.roles.has(right));
}

/** The caller as far as the operation goes: what anybody may call says nothing of how far, and keeps to the least. */
export function forOperation<C extends Pick<Principal, 'customerId' | 'scope' | 'roles' | 'grants'>>(
  principal: C,
  operation: Opened,
): C {
  return operation.roles.includes('*') ? principal : narrowedTo(principal, openersOf(operation));
}

const openers = new Map<string, readonly string[]>();

function openersOf({ operationId, roles }: Opened): readonly string[] {
  const known = openers.get(operationId) ?? [...roles, ...labelsOpening(operationId)];
  openers.set(operationId, known);
  return known;
}
