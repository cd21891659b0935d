import type { Operation } from '@skerry/contracts/documents';
import type { Principal } from '../identity/principal.ts';

/** Whether the caller's roles are those that the contract asks for. */
export function mayCall(
  principal: Principal,
  { roles, isStaffOnly }: Pick<Operation, 'roles' | 'isStaffOnly'>,
): boolean {
  if (isStaffOnly && principal.category !== 'internalStaff') return false;
  return roles.some((role) => role === '*' || principal.roles.has(role));
}
