import {
  holdsLabel,
  opensArea,
  permissionLabels,
  portalApps,
  type AccessArea,
  type PermissionLabel,
  type PortalApp,
} from '@skerry/contracts';

const labels = Object.keys(permissionLabels) as PermissionLabel[];

/** Pages that the roles open already, and those that can still be asked for. */
export function offeredApps(roles: readonly string[]): Offered<PortalApp> {
  return split(portalApps, (app) => opensArea(app, (right) => roles.includes(right)));
}

/** Permissions that somebody has, of their own or as a part of a role, and those that can still be asked for. */
export function offeredPermissions(roles: readonly string[]): Offered<PermissionLabel> {
  return split(labels, (label) => holdsLabel(label, (right) => roles.includes(right)));
}

export interface Offered<Choice> {
  readonly had: readonly Choice[];
  readonly open: readonly Choice[];
}

export function split<Choice>(choices: readonly Choice[], isHad: (choice: Choice) => boolean): Offered<Choice> {
  return { had: choices.filter(isHad), open: choices.filter((choice) => !isHad(choice)) };
}

/** The permissions by the part of the portal that they are about, in the order of their list. */
export function byArea(
  permissions: readonly PermissionLabel[],
): readonly { area: AccessArea | 'other'; permissions: readonly PermissionLabel[] }[] {
  const areaOf = (label: PermissionLabel) => permissionLabels[label].areas[0] ?? 'other';
  return [...new Set(permissions.map(areaOf))].map((area) => ({
    area,
    permissions: permissions.filter((label) => areaOf(label) === area),
  }));
}
