import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { principalOf } from '../session/identity.ts';
import { useIdentity } from '../session/useSession.ts';
import { dataKey, keyBegins, type Resource } from './data-keys.ts';

/** What a write may do to the answers that are kept. */
export interface DataCache {
  /** Puts a newer answer in place of the kept one, without asking the server again. */
  replace(resource: Resource, data: unknown): Promise<void>;
  /** Changes every kept answer whose resource begins so; undefined leaves an answer as it is. */
  update<Data>(beginning: Resource, change: (data: Data) => Data): Promise<void>;
  /** Asks again for what is shown, and forgets what is not, of all resources that begin so. */
  invalidate(beginning: Resource): Promise<void>;
  /** The same of everything. */
  invalidateAll(): Promise<void>;
  /** Asks again for what is shown, and keeps it where no answer comes. */
  refresh(): Promise<void>;
}

export function useDataCache(): DataCache {
  const { mutate } = useSWRConfig();
  const principal = principalOf(useIdentity());
  return useMemo(
    () => ({
      async replace(resource, data) {
        await mutate(dataKey({ principal, language: undefined }, resource), data, { revalidate: false });
      },
      async update<Data>(beginning: Resource, change: (data: Data) => Data) {
        await mutate<Data | undefined>(
          (key) => keyBegins(key, principal, beginning),
          (data) => data && change(data),
          { revalidate: false },
        );
      },
      async invalidate(beginning) {
        await mutate((key) => keyBegins(key, principal, beginning), undefined, { revalidate: true });
      },
      async refresh() {
        await mutate(() => true).catch(() => undefined);
      },
      async invalidateAll() {
        await mutate(() => true, undefined, { revalidate: true });
      },
    }),
    [mutate, principal],
  );
}
