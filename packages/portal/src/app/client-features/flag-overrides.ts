import { featureFlags, type FeatureFlag, type FeatureFlags } from '@skerry/contracts';
import type { BrowserStorage } from '../../platform/browser/browser-storage.ts';

const key = 'skerry.flagOverrides';

/** Flags that this tab takes for on or off, whatever the customer has. They show and hide; the server goes by its own. */
export interface FlagOverrides {
  read(): FeatureFlags;
  /** @param isOn undefined for what the customer has */
  set(flag: FeatureFlag, isOn: boolean | undefined): void;
  clear(): void;
  /** The customer's flags with the overrides in their place. */
  apply: (flags: FeatureFlags) => FeatureFlags;
}

export function createFlagOverrides(storage: BrowserStorage): FlagOverrides {
  function read(): FeatureFlags {
    try {
      const stored = Object.entries(JSON.parse(storage.getItem(key) ?? '{}') as object);
      return Object.fromEntries(stored.filter(([flag, isOn]) => isKnown(flag) && typeof isOn === 'boolean'));
    } catch {
      return {};
    }
  }

  return {
    read,
    set(flag, isOn) {
      // What is undefined is left out of the text.
      storage.setItem(key, JSON.stringify({ ...read(), [flag]: isOn }));
    },
    clear: () => storage.removeItem(key),
    apply: (flags) => ({ ...flags, ...read() }),
  };
}

function isKnown(flag: string): boolean {
  return featureFlags.some((known) => known === flag);
}
