import { smallTowns } from './smallTowns.ts';
import { towns } from './towns.ts';
import { townNear } from './townNear.ts';

describe('the town near a place', () => {
  it('is the nearest, and how far away that is', () => {
    expect(townNear([17.33, 62.4])).toMatchObject({ name: 'Sundsvall' });
    expect(townNear([17.33, 62.4])?.kilometres).toBeLessThan(5);
    const atSea = townNear([18.45249, 62.60487]);
    expect(atSea?.name).toBe('Härnösand');
    expect(atSea?.kilometres).toBeCloseTo(26.4, 0);
  });

  it('is none far from all of them', () => {
    expect(townNear([2.35, 30])).toBeUndefined();
  });

  it('knows each town once, all of them in the north', () => {
    const names = [...towns.map(({ name }) => name), ...smallTowns.map(([name]) => name)];
    expect(new Set(names).size).toBe(names.length);
    const away = smallTowns.filter(
      ([, longitude, latitude]) => latitude < 54.5 || latitude > 71.2 || longitude < 4.5 || longitude > 31.5,
    );
    expect(away).toEqual([]);
  });
});
