import type { DataCentre } from '@skerry/contracts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

const none: readonly DataCentre[] = [];

/** The provider's data centres: one way more to say where. Without them the others are there all the same. */
export function useDataCentres(): readonly DataCentre[] {
  const { data } = useQuery(
    ['data-centres'],
    async (api) => {
      const { dataCentres } = await unwrap(api.quoteAndOrder.GET('/optical/options'), (options) =>
        options.dataCentres.every(({ id, name, city }) => [id, name, city].every((text) => typeof text === 'string')),
      );
      return dataCentres;
    },
    { revalidateOnFocus: false },
  );
  return data ?? none;
}

/** Whether somebody who writes this means the data centre: words of its name, its city or its id, in any order. */
export function isMeant({ id, name, city }: DataCentre, text: string, kind: string): boolean {
  const told = `${id} ${name} ${city} ${kind}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => told.includes(word));
}
