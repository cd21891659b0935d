import { zoomSpeedOf } from './chartSettings.ts';
import { decodeLine } from '../../../platform/base-map/decodeLine.ts';
import { readPin } from './pinImage.ts';
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
  it('has the shape of its state, and shows whether it stands for many or is selected', () => {
    expect(readPin('pin:4:1:0')).toEqual({
      shape: pinShapes.DISTURBANCE,
      isCluster: true,
      isSelected: false,
    });
    expect(readPin('pin:1:0:1')).toMatchObject({ shape: pinShapes.IN_SERVICE, isSelected: true });
  });

  it.each(['pin:9:0:0', 'pin:x:0:0', 'airport', ''])('is not %j', (name) => {
    expect(readPin(name)).toBeUndefined();
  });

  it('is told by its shape as well as by its colour', () => {
    const [disturbance, attention, inService] = [pinShapes.DISTURBANCE, pinShapes.ATTENTION, pinShapes.IN_SERVICE];
    expect(new Set([disturbance, attention, inService].map(({ path }) => path)).size).toBe(3);
    expect(pinShapes.INSTALLING.look).not.toBe(inService.look);
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
