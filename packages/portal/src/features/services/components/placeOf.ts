/** Where a service is, on one line: the site, and its city where the site's own name does not say it. */
export function placeOf({ siteName, city }: { siteName: string; city: string }): string {
  return siteName.toLocaleLowerCase().includes(city.toLocaleLowerCase()) ? siteName : [siteName, city].join(', ');
}
