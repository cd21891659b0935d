import { isBlank, type PlannedSite, type QuoteRequestSite } from '@skerry/contracts';
import { streetOf } from '../words/sitePlace.ts';

/** A site of a list that prices can be requested for. */
export type QuotableSite = PlannedSite & { country: string };
/** Of those, one that rules can be asked about: it is known where it is. */
export type LocatedSite = QuotableSite & { locationCoordinate: NonNullable<PlannedSite['locationCoordinate']> };

export function isQuotable(site: PlannedSite): site is QuotableSite {
  return site.state === 'valid' && site.country !== null && (isLocated(site) || site.mayBeByHand === true);
}

export function isLocated(site: PlannedSite): site is LocatedSite {
  return site.locationCoordinate !== null;
}

/** What a site is called in a line: its own name, and where that is no address, the address; with the building that was chosen. */
export function siteWords(site: Pick<PlannedSite, 'name' | 'address' | 'building' | 'streetName' | 'houseNumber'>): {
  title: string;
  detail: string;
} {
  const { name, address, building } = site;
  const street = streetOf({ ...site, building: null });
  const place = building ? streetOf(site) + address.slice(address.startsWith(street) ? street.length : 0) : address;
  const title = building && name === street ? streetOf(site) : name;
  return { title, detail: place.startsWith(title) ? place.slice(title.length).replace(/^,\s*/, '') : place };
}

/** Longest street of a request. */
const maxStreetLength = 100;

/** A site as a request for prices has it. */
export function requestSite(site: QuotableSite, contact?: QuoteRequestSite['contact']): QuoteRequestSite {
  const { siteId, name, building, streetName, houseNumber, zipCode, city, country, locationCoordinate } = site;
  const [listed] = site.contacts;
  const met = contact ?? listed;
  const texts = {
    building,
    // Where nobody has found it, all that is known of it.
    streetName: isLocated(site) ? streetName : streetName || site.address.slice(0, maxStreetLength),
    houseNumber,
    zipCode,
    city,
    reference: site.customerSearchReference,
    dataCenterSiteId: site.dataCenterSiteId,
    siteId,
  };
  return {
    name,
    country,
    ...(locationCoordinate && { coordinates: locationCoordinate }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text && !isBlank(text))),
    ...(met && { contact: met }),
  };
}
