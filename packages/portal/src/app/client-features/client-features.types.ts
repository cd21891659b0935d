import type { ComponentType } from 'react';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import type { FlagOverrides } from './flag-overrides.ts';

/** Trying out what is behind flags. No part of a production build: `scripts/no-client-features.ts` holds that. */
export interface ClientFeatures {
  overrides: FlagOverrides;
  /** What stands at /client-features. */
  page: () => Promise<ComponentType>;
  /** Says on every page that flags are not those of the customer. */
  badge: Part<object>;
}
