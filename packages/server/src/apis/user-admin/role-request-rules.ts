import {
  permissionLabels,
  rolesOfApp,
  validateRoleRequestText,
  type ListedRoleRequest,
  type PermissionLabel,
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
  permissions: PermissionLabel[];
}

/** What a request asks for, in either of the forms that it may have: of a list, the roles that are active (decision 31). */
export function requestedAccessOf(body: RoleRequestCreate): RequestedAccess {
  const {
    roleIds = [],
    apps = [],
    permissions = [],
  } = Array.isArray(body) ? { roleIds: body.filter(({ active }) => active).map(({ roleId }) => roleId) } : body;
  return { roleIds: [...new Set(roleIds)], apps: [...apps], permissions: [...permissions] };
}

/** What was asked for and the rights that somebody has now, or was given then, do not hold. */
export function notGrantedOf(
  { roleIds, apps, permissions }: RequestedAccess,
  rights: ReadonlySet<string>,
): ListedRoleRequest['notGranted'] {
  const hasAny = (wanted: readonly string[]) => wanted.some((right) => rights.has(right));
  return {
    roleIds: roleIds.filter((id) => !rights.has(id)),
    apps: apps.filter((app) => !hasAny(rolesOfApp[app])),
    permissions: permissions.filter((label) => !hasAny([label, ...permissionLabels[label].roles])),
  };
}

/** Refuses a request without anything that is new to the user. */
export function checkRequestedAccess({ roleIds, apps, permissions }: RequestedAccess): void {
  if (roleIds.length + apps.length + permissions.length === 0)
    throw new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field: 'roleIds', code: 'required' }] });
}

/** The roles that a decision gives, and what it says to the user. Throws 422 with every field that is wrong. */
export function checkDecision({ state, roleIds = [], roleGroupIds = [], text = '' }: RoleRequestDecision): {
  roleIds: string[];
  roleGroupIds: string[];
  text: string | null;
} {
  const wrong = validateRoleRequestText(text);
  const errors = [
    ...(state === 'APPROVED' && roleIds.length + roleGroupIds.length === 0
      ? [{ field: 'roleIds', code: 'required' }]
      : []),
    ...(wrong === undefined ? [] : [{ field: 'text', ...wrong }]),
  ];
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  const isApproved = state === 'APPROVED';
  return {
    roleIds: isApproved ? roleIds : [],
    roleGroupIds: isApproved ? roleGroupIds : [],
    text: text.trim() || null,
  };
}
