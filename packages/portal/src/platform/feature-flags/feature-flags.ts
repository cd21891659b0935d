/** Switches by name. A flag that is not there is off, and a flag never grants a right: the server asks again. */
export type FeatureFlags = Readonly<Record<string, boolean>>;

export function isOn(flags: FeatureFlags, flag: string): boolean {
  return Object.hasOwn(flags, flag) && flags[flag] === true;
}
