import { createContext, use } from 'react';
import type { Feature } from './feature.ts';

/** The features of the portal that the visitor may open, in the order of the menu. */
export const VisibleFeaturesContext = createContext<readonly Feature[]>([]);

export function useVisibleFeatures(): readonly Feature[] {
  return use(VisibleFeaturesContext);
}
