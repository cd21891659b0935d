import { coordinateText, doubtOf, readCoordinate, readDegrees } from './coordinates.ts';

describe('a coordinate that is pasted', () => {
  it.each([
    ['59.33, 18.07', 59.33, 18.07],
    ['59,33; 18,07', 59.33, 18.07],
    ['59,33 18,07', 59.33, 18.07],
    ['59.33,18.07', 59.33, 18.07],
    [' 59.33°N, 18.07°E ', 59.33, 18.07],
    ['-33.9 151.2', -33.9, 151.2],
    ['59, 18', 59, 18],
  ])('%j is two numbers', (text, latitude, longitude) => {
    expect(readCoordinate(text)).toEqual({ latitude, longitude });
  });

  it.each(['', '59.33', 'Norra Kajen 2', 'Kajen 2, 18', 'Ese 12, 18', '59,33,18,07', '1 2 3', '59.33.1, 18'])(
    '%j is none',
    (text) => {
      expect(readCoordinate(text)).toBeUndefined();
    },
  );

  it.each([
    ['59,33', 59.33],
    ['-18.07°', -18.07],
    ['18', 18],
    ['1e2', undefined],
    ['', undefined],
  ])('of one field, %j is %j', (text, degrees) => {
    expect(readDegrees(text)).toBe(degrees);
  });

  it.each([
    [59.33, 18.07, undefined],
    [18.07, 59.33, 'swapped'],
    [91, 18, 'outOfRange'],
    [59, 200, 'outOfRange'],
    [48.85, 2.35, 'outside'],
  ])('%d, %d is %s', (latitude, longitude, doubt) => {
    expect(doubtOf({ latitude, longitude })).toBe(doubt);
  });

  it('is written latitude first, to a metre', () => {
    expect(coordinateText({ latitude: 57.706_941_23, longitude: 11.9 })).toBe('57.70694, 11.9');
  });
});
