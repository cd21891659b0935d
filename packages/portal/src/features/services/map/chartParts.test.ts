import { zoomSpeedOf } from './chartSettings.ts';
import { decodeLine } from '../../../platform/base-map/decodeLine.ts';
import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { pinSizeOf, readBadge, readPin } from './pinImage.ts';
import { pinParts } from './siteLayers.ts';
import { pinShapes } from './pinShapes.ts';
import { metresPerPixel, scaleOf } from '../../../platform/map/scaleOf.ts';

describe('the scale', () => {
  it.each([
    [10, 1000],
    [9, 500],
    [18, 1000],
    [46, 5000],
    [2000, 200_000],
  ])('of %d metres per pixel is %d metres long', (metres, length) => {
    expect(scaleOf(metres)).toEqual({ length, width: length / metres });
  });

  it('takes the equator’s length at zoom 0 for 512 pixels, and half of it at 60 degrees', () => {
    expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.5, 0);
    expect(metresPerPixel(60, 0)).toBeCloseTo(39_135.8, 0);
  });
});

it('a line of the base map is written as steps', () => {
  expect(decodeLine([5000, 60_000, 500, -1000])).toEqual([
    [10, 60],
    [11, 59],
  ]);
});

describe('a pin', () => {
  it('has the shape of its state, room for its number, and shows that it is selected', () => {
    expect(readPin('pin:4:3:0')).toEqual({ shape: pinShapes.DISTURBANCE, figures: 3, isSelected: false });
    expect(readPin('pin:1:1:1')).toMatchObject({ shape: pinShapes.IN_SERVICE, isSelected: true });
  });

  it.each(['pin:9:1:0', 'pin:x:1:0', 'pin:1:4:0', 'airport', ''])('is not %j', (name) => {
    expect(readPin(name)).toBeUndefined();
  });

  it('is told by its shape as well as by its colour', () => {
    const [disturbance, attention, inService] = [pinShapes.DISTURBANCE, pinShapes.ATTENTION, pinShapes.IN_SERVICE];
    expect(new Set([disturbance, attention, inService].map(({ path }) => path)).size).toBe(3);
    expect(pinShapes.INSTALLING.look).not.toBe(inService.look);
  });

  it.each([1, 2, 3] as const)('that is a diamond has room for a number of %d figures', (figures) => {
    const [figureWidth, figureHeight] = [7.5, 9];
    const widthThere = pinSizeOf({ shape: pinShapes.DISTURBANCE, figures }) - figureHeight;
    expect(widthThere).toBeGreaterThan(figures * figureWidth + 4);
  });

  const site = { severity: 3, services: 4, affected: 1, disturbed: 0, selected: 0 };
  const cluster = { ...site, point_count: 5 };
  it.each([
    ['a site with a notice', site, ['pin:3:1:0', '4', 'badge:3:1', '1']],
    ['a cluster with notices', { ...cluster, services: 33, affected: 2 }, ['pin:3:2:0', '33', 'badge:3:1', '2']],
    [
      'a cluster with one that is down',
      { ...cluster, severity: 4, services: 105, affected: 12, disturbed: 1 },
      ['pin:4:3:0', '105', 'badge:4:1', '1'],
    ],
    [
      'a site whose services in that state are filtered out',
      { ...site, severity: 4 },
      ['pin:4:1:0', '4', 'badge:4:1', '!'],
    ],
    [
      'very many',
      { ...cluster, services: 12_400, affected: 1020, selected: 1 },
      ['pin:3:3:1', '12k', 'badge:3:2', '1k'],
    ],
  ])('says the worst state, how many services there are and how many are in it: %s', (_what, properties, says) => {
    const read = (part: keyof typeof pinParts): unknown => {
      const made = createExpression(pinParts[part], part);
      if (made.result === 'error') throw new Error(String(made.value));
      return made.value.evaluate({ zoom: 5 }, { type: 'Point', properties });
    };
    expect((['image', 'services', 'badgeImage', 'badge'] as const).map(read)).toEqual(says);
  });
});

describe('a badge', () => {
  it('has the colour of its state', () => {
    expect(readBadge('badge:4:2')).toEqual({ look: 'critical', figures: 2 });
    expect(readBadge('badge:3:1')).toEqual({ look: 'attention', figures: 1 });
    expect(readBadge('pin:3:1:0')).toBeUndefined();
  });
});

it.each([
  [2, 'usual'],
  [1, 'slow'],
  [4, 'fast'],
  [-3, 'slow'],
  [1000, 'fast'],
])('a zoom speed of %d is %s', (speed, word) => {
  expect(zoomSpeedOf(speed)).toBe(word);
});
