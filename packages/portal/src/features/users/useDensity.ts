import { useState } from 'react';
import { lastingStorage } from '../../platform/browser/browser-storage.ts';
import { rememberedChoice } from '../../platform/remembered-choice.ts';

export const densities = ['comfortable', 'compact'] as const;
/** How high the rows of a table are. */
export type Density = (typeof densities)[number];

/** The density of the users list, remembered by the browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const [remembered] = useState(() => rememberedChoice(lastingStorage, 'skerry.users.density', densities));
  const [density, setDensity] = useState<Density>(() => remembered.read() ?? 'comfortable');
  return [
    density,
    (chosen) => {
      remembered.write(chosen);
      setDensity(chosen);
    },
  ];
}
