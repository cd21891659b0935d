import type { FeatureFlag, FeatureFlags } from '@skerry/contracts';

export type { FeatureFlags };

/** A flag that is not there is off, and a flag never grants a right: the server asks again. */
export function isOn(flags: FeatureFlags, flag: FeatureFlag): boolean {
  return Object.hasOwn(flags, flag) && flags[flag] === true;
}
