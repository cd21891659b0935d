import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Api } from '../api/create-api.ts';
import { useApi } from '../api/useApi.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { principalOf } from '../session/identity.ts';
import { useIdentity } from '../session/useSession.ts';
import { dataKey, type Resource } from './data-keys.ts';

export interface QueryOptions<Data> extends SWRConfiguration<Data> {
  /** True where the answer has texts in the user's language. */
  byLanguage?: boolean;
}

/**
 * Reads something from the server and keeps it in the principal's cache.
 *
 * @param resource What is asked for; undefined asks for nothing yet.
 * @param read The call, unwrapped: `(api) => unwrap(api.userAdmin.GET('/roles'))`.
 */
export function useQuery<Data>(
  resource: Resource | undefined,
  read: (api: Api) => Promise<Data>,
  options: QueryOptions<Data> = {},
): SWRResponse<Data, unknown> {
  const api = useApi();
  const principal = principalOf(useIdentity());
  const { language } = useLanguage();
  const { byLanguage = false, ...config } = options;
  const key = resource && dataKey({ principal, language: byLanguage ? language : undefined }, resource);
  return useSWR<Data, unknown>(key ?? null, () => read(api), config);
}
