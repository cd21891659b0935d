import { streetOf } from '@skerry/contracts';

/** Between two facts of a line. */
const comma = ', ';

export interface NamedSite {
  readonly customerName: string;
  readonly address: { readonly streetName: string; readonly houseNumber?: string | null; readonly city: string };
}

/** What a site is called: its name, or else its street, or else its town. */
export function siteNameOf({ customerName, address }: NamedSite): string {
  return customerName || streetOf(address) || address.city;
}

/** What a service is called, and each order of it: the product, and the name of the site. */
export function serviceTitle(product: string, siteName: string): string {
  return [product, siteName].filter((part) => part !== '').join(comma);
}

/** Where a service is, on one line: the site, and its city where the site's own name does not say it. */
export function placeOf({ siteName, city }: { siteName: string; city: string }): string {
  return siteName.toLocaleLowerCase().includes(city.toLocaleLowerCase()) ? siteName : [siteName, city].join(comma);
}
