interface Named {
  name: string;
  building?: string | null;
  streetName: string;
  houseNumber: string | null;
}

/** What a site is called where nothing else says which of several buildings it is. */
export function nameWithBuilding({ name, building, streetName, houseNumber }: Named): string {
  if (!building || name.includes(building)) return name;
  const street = [streetName, houseNumber].filter(Boolean).join(' ');
  return name === street && building.startsWith(street) ? building : `${name}, ${building}`;
}
