import type { ComponentType } from 'react';
import type { BrowserStorage } from '../../platform/browser/browser-storage.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { createFlagOverrides, type FlagOverrides } from './flag-overrides.ts';

/** Trying out what is behind flags. No part of a production build: `scripts/no-client-features.ts` holds that. */
export interface ClientFeatures {
  overrides: FlagOverrides;
  /** What stands at /client-features. */
  page: () => Promise<ComponentType>;
  /** Says on every page that flags are not those of the customer. */
  badge: Part<object>;
}

export function createClientFeatures(storage: BrowserStorage): ClientFeatures {
  return {
    overrides: createFlagOverrides(storage),
    page: async () => (await import('./ClientFeaturesPage.tsx')).ClientFeaturesPage,
    badge: { texts: [], component: async () => (await import('./FlagOverridesBadge.tsx')).FlagOverridesBadge },
  };
}
