import { metresFrom, ringsAround } from './buildingPlan.ts';

describe('the plan of buildings', () => {
  it('has each as far from the address as it is', () => {
    const { east, north } = metresFrom({ longitude: 17, latitude: 60 }, { longitude: 17.001, latitude: 60.001 });
    expect(east).toBeCloseTo(55.7, 0);
    expect(north).toBeCloseTo(111.3, 0);
  });

  it('has circles at round distances, around all buildings', () => {
    expect(ringsAround(34)).toEqual([10, 20, 30, 40]);
    expect(ringsAround(3)).toEqual([5, 10, 15, 20]);
    expect(ringsAround(480)).toEqual([200, 400, 600]);
    for (const farthest of [1, 21, 99, 101, 260, 1234]) {
      expect(ringsAround(farthest).at(-1)).toBeGreaterThanOrEqual(farthest);
      expect(ringsAround(farthest).length).toBeLessThanOrEqual(4);
    }
  });
});
