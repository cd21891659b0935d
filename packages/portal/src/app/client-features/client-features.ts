import type { BrowserStorage } from '../../platform/browser/browser-storage.ts';
import type { ClientFeatures } from './client-features.types.ts';
import { createFlagOverrides } from './flag-overrides.ts';

export function createClientFeatures(storage: BrowserStorage): ClientFeatures {
  return {
    overrides: createFlagOverrides(storage),
    page: async () => (await import('./ClientFeaturesPage.tsx')).ClientFeaturesPage,
    badge: { texts: [], component: async () => (await import('./FlagOverridesBadge.tsx')).FlagOverridesBadge },
  };
}
