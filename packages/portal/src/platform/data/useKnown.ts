import { useState } from 'react';
import { unstable_serialize as serialize, useSWRConfig } from 'swr';
import { principalOf } from '../session/identity.ts';
import { useIdentity } from '../session/useSession.ts';
import { dataKey, type Resource } from './data-keys.ts';

/**
 * What another answer has already said of something, such as the list that its reader comes from; undefined where none has.
 *
 * @param beginning Of the resources to look through.
 * @param find Looks into one answer, whose type it names.
 */
export function useKnown<Found>(beginning: Resource, find: (data: never) => Found | undefined): Found | undefined {
  const { cache } = useSWRConfig();
  const principal = principalOf(useIdentity());
  const [found] = useState(() => {
    const keys = serialize(dataKey({ principal, language: undefined }, beginning));
    for (const key of cache.keys()) {
      const data = key.startsWith(keys) ? (cache.get(key)?.data as unknown) : undefined;
      const known = data === undefined ? undefined : find(data as never);
      if (known !== undefined) return known;
    }
    return undefined;
  });
  return found;
}
