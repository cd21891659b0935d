import type { PreferenceName } from './api-types.ts';

/** The defaults until a user chooses otherwise. */
export const preferenceDefaults = {
  mapZoomSpeed: 2,
  showCustomerBrain: true,
  debugOptionShowMapBoundingBox: false,
  useMapZoomAnimation: true,
  isUsingSimpleOverview: false,
  isFirstDelivery: false,
  firstDeliveryHasPower: false,
  firstDeliveryHasSpace: false,
  firstDeliveryHasPermission: false,
  showHomeFigures: true,
  showHomeStatus: true,
  showHomeWaiting: true,
  showHomeDeliveries: true,
  showHomeFees: true,
  showHomeUsers: true,
  showHomeContacts: true,
  showHomeInformation: true,
} as const satisfies Record<PreferenceName, boolean | number>;

type Defaults = typeof preferenceDefaults;
/** Values of preferences: where the default is a number any number, else true or false. */
export type Preferences = { readonly [Name in PreferenceName]: Defaults[Name] extends number ? number : boolean };
/** Names of the preferences that are on or off. */
export type PreferenceSwitch = {
  [Name in PreferenceName]: Defaults[Name] extends boolean ? Name : never;
}[PreferenceName];

const decimal = /^-?[0-9]{1,9}(?:\.[0-9]{1,9})?$/;

/** The value that a text stands for; undefined where it is not of the preference's type. */
export function parsePreference<Name extends PreferenceName>(name: Name, text: unknown): Preferences[Name] | undefined {
  return (typeof preferenceDefaults[name] === 'number' ? parseNumber(text) : parseBoolean(text)) as
    Preferences[Name] | undefined;
}

function parseNumber(text: unknown): number | undefined {
  return typeof text === 'string' && decimal.test(text) ? Number(text) : undefined;
}

function parseBoolean(text: unknown): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Every preference, with the default in place of one that is absent or of another type. Calls back for the latter. */
export function parsePreferences(
  texts: Readonly<Record<string, unknown>>,
  onWrong: (name: PreferenceName) => void = () => {},
): Preferences {
  const values: Record<string, boolean | number> = { ...preferenceDefaults };
  for (const name of Object.keys(preferenceDefaults) as PreferenceName[]) {
    if (!Object.hasOwn(texts, name)) continue;
    const value = parsePreference(name, texts[name]);
    if (value === undefined) onWrong(name);
    else values[name] = value;
  }
  return values as Preferences;
}
