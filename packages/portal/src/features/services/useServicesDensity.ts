import { useState } from 'react';
import { lastingStorage } from '../../platform/browser/browser-storage.ts';
import { rememberedChoice } from '../../platform/remembered-choice.ts';

export const densities = ['comfortable', 'compact'] as const;
/** How high the rows of the table are. */
export type Density = (typeof densities)[number];

/** The density of the list of services, remembered by the browser. */
export function useServicesDensity(): [Density, (density: Density) => void] {
  const [remembered] = useState(() => rememberedChoice(lastingStorage, 'skerry.services.density', densities));
  const [density, setDensity] = useState<Density>(() => remembered.read() ?? 'comfortable');
  return [
    density,
    (chosen) => {
      remembered.write(chosen);
      setDensity(chosen);
    },
  ];
}
