import type { servicesOperations } from '@skerry/contracts';
import type { ChoiceOption } from '@skerry/ui';
import type { SWRResponse } from 'swr';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

type Tag = servicesOperations['listTags']['responses'][200]['content']['application/json']['items'][number];

/** The company's tags, by name. */
export function useTags(): SWRResponse<Tag[], unknown> {
  return useQuery(['services', 'tags'], async (api) => {
    const { items } = await unwrap(api.services.GET('/tags'), (body) =>
      body.items.every(({ id, name }) => typeof id === 'string' && typeof name === 'string'),
    );
    return items;
  });
}

/** As many as a list of suggestions can be looked through. */
const suggestions = 20;

/** Services that a text is found in. */
export async function findServices(api: Api, text: string, signal: AbortSignal): Promise<ChoiceOption[]> {
  const query = { page: 0, pageSize: suggestions, ...(text !== '' && { text }) };
  const { items } = await unwrap(api.services.GET('/services', { params: { query }, signal }), (page) =>
    page.items.every(({ serviceId, serviceName }) => typeof serviceId === 'string' && typeof serviceName === 'string'),
  );
  return items.map(({ serviceId, serviceName, siteName }) => ({
    value: serviceId,
    label: serviceId,
    description: `${serviceName}, ${siteName}`,
  }));
}
