import fc from 'fast-check';
import { documents } from './documents.ts';
import { parsePreference, parsePreferences, preferenceDefaults } from './preferences.ts';

// Specification, section 3: the names, and the defaults that it gives.
const defaults = {
  mapZoomSpeed: 2,
  showCustomerBrain: true,
  debugOptionShowMapBoundingBox: false,
  useMapZoomAnimation: true,
  isUsingSimpleOverview: false,
  isFirstDelivery: false,
};

describe('preferences', () => {
  it('fall back to the defaults', () => {
    expect(parsePreferences({})).toMatchObject(defaults);
  });

  it('are parsed from text by type', () => {
    expect(
      parsePreferences({ mapZoomSpeed: '3.5', showCustomerBrain: 'false', isUsingSimpleOverview: 'true' }),
    ).toMatchObject({ ...defaults, mapZoomSpeed: 3.5, showCustomerBrain: false, isUsingSimpleOverview: true });
  });

  it.each([
    ['isUsingSimpleOverview', ['yes', '1', '', 'TRUE', ' true', 'null', true, 1, null, {}, ['true'], undefined]],
    ['mapZoomSpeed', ['fast', '', '1e3', 'NaN', 'Infinity', '0x10', '1,5', '.5', '5.', '2 ', 3, null, [2], true]],
  ] as const)('of a wrong type fall back to the default and are reported: %s', (name, wrong) => {
    for (const value of wrong) {
      const told: string[] = [];
      const values = parsePreferences({ [name]: value, useMapZoomAnimation: 'false' }, (of) => told.push(of));
      expect([value, values[name], values.useMapZoomAnimation, told]).toEqual([value, defaults[name], false, [name]]);
    }
  });

  it('of an unknown name are ignored', () => {
    const told: string[] = [];
    const values = parsePreferences({ somethingNewer: 'x', constructor: 'true' }, (name) => told.push(name));
    expect([values, told]).toEqual([preferenceDefaults, []]);
  });

  it('survive being written as text and read back', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -999_999_999, max: 999_999_999 }), (on, speed) => {
        expect(parsePreference('isFirstDelivery', String(on))).toBe(on);
        expect(parsePreference('mapZoomSpeed', String(speed))).toBe(speed);
      }),
    );
  });

  it('are complete and well typed, whatever an answer contains', () => {
    const texts = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(preferenceDefaults)), fc.string()),
      fc.anything(),
    );
    fc.assert(
      fc.property(texts, (answer) => {
        const typesOf = (values: object) => Object.entries(values).map(([name, value]) => [name, typeof value]);
        expect(typesOf(parsePreferences(answer))).toEqual(typesOf(preferenceDefaults));
      }),
    );
  });

  it('in the API document are exactly those with a default', () => {
    const text = JSON.stringify(documents['portal-user'].paths['/b2b-customer/preferences']?.['post']);
    for (const name of Object.keys(preferenceDefaults)) expect(text).toContain(`"${name}"`);
  });
});
