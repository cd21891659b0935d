import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';

/** Whose notifications a call is about. Throws 403 for whoever is no user of the customer. */
export function userOf({ userId }: Principal): string {
  if (userId === null) throw new ProblemError(403, { code: 'NOT_A_USER' });
  return userId;
}
