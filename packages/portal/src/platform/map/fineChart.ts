import type { FeatureCollection } from 'geojson';
import { baseMapExtent } from '../base-map/extent.ts';
import { smallTowns } from '../base-map/smallTowns.ts';
import { towns } from '../base-map/towns.ts';
import type { Position } from '../base-map/Position.ts';
import type { PlaceName } from './chartStyle.ts';
import { firstFont, type MapColours } from './mapColours.ts';
import type { MapLibreMap } from './maplibre.ts';

/** Named from near, where the larger ones leave room. */
export const smallTownNames: readonly PlaceName[] = smallTowns.map(([name, longitude, latitude]) => ({
  name,
  position: [longitude, latitude],
  from: 7,
  kind: 'town',
}));

/** Where a town is named. */
export const townPositions: readonly Position[] = [
  ...towns.map(({ position }) => position),
  ...smallTowns.map(([, longitude, latitude]): Position => [longitude, latitude]),
];

/** Minutes between the lines, and the zoom from which they are drawn. */
const steps = [
  { minutes: 60, from: 6.5 },
  { minutes: 30, from: 7.5 },
  { minutes: 10, from: 8.6 },
] as const;

/** What a chart is read by from near, where no coast may be in sight: meridians and parallels with their degrees, and where a town is. */
export function addFineChart(map: InstanceType<typeof MapLibreMap>, colours: MapColours): void {
  const isFine = ['>=', ['zoom'], ['get', 'from']] as never;
  map.addSource('graticule', { type: 'geojson', data: graticule() });
  map.addSource('towns', { type: 'geojson', data: townPoints() });
  map.addLayer(
    {
      id: 'graticule',
      type: 'line',
      source: 'graticule',
      filter: isFine,
      paint: { 'line-color': colours.muted, 'line-width': 0.75, 'line-opacity': 0.35 },
    },
    'coast',
  );
  map.addLayer({
    id: 'degrees',
    type: 'symbol',
    source: 'graticule',
    filter: isFine,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': ['get', 'degrees'],
      'text-font': [firstFont(colours.figures)],
      'text-size': 11,
      'text-offset': [0, -0.7],
    },
    paint: { 'text-color': colours.muted },
  });
  map.addLayer({
    id: 'town-dots',
    type: 'circle',
    source: 'towns',
    minzoom: 7,
    paint: {
      'circle-radius': 3,
      'circle-color': colours.land,
      'circle-stroke-width': 1.5,
      'circle-stroke-color': colours.label,
    },
  });
}

function townPoints(): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: townPositions.map((coordinates) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: {},
    })),
  };
}

/** Each line once, from where the farthest step has it. */
function graticule(): FeatureCollection {
  const [west, south, east, north] = baseMapExtent;
  const lines = (first: number, last: number, ends: (degrees: number) => [Position, Position]) =>
    Array.from({ length: (last - first) * 6 + 1 }, (_, place) => {
      const minutes = first * 60 + place * 10;
      const from = steps.find((step) => minutes % step.minutes === 0)?.from ?? 0;
      return {
        type: 'Feature' as const,
        geometry: { type: 'LineString' as const, coordinates: ends(minutes / 60) },
        properties: { from, degrees: degreesText(minutes) },
      };
    });
  return {
    type: 'FeatureCollection',
    features: [
      ...lines(west, east, (longitude) => [
        [longitude, south],
        [longitude, north],
      ]),
      ...lines(south, north, (latitude) => [
        [west, latitude],
        [east, latitude],
      ]),
    ],
  };
}

/** "57°40′" */
function degreesText(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : ''}${whole}°${rest === 0 ? '' : `${String(rest).padStart(2, '0')}′`}`;
}
