import type { Preferences } from '@skerry/contracts';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';

/** Longest wait before the defaults are shown instead, in milliseconds. */
const patience = 4_000;

export async function readPreferences({ portalUser }: Api): Promise<Partial<Preferences>> {
  const { preferences } = await unwrap(
    portalUser.GET('/b2b-customer/preferences', { signal: AbortSignal.timeout(patience) }),
    (body) => typeof body.preferences === 'object' && !Array.isArray(body.preferences),
  );
  return preferences;
}
