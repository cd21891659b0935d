import {
  holdsLabel,
  opensArea,
  validateRoleRequestText,
  type PermissionLabel,
  type PortalApp,
  type RoleRequestCreate,
  type RoleRequestDecision,
} from '@skerry/contracts';
import { invalid } from '../../http/problem.ts';

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

/** What of it somebody with some rights has not. */
export function lackingOf(
  { roleIds, apps, permissions }: RequestedAccess,
  rights: ReadonlySet<string>,
): RequestedAccess {
  const has = (right: string) => rights.has(right);
  return {
    roleIds: roleIds.filter((id) => !has(id)),
    apps: apps.filter((app) => !opensArea(app, has)),
    permissions: permissions.filter((label) => !holdsLabel(label, has)),
  };
}

/** What of a request is new to the user. Refuses one without anything that is, naming what they have. */
export function newAccessOf(requested: RequestedAccess, rights: ReadonlySet<string>): RequestedAccess {
  const lacking = lackingOf(requested, rights);
  const kinds = ['roleIds', 'apps', 'permissions'] as const;
  if (kinds.some((kind) => lacking[kind].length > 0)) return lacking;
  const held = kinds.filter((kind) => requested[kind].length > 0);
  throw held.length === 0
    ? invalid({ field: 'roleIds', code: 'required' })
    : invalid(...held.map((field) => ({ field, code: 'alreadyHeld', values: requested[field] })));
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
  if (errors.length > 0) throw invalid(...errors);
  const isApproved = state === 'APPROVED';
  return {
    roleIds: isApproved ? roleIds : [],
    roleGroupIds: isApproved ? roleGroupIds : [],
    text: text.trim() || null,
  };
}
