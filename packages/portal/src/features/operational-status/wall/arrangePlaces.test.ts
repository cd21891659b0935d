import type { WallPlace } from '@skerry/contracts';
import { arrangePlaces } from './arrangePlaces.ts';

const aPlace = (given: Partial<WallPlace>): WallPlace => ({
  name: 'Oslo',
  country: 'NO',
  longitude: 0,
  latitude: 0,
  state: 'OK',
  sites: 1,
  affectedSites: 0,
  ...given,
});
const arrange = (...places: Partial<WallPlace>[]) =>
  arrangePlaces(places.map(aPlace), ([x, y]) => [x, y], { unit: 1, width: 500 });

describe('marks of a wall’s map', () => {
  it('are one where they would cover each other, as bad as the worst and named by it', () => {
    const marks = arrange(
      { name: 'Oslo', longitude: 100, latitude: 100, sites: 4 },
      { name: 'Asker', longitude: 110, latitude: 105, state: 'DOWN', sites: 2 },
    );
    expect(marks).toMatchObject([{ name: 'Asker', state: 'DOWN', sites: 6 }]);
  });

  it('have their names where these cover nothing', () => {
    const marks = arrange(
      { name: 'Malmö', longitude: 200, latitude: 100, state: 'DOWN' },
      { name: 'Lund', longitude: 250, latitude: 100 },
    );
    expect(marks.map(({ side }) => side)).toEqual(['left', 'right']);
  });

  it('go without a name where there is no room for it', () => {
    const [mark] = arrangePlaces([aPlace({ longitude: 20, latitude: 20, name: 'Kristiansand' })], ([x, y]) => [x, y], {
      unit: 1,
      width: 60,
    });
    expect(mark?.side).toBeUndefined();
  });
});
