import { randomUUID } from 'node:crypto';
import { gazetteer } from '../addresses/gazetteer.ts';
import { networkReach } from '../addresses/network-reach.ts';
import type { TenantQueries } from '../database/connect.ts';
import type { StoredPlannedSite } from '../database/schema/site-lists.ts';
import { dataCentres } from '../inventory/data-centres.ts';
import { ownSites } from '../inventory/own-sites.ts';
import { metresBetween } from '../pricing/nearest-point.ts';
import { lookUp, placeOf, type Place } from './planned-place.ts';
import { faultOf, tidy, type DraftFault, type SiteDraft } from './site-draft.ts';

/** Sites nearer than this are one. */
const samePlaceMetres = 15;
/** Farther than that in latitude alone, in degrees. */
const samePlaceDegrees = 0.00014;
const priced = new Set(['SE', 'NO', 'DK']);

/** Drafts as sites of a list, each with what is wrong with it. Which repeat others is for `markDuplicates` to say. */
export async function planSites(
  queries: TenantQueries,
  given: readonly SiteDraft[],
  ids: readonly (string | undefined)[] = [],
): Promise<StoredPlannedSite[]> {
  const drafts = given.map(tidy);
  const [found, reach, own] = [
    await lookUp(drafts, gazetteer(queries)),
    await networkReach(queries),
    await ownSites(
      queries,
      drafts.flatMap(({ siteId }) => siteId ?? []),
    ),
  ];
  const centres = new Map(dataCentres.map((centre) => [centre.id, centre]));
  const lookups = { ...found, reach, own, dataCentres: centres };
  return drafts.map((draft, position) => {
    const place = placeOf(draft, position, lookups);
    const confidence = place.coordinates === null ? null : reach(place.coordinates);
    const name = draft.name ?? own.get(draft.siteId ?? '')?.name ?? shortName(place, draft);
    return { ...siteOf({ ...draft, name }, place, faultOf(draft)), id: ids[position] ?? randomUUID(), confidence };
  });
}

/** What a site without a name is called: its street and number, its address, or its coordinates. */
function shortName({ streetName, houseNumber, address }: Place, { locationCoordinate: at }: SiteDraft): string {
  const street = [streetName, houseNumber].filter(Boolean).join(' ');
  return street || address || (at ? `${at.latitude}, ${at.longitude}` : '');
}

/** A specialist is to find it. */
function isLookedFor({ mayBeByHand, locationCoordinate }: SiteDraft, { coordinates, state }: Place): boolean {
  return mayBeByHand === true && state === 'valid' && coordinates === null && locationCoordinate === undefined;
}

function siteOf(
  draft: SiteDraft,
  place: Place,
  fault: DraftFault | undefined,
): Omit<StoredPlannedSite, 'id' | 'confidence'> {
  const { coordinates, ...rest } = place;
  return {
    name: draft.name ?? '',
    ...rest,
    locationCoordinate: coordinates ?? draft.locationCoordinate ?? null,
    coordinateText: draft.coordinateText ?? null,
    customerSearchReference: draft.customerSearchReference ?? null,
    contacts: [...(draft.contacts ?? [])],
    dataCenterSiteId: draft.dataCenterSiteId ?? null,
    siteId: draft.siteId ?? null,
    buildingId: draft.buildingId ?? null,
    isByHand: place.country !== null && (!priced.has(place.country) || isLookedFor(draft, place)),
    character: fault?.character ?? null,
    duplicateOf: null,
    mayRepeat: draft.mayRepeat ?? false,
    mayBeByHand: draft.mayBeByHand ?? false,
    ...(fault && { state: 'rejected' as const, field: fault.field, code: fault.code, candidates: [] }),
  };
}

/**
 * Says of each valid site whether it repeats one before it, by its reference or its place. What repeated one that is gone is valid again, and so
 * is what may repeat.
 */
export function markDuplicates(sites: readonly StoredPlannedSite[]): StoredPlannedSite[] {
  const kept: StoredPlannedSite[] = [];
  const byReference = new Map<string, StoredPlannedSite>();
  return sites.map((site) => {
    if (site.state !== 'valid' && site.state !== 'duplicate') return site;
    const valid = { ...site, state: 'valid', field: null, code: null, duplicateOf: null };
    if (site.mayRepeat) return valid;
    const reference = site.customerSearchReference?.toLowerCase();
    const sameReference = reference === undefined ? undefined : byReference.get(reference);
    if (sameReference)
      return repeating(valid, sameReference, { field: 'customerSearchReference', code: 'sameReference' });
    const samePlace = kept.find((other) => isSamePlace(site, other));
    if (samePlace) return repeating(valid, samePlace, { field: 'locationCoordinate', code: 'samePlace' });
    kept.push(valid);
    if (reference !== undefined) byReference.set(reference, valid);
    return valid;
  });
}

function repeating(
  site: StoredPlannedSite,
  { id }: StoredPlannedSite,
  what: Pick<StoredPlannedSite, 'field' | 'code'>,
): StoredPlannedSite {
  return { ...site, ...what, state: 'duplicate', duplicateOf: id };
}

function isSamePlace(
  { locationCoordinate: a }: StoredPlannedSite,
  { locationCoordinate: b }: StoredPlannedSite,
): boolean {
  if (a === null || b === null || Math.abs(a.latitude - b.latitude) > samePlaceDegrees) return false;
  return metresBetween(a, b) <= samePlaceMetres;
}
