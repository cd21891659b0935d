// For stories and tests: addresses, and a search that answers like a server.
import { IconBuilding, IconMapPin } from '@tabler/icons-react';
import type { ChoiceOption } from '../Listbox/options.ts';
import type { LoadOptions } from './useSuggestions.ts';

export const exampleAddresses: readonly [ChoiceOption, ...ChoiceOption[]] = [
  { value: 'a1', label: 'Lindholmspiren 7', description: '417 56 Göteborg', icon: IconBuilding },
  { value: 'a2', label: 'Lindholmsallén 12', description: '417 55 Göteborg', icon: IconMapPin },
  { value: 'a3', label: 'Nydalsveien 28', description: '0484 Oslo' },
  { value: 'a4', label: 'Arne Jacobsens Allé 7', description: '2300 København S' },
];

export const findAddresses: LoadOptions<string> = (text) =>
  Promise.resolve(exampleAddresses.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
