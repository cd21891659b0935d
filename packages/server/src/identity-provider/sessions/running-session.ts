import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the session that a token names (`sid`) still runs. It is the grant that all tabs of a browser share: logging out, a new
 * password, a code or refresh token that is used twice, and losing the right to sign in all delete it.
 */
export function runningSession(sid: string): RawBuilder<boolean> {
  return sql`exists (select from oidc_payloads where model = 'Grant' and id = ${sid} and expires_at > ${new Date(Date.now())})`;
}
