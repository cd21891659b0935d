import {
  validateRoleRequestText,
  type PortalApp,
  type RoleRequestCreate,
  type RoleRequestDecision,
} from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';

/** Requests that one user may make within a day, each of which mails every administrator. */
export const maxRequestsPerDay = 5;

export interface RequestedAccess {
  roleIds: string[];
  apps: PortalApp[];
}

/** What a request asks for, in either of the forms that it may have: of a list, the roles that are active (decision 31). */
export function requestedAccessOf(body: RoleRequestCreate): RequestedAccess {
  const { roleIds = [], apps = [] } = Array.isArray(body)
    ? { roleIds: body.filter(({ active }) => active).map(({ roleId }) => roleId) }
    : body;
  return { roleIds: [...new Set(roleIds)], apps: [...apps] };
}

/** Refuses a request without any role that is new to the user. */
export function checkRequestedAccess({ roleIds, apps }: RequestedAccess): void {
  if (roleIds.length === 0 && apps.length === 0)
    throw new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field: 'roleIds', code: 'required' }] });
}

/** The roles that a decision gives, and what it says to the user. Throws 422 with every field that is wrong. */
export function checkDecision({ state, roleIds = [], text = '' }: RoleRequestDecision): {
  roleIds: string[];
  text: string | null;
} {
  const wrong = validateRoleRequestText(text);
  const errors = [
    ...(state === 'APPROVED' && roleIds.length === 0 ? [{ field: 'roleIds', code: 'required' }] : []),
    ...(wrong === undefined ? [] : [{ field: 'text', ...wrong }]),
  ];
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  return { roleIds: state === 'APPROVED' ? roleIds : [], text: text.trim() || null };
}
