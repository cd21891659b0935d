// For stories and tests: things to choose from.
import type { ChoiceOption } from './options.ts';

export const exampleCustomers: readonly ChoiceOption[] = [
  { value: '4471820', label: 'Havstrand Logistik AB', description: 'Customer id 4471820' },
  { value: '4471833', label: 'Havstrand Logistik Norge AS', description: 'Customer id 4471833' },
  { value: '5510042', label: 'Bryggeriet Sund A/S', description: 'Customer id 5510042' },
  { value: '6120977', label: 'Fjordvarme AS', description: 'Customer id 6120977' },
  { value: '6120981', label: 'Granvik kommun', description: 'No framework agreement', disabled: true },
  { value: '7003316', label: 'Lindholmens Verkstad AB', description: 'Customer id 7003316' },
  { value: '7003390', label: 'Øresund Kabel A/S', description: 'Customer id 7003390' },
];

const towns = [
  'Göteborg',
  'Malmö',
  'Stockholm',
  'Oslo',
  'Bergen',
  'Trondheim',
  'København',
  'Aarhus',
  'Odense',
  'Umeå',
];

/** Sites of some towns, numbered. */
export function exampleSites(count: number): ChoiceOption[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `site-${index}`,
    label: `${towns[index % towns.length]} ${Math.floor(index / towns.length) + 1}`,
  }));
}

export const exampleSitesByCountry: readonly ChoiceOption[] = [
  { value: 'gbg-1', label: 'GBG-1 Lindholmen', group: 'Sweden' },
  { value: 'gbg-4', label: 'GBG-4 Backaplan', group: 'Sweden' },
  { value: 'sto-2', label: 'STO-2 Kista', group: 'Sweden', hint: 'closed' },
  { value: 'osl-1', label: 'OSL-1 Nydalen', group: 'Norway' },
  { value: 'bgo-1', label: 'BGO-1 Laksevåg', group: 'Norway', disabled: true },
  { value: 'cph-3', label: 'CPH-3 Ørestad', group: 'Denmark' },
  { value: 'aar-1', label: 'AAR-1 Skejby', group: 'Denmark' },
];
