import { createContext, use } from 'react';
import type { FeatureNav } from './feature.ts';

/** The links to the features that the visitor may open, in the order of the menu. */
export const MenuEntriesContext = createContext<readonly FeatureNav[]>([]);

export function useMenuEntries(): readonly FeatureNav[] {
  return use(MenuEntriesContext);
}
