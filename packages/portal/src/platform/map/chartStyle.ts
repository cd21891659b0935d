import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import { decodeLine } from '../base-map/decodeLine.ts';
import { baseMapExtent } from '../base-map/extent.ts';
import { firstFont, type MapColours } from './mapColours.ts';
import type { Position } from '../base-map/Position.ts';

export interface BaseMap {
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

export interface PlaceName {
  readonly name: string;
  readonly position: Position;
  readonly from: number;
  readonly kind: 'town' | 'sea';
}

/** What a chart can do without while it moves. All are lines. */
export const fineLines: readonly string[] = ['shoal1', 'shoal2', 'shoal3', 'grid', 'coast', 'borders'];

/** The built-in map as a nautical chart (design, section 17): paper water, shoal bands along the coasts, land, borders, names. Fetches nothing. */
export function chartStyle(baseMap: BaseMap, names: readonly PlaceName[], colours: MapColours): StyleSpecification {
  const land = landOf(baseMap);
  const font = firstFont(colours.font);
  const shoal = (id: string, colour: string, widths: [number, number, number]) => ({
    id,
    type: 'line' as const,
    source: 'shallows',
    layout: { 'line-join': 'round' as const },
    paint: {
      'line-color': colour,
      'line-width': [
        'interpolate' as const,
        ['linear' as const],
        ['zoom' as const],
        3,
        widths[0],
        6,
        widths[1],
        10,
        widths[2],
      ] as unknown as number,
    },
  });
  return {
    version: 8,
    transition: { duration: 0, delay: 0 },
    sources: {
      grid: { type: 'geojson', data: grid() },
      // A pixel more or less is not seen, and halves what is drawn. Nor is a fjord in a wide band.
      land: { type: 'geojson', data: land, tolerance: 1 },
      shallows: { type: 'geojson', data: land, tolerance: 6 },
      borders: { type: 'geojson', data: bordersOf(baseMap) },
      names: { type: 'geojson', data: namesOf(names) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      shoal('shoal1', colours.shoal1, [14, 34, 80]),
      shoal('shoal2', colours.shoal2, [8, 20, 50]),
      shoal('shoal3', colours.shoal3, [4, 10, 26]),
      { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': colours.shoal3, 'line-width': 0.6 } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land, 'fill-antialias': false } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': colours.coast, 'line-width': 0.7 } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
      {
        id: 'seas',
        type: 'symbol',
        source: 'names',
        filter: ['all', ['==', ['get', 'kind'], 'sea'], ['>=', ['zoom'], ['get', 'from']]],
        layout: {
          'text-field': ['get', 'name'],
          // A name with "Italic" in it is drawn slanted; the font itself is the next one.
          'text-font': ['Water Italic', font],
          'text-size': 13,
          'text-letter-spacing': 0.04,
          'text-padding': 8,
        },
        paint: { 'text-color': colours.labelWater, 'text-halo-color': colours.water, 'text-halo-width': 1.5 },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'names',
        filter: ['all', ['==', ['get', 'kind'], 'town'], ['>=', ['zoom'], ['get', 'from']]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [font],
          'text-size': 12,
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 1.1,
          'text-padding': 6,
          // The largest first.
          'symbol-sort-key': ['get', 'from'],
        },
        paint: { 'text-color': colours.label, 'text-halo-color': colours.land, 'text-halo-width': 2 },
      },
    ],
  };
}

function collection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features };
}

function featureOf(geometry: Geometry, properties = {}): Feature {
  return { type: 'Feature', geometry, properties };
}

function landOf({ land }: BaseMap): FeatureCollection {
  return collection(
    land.map((ring) => {
      const points = decodeLine(ring);
      return featureOf({ type: 'Polygon', coordinates: [[...points, ...points.slice(0, 1)]] });
    }),
  );
}

function bordersOf({ borders }: BaseMap): FeatureCollection {
  return collection(borders.map((line) => featureOf({ type: 'LineString', coordinates: decodeLine(line) })));
}

function namesOf(names: readonly PlaceName[]): FeatureCollection {
  return collection(
    names.map(({ name, position, from, kind }) =>
      featureOf({ type: 'Point', coordinates: position }, { name, from, kind }),
    ),
  );
}

/** Meridians and parallels, every five degrees. */
function grid(): FeatureCollection {
  const [west, south, east, north] = baseMapExtent;
  const lines: Feature[] = [];
  for (let longitude = Math.ceil(west / 5) * 5; longitude <= east; longitude += 5) {
    lines.push(
      featureOf({
        type: 'LineString',
        coordinates: [
          [longitude, south],
          [longitude, north],
        ],
      }),
    );
  }
  for (let latitude = Math.ceil(south / 5) * 5; latitude <= north; latitude += 5) {
    lines.push(
      featureOf({
        type: 'LineString',
        coordinates: [
          [west, latitude],
          [east, latitude],
        ],
      }),
    );
  }
  return collection(lines);
}
