import type { ListedRoleRequest } from '@skerry/contracts';

export interface Decision {
  request: ListedRoleRequest;
  state: 'APPROVED' | 'DENIED';
}

/** What is chosen and typed before a request is decided. */
export interface TypedDecision {
  roleIds: readonly string[];
  roleGroupIds: readonly string[];
  text: string;
}

/** What is typed is kept under this name if the session ends. */
export function decisionFormId({
  request,
  state,
}: {
  request: Pick<ListedRoleRequest, 'id'>;
  state: Decision['state'];
}): string {
  return `users.roleRequest.${request.id}.${state}`;
}

export function isTypedDecision(values: unknown): values is TypedDecision {
  return (
    typeof values === 'object' &&
    values !== null &&
    'text' in values &&
    typeof values.text === 'string' &&
    'roleIds' in values &&
    isListOfIds(values.roleIds) &&
    'roleGroupIds' in values &&
    isListOfIds(values.roleGroupIds)
  );
}

function isListOfIds(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
