import { densities, type Density } from '@skerry/ui';
import { useState } from 'react';
import { lastingStorage } from '../browser/browser-storage.ts';
import { rememberedChoice } from '../remembered-choice.ts';

/** How high the rows of lists are: one choice for all of them, which the browser remembers. */
export function useListDensity(): { value: Density; onValueChange: (density: Density) => void } {
  const [remembered] = useState(() => rememberedChoice(lastingStorage, 'skerry.list.density', densities));
  const [value, setValue] = useState<Density>(() => remembered.read() ?? 'comfortable');
  return {
    value,
    onValueChange(chosen) {
      remembered.write(chosen);
      setValue(chosen);
    },
  };
}
