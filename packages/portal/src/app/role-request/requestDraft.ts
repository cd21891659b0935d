import { isPermissionLabel, portalApps, type PermissionLabel, type PortalApp } from '@skerry/contracts';

/** What is ticked before a request is sent. */
export interface RequestDraft {
  roleIds: readonly string[];
  apps: readonly PortalApp[];
  permissions: readonly PermissionLabel[];
}

export const nothingChosenYet: RequestDraft = { roleIds: [], apps: [], permissions: [] };

const apps: readonly unknown[] = portalApps;

export function isRequestDraft(values: unknown): values is RequestDraft {
  return (
    typeof values === 'object' &&
    values !== null &&
    'roleIds' in values &&
    Array.isArray(values.roleIds) &&
    values.roleIds.every((id) => typeof id === 'string') &&
    'apps' in values &&
    Array.isArray(values.apps) &&
    values.apps.every((app) => apps.includes(app)) &&
    'permissions' in values &&
    Array.isArray(values.permissions) &&
    values.permissions.every((label) => typeof label === 'string' && isPermissionLabel(label))
  );
}
