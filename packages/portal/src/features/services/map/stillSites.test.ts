import type { ReactElement } from 'react';
import { theMap } from '../../../testing/services-section/someServices.ts';
import type { MapPinProps } from './MapPin.tsx';
import type { MapSite } from './mapSites.ts';
import { stillSites } from './stillSites.tsx';

const [first] = theMap().sites;
if (!first) throw new Error('The map has no site.');
const aSite = (parts: Partial<MapSite>): MapSite => ({ ...first, ...parts });

describe('the sites while the map is on its way', () => {
  it('stand where they are, as their state looks, the worst on top; what has no place is left out', () => {
    const { extent, marks } = stillSites([
      aSite({ siteId: 'S-1', state: 'DISTURBANCE', coordinates: { longitude: 10, latitude: 60 } }),
      aSite({ siteId: 'S-2', state: 'IN_SERVICE', coordinates: { longitude: 12, latitude: 57 } }),
      aSite({ siteId: 'S-3', coordinates: { longitude: 500, latitude: 57 } }),
    ]);
    expect(extent).toEqual([10, 57, 12, 60]);
    const pins = marks?.(([x, y]) => [x * 10, y * 10]) as ReactElement<MapPinProps>[];
    expect(pins.map(({ props: { state, at } }) => [state, at])).toEqual([
      ['IN_SERVICE', [120, 570]],
      ['DISTURBANCE', [100, 600]],
    ]);
  });

  it('leave the usual part of the map in view where there are none', () => {
    expect(stillSites([]).extent).toEqual([3, 54.4, 28, 71.3]);
  });
});
