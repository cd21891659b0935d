import { portalApps, type PortalApp } from '@skerry/contracts';

/** What is ticked before a request is sent. */
export interface RequestDraft {
  roleIds: readonly string[];
  apps: readonly PortalApp[];
}

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
    values.apps.every((app) => apps.includes(app))
  );
}
