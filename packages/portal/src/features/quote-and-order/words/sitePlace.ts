interface Place {
  name: string;
  /** Which of several at the address, as it is called. */
  building?: string | null;
  streetName: string;
  houseNumber?: string | null;
  city: string;
}

/** Street and number with the building; one that is called by its street says both. */
export function streetOf({ streetName, houseNumber, building }: Omit<Place, 'name' | 'city'>): string {
  const street = [streetName, houseNumber].filter(Boolean).join(' ');
  if (!building) return street;
  return building.startsWith(street) ? building : [street, building].filter(Boolean).join(', ');
}

/** The name of a site with its address; what the one says of the other is said once. */
export function addressOf({ name, city, ...place }: Place): string {
  const street = streetOf(place);
  const address = [street, city].filter((part) => part !== '').join(', ');
  if (address.startsWith(name)) return address;
  if (street === '' && name.includes(city)) return name;
  const rest = name.startsWith(address) ? '' : address;
  return [name, rest].filter((part) => part !== '').join(', ');
}
