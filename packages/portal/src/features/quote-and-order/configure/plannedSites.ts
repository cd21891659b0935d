import { isBlank, type PlannedSite, type QuoteRequestSite } from '@skerry/contracts';

/** A site of a list that prices can be requested for. */
export type QuotableSite = PlannedSite & {
  country: string;
  locationCoordinate: NonNullable<PlannedSite['locationCoordinate']>;
};

export function isQuotable(site: PlannedSite): site is QuotableSite {
  return site.state === 'valid' && site.country !== null && site.locationCoordinate !== null;
}

/** What a site is called in a line: its own name, and where that is no address, the address. */
export function siteWords({ name, address }: Pick<PlannedSite, 'name' | 'address'>): { title: string; detail: string } {
  const rest = address.startsWith(name) ? address.slice(name.length).replace(/^,\s*/, '') : address;
  return { title: name, detail: rest };
}

/** A site as a request for prices has it. */
export function requestSite(site: QuotableSite, contact?: QuoteRequestSite['contact']): QuoteRequestSite {
  const { siteId, name, streetName, houseNumber, zipCode, city, country, locationCoordinate } = site;
  const [listed] = site.contacts;
  const met = contact ?? listed;
  const texts = {
    streetName,
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
    coordinates: locationCoordinate,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null && !isBlank(text))),
    ...(met && { contact: met }),
  };
}
