import type { Site } from '@skerry/contracts';
import { streetOf } from '@skerry/contracts';
import { useMemo } from 'react';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { findOwnSite, findOwnSites } from '../purchase.queries.ts';

/** One of the company's own sites, and where it is. */
export interface OwnPlace {
  siteId: string;
  siteName: string;
  addressText: string;
  coordinates: { longitude: number; latitude: number };
}

/** The first of the company's own sites, for the map. Without them it is a map all the same. */
export function useOwnPlaces(): readonly OwnPlace[] {
  const { data } = useQuery(['own-sites'], (api) => findOwnSites(api, ''), { revalidateOnFocus: false });
  return useMemo(() => (data ?? []).flatMap((site) => placeOf(site) ?? []), [data]);
}

/** One of them, by its id; undefined without one, and while nothing is known of it. */
export function useOwnPlace(siteId: string | undefined): OwnPlace | undefined {
  const { data } = useQuery(
    siteId === undefined ? undefined : ['own-sites', 'one', siteId],
    (api) => findOwnSite(api, siteId ?? ''),
    { revalidateOnFocus: false },
  );
  return useMemo(() => data && placeOf(data), [data]);
}

function placeOf({ siteId, siteName, address, coordinates }: Site): OwnPlace | undefined {
  const { longitude, latitude } = coordinates;
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return undefined;
  return { siteId, siteName, addressText: addressText(address), coordinates: { longitude, latitude } };
}

/** "Norra Kajen 2, 852 31 Sundsvall" */
export function addressText(address: Site['address']): string {
  const town = [address.zipCode, address.city].filter(Boolean).join(' ');
  return [streetOf(address), town].filter((part) => part !== '').join(', ');
}
