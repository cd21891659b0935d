import type { StoredSite } from '../../database/schema/quotes.ts';

type Named = Pick<StoredSite, 'name' | 'building' | 'streetName' | 'houseNumber'>;

/** What a site is called where nothing else says which of several buildings it is. */
export function nameWithBuilding({ name, building, streetName, houseNumber }: Named): string {
  if (!building || name.includes(building)) return name;
  const street = [streetName, houseNumber].filter(Boolean).join(' ');
  return name === street && building.startsWith(street) ? building : `${name}, ${building}`;
}
