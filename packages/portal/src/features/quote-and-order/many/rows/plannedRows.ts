import type { PlannedSite, PlannedSiteDraft } from '@skerry/contracts';

/** What the rows are looked at by. */
export const rowTabs = ['fix', 'ambiguous', 'notFound', 'duplicate', 'rejected', 'valid', 'all'] as const;
export type RowTab = (typeof rowTabs)[number];

export function isInTab({ state }: PlannedSite, tab: RowTab): boolean {
  if (tab === 'all') return true;
  return tab === 'fix' ? state !== 'valid' : state === tab;
}

/** A site as it was named, to be changed in part. */
export function draftOf(site: PlannedSite): PlannedSiteDraft {
  const { name, address, magicKey, country, locationCoordinate, customerSearchReference, contacts } = site;
  const { dataCenterSiteId, siteId, buildingId, mayRepeat, mayBeByHand } = site;
  const given = {
    magicKey,
    country,
    locationCoordinate,
    customerSearchReference,
    dataCenterSiteId,
    siteId,
    buildingId,
  };
  return {
    ...(name !== '' && { name }),
    ...(address !== '' && { address }),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
    ...(contacts.length > 0 && { contacts }),
    ...(mayRepeat && { mayRepeat }),
    ...(mayBeByHand && { mayBeByHand }),
  };
}

/** The same site at another place: what was known of the old one is forgotten, with a name that was made of its address. */
export function movedTo(
  site: PlannedSite,
  place: Pick<PlannedSiteDraft, 'address' | 'magicKey' | 'locationCoordinate'>,
): PlannedSiteDraft {
  const { name, country, customerSearchReference, contacts } = draftOf(site);
  const kept = { country, customerSearchReference, contacts, name: name === site.address ? undefined : name };
  return { ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)), ...place };
}

/** No rule has prices for its country. */
export function isOutside({ country }: PlannedSite): boolean {
  return country !== null && /^[A-Z]{2}$/.test(country) && !['SE', 'NO', 'DK'].includes(country);
}

/** Whether a name, an address or a reference has what is searched for. */
export function isFound({ name, address, customerSearchReference }: PlannedSite, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, address, customerSearchReference ?? ''].some((text) => text.toLowerCase().includes(wanted));
}
