import { streetOf, type Site } from '@skerry/contracts';
import type { ChoiceOption } from '@skerry/ui';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';

/** As many as a list of suggestions can be looked through. */
const suggestions = 20;

/** Sites that a text is found in. */
export async function findSites(api: Api, text: string, signal: AbortSignal): Promise<ChoiceOption[]> {
  const { items } = await unwrap(
    api.sites.GET('/sites', { params: { query: { page: 0, pageSize: suggestions, searchFilter: text } }, signal }),
    (page) => page.items.every(isSite),
  );
  return items.map(({ siteId, siteName, address }) => ({
    value: siteId,
    label: siteName,
    description: `${streetOf(address)}, ${address.city}`,
  }));
}

/** What the customer calls a site; its id while that is not known. */
export function useSiteName(siteId: string): string {
  const { data } = useQuery(siteId === '' ? undefined : ['sites', 'detail', siteId], (api) =>
    unwrap(api.sites.GET('/sites/{siteId}', { params: { path: { siteId } } }), isSite),
  );
  return data?.siteName ?? siteId;
}

function isSite({ siteId, siteName, address }: Site): boolean {
  return [siteId, siteName, address.city].every((text) => typeof text === 'string');
}
