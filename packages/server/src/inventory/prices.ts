import { financialRoles } from '@skerry/contracts';
import type { Principal } from '../identity/principal.ts';

/** Whether prices are shown. */
export function seesPrices({ roles }: Pick<Principal, 'roles'>): boolean {
  return financialRoles.some((role) => roles.has(role));
}
