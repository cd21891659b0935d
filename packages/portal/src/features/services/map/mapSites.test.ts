import type { NetworkMap } from '@skerry/contracts';
import { theMap } from '../../../testing/services-section/someServices.ts';
import { baseMapExtent, worldExtent } from '../../../platform/base-map/extent.ts';
import { severityOf } from '../sites/siteStates.ts';
import { extentOf, positionOf, sitesWithin, toLines, toPoints, type MapSite } from './mapSites.ts';

const at = (longitude: unknown, latitude: unknown) => ({ coordinates: { longitude, latitude } });
const aSite = (parts: Partial<MapSite>): MapSite => {
  const [site] = theMap().sites;
  if (!site) throw new Error('The map has no site.');
  return { ...site, ...parts };
};

describe('the position of a site', () => {
  it('is longitude and latitude', () => {
    expect(positionOf(at(11.9388, 57.7062), baseMapExtent)).toEqual([11.9388, 57.7062]);
  });

  it.each([
    ['both numbers in each other’s place', at(57.7062, 11.9388)],
    ['a latitude beyond the pole', at(11.9, 91)],
    ['a longitude beyond the date line', at(181, 57)],
    ['no number', at(Number.NaN, 57)],
    ['without end', at(Infinity, 57)],
    ['a text', at('11.9', '57.7')],
    ['nothing', at(null, null)],
    ['no coordinates', { coordinates: null }],
    ['no coordinates at all', {}],
  ])('is not on the map with %s', (_what, site) => {
    expect(positionOf(site, baseMapExtent)).toBeUndefined();
  });

  it('may be anywhere on a provider’s own map, where a map can show it', () => {
    expect(positionOf(at(57.7062, 11.9388), worldExtent)).toEqual([57.7062, 11.9388]);
    expect(positionOf(at(0, 89), worldExtent)).toBeUndefined();
  });
});

describe('the sites of the map', () => {
  it('are told apart by how bad their state is', () => {
    const states = ['DISTURBANCE', 'ATTENTION', 'INSTALLING', 'IN_SERVICE', 'ENDED'];
    expect(states.map(severityOf)).toEqual([4, 3, 2, 1, 0]);
  });

  it('say nothing bad with a state that is not known', () => {
    expect(severityOf('ON_FIRE')).toBe(0);
  });

  it('are those with a position, with what is selected', () => {
    const sites = [
      aSite({
        siteId: 'S-1',
        state: 'ATTENTION',
        services: 3,
        affectedServices: 2,
        disturbedServices: 0,
        country: 'SE',
        coordinates: { longitude: 10, latitude: 60 },
      }),
      aSite({ siteId: 'S-2', state: 'IN_SERVICE', services: 1, coordinates: { longitude: 60, latitude: 10 } }),
    ];
    const { features } = toPoints(sites, baseMapExtent, new Set(['S-1']));
    expect(features.map(({ geometry, properties }) => [geometry.coordinates, properties])).toEqual([
      [
        [10, 60],
        {
          siteId: 'S-1',
          ids: ' S-1 ',
          severity: 3,
          services: 3,
          affected: 2,
          disturbed: 0,
          selected: 1,
        },
      ],
    ]);
  });

  it('are within an area that is drawn', () => {
    const inside = aSite({ siteId: 'S-1', coordinates: { longitude: 10, latitude: 60 } });
    const outside = aSite({ siteId: 'S-2', coordinates: { longitude: 12, latitude: 60 } });
    expect(sitesWithin([inside, outside], [9, 59, 11, 61])).toEqual([inside]);
  });
});

describe('lines', () => {
  const sites = [
    aSite({ siteId: 'S-1', coordinates: { longitude: 10, latitude: 60 } }),
    aSite({ siteId: 'S-2', coordinates: { longitude: 11, latitude: 61 } }),
    aSite({ siteId: 'S-3', coordinates: { longitude: 500, latitude: 61 } }),
  ];
  const line = (aSiteId: string, zSiteId: string): NetworkMap['lines'][number] => ({
    serviceId: `${aSiteId}${zSiteId}`,
    serviceName: 'IP Link',
    aSiteId,
    zSiteId,
    state: 'DISTURBANCE',
  });
  const lines = [line('S-1', 'S-2'), line('S-1', 'S-3'), line('S-1', 'S-gone'), line('S-1', 'S-1')];

  it.each(['S-1', 'S-2'])('of the open site run between two sites that both have a position: %s', (open) => {
    const { features } = toLines({ sites, lines }, baseMapExtent, open);
    expect(features.map(({ geometry, properties }) => [geometry.coordinates, properties])).toEqual([
      [
        [
          [10, 60],
          [11, 61],
        ],
        { severity: 4 },
      ],
    ]);
  });

  it('are not drawn while no site is open, nor those of other sites', () => {
    expect(toLines({ sites, lines }, baseMapExtent, '').features).toEqual([]);
    expect(toLines({ sites, lines }, baseMapExtent, 'S-3').features).toEqual([]);
  });
});

describe('the extent of positions', () => {
  it('holds all of them', () => {
    expect(
      extentOf([
        [10, 60],
        [5, 70],
        [20, 55],
      ]),
    ).toEqual([5, 55, 20, 70]);
  });

  it('is none without any', () => {
    expect(extentOf([])).toBeUndefined();
  });
});
