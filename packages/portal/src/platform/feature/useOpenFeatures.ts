import { createContext, use } from 'react';
import type { Feature } from './feature.ts';

/** The features that the visitor may open. */
export const OpenFeaturesContext = createContext<readonly Feature[]>([]);

export function useOpenFeatures(): readonly Feature[] {
  return use(OpenFeaturesContext);
}
