import { disturbanceRoles, type ServiceHealth } from '@skerry/contracts';
import type { Principal } from '../identity/principal.ts';

/** Whether it is told how services do. */
export function seesDisturbances({ roles }: Pick<Principal, 'roles'>): boolean {
  return disturbanceRoles.some((role) => roles.has(role));
}

/** What says of its health only what the caller is told: what follows from it, such as a site's state, then tells nothing either. */
export function withoutHealth<Row extends { health: ServiceHealth }>(row: Row, withHealth: boolean): Row {
  return withHealth ? row : { ...row, health: 'UNKNOWN' };
}
