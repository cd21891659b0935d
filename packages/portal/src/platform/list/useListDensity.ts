import { densities, type Density } from '@skerry/ui';
import { useState } from 'react';
import { lastingStorage } from '../browser/browser-storage.ts';
import { rememberedChoice } from '../remembered-choice.ts';
import { isViewOpen, type ListSavedViews } from './saved-views/savedViews.ts';

/** How high the rows of lists are: as the address has it by a saved view, or else one choice for all lists, which the browser remembers. */
export function useListDensity(views?: Pick<ListSavedViews, 'state' | 'onRowsChange'>): {
  value: Density;
  onValueChange: (density: Density) => void;
} {
  const [remembered] = useState(() => rememberedChoice(lastingStorage, 'skerry.list.density', densities));
  const [value, setValue] = useState<Density>(() => remembered.read() ?? 'comfortable');
  if (views && views.state.rows !== '') return { value: views.state.rows, onValueChange: views.onRowsChange };
  return {
    value,
    onValueChange(chosen) {
      if (views && isViewOpen(views.state)) {
        views.onRowsChange(chosen);
        return;
      }
      remembered.write(chosen);
      setValue(chosen);
    },
  };
}
