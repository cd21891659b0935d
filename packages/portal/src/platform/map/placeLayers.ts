import type { FeatureCollection } from 'geojson';
import type { Position } from '../base-map/Position.ts';
import { firstFont, type MapColours } from './mapColours.ts';
import type { MapLibreMap } from './maplibre.ts';

/** A place that can be pressed. */
export interface ChartPlace {
  readonly id: string;
  readonly position: Position;
  /** Stands in its dot, such as its number in a list. */
  readonly label?: string;
  /** Can be drawn to somewhere else. @default false */
  readonly isMovable?: boolean;
}

export const placeSource = 'places';
export const ringName = 'ring:open';
export type PlaceData = FeatureCollection;

/** The places and the chosen one as the source of their layers. */
export function placeData(places: readonly ChartPlace[], chosen: Position | undefined): PlaceData {
  // A dot with something in it is not covered by that of the chosen place.
  const isLabelled = places.some(({ position, label }) => label !== undefined && isSame(position, chosen));
  const all = [
    ...places.map(({ id, position, label = '' }) => ({ id, position, label, kind: 'place' })),
    ...(chosen ? [{ id: '', position: chosen, label: '', kind: isLabelled ? 'ring' : 'chosen' }] : []),
  ];
  return {
    type: 'FeatureCollection',
    features: all.map(({ position, ...properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: position },
      properties,
    })),
  };
}

function isSame([longitude, latitude]: Position, other: Position | undefined): boolean {
  return longitude === other?.[0] && latitude === other[1];
}

/** Dots, the bearing ring around the chosen one, and what stands in a dot. */
export function addPlaceLayers(map: InstanceType<typeof MapLibreMap>, data: PlaceData, colours: MapColours): void {
  map.addSource(placeSource, { type: 'geojson', data });
  map.addLayer({
    id: 'places',
    type: 'circle',
    source: placeSource,
    filter: ['!=', ['get', 'kind'], 'ring'],
    paint: {
      'circle-radius': ['case', ['==', ['get', 'label'], ''], 7, 11],
      'circle-color': colours.pin,
      'circle-stroke-width': 2,
      'circle-stroke-color': colours.halo,
    },
  });
  map.addLayer({
    id: 'chosen',
    type: 'symbol',
    source: placeSource,
    filter: ['!=', ['get', 'kind'], 'place'],
    layout: { 'icon-image': ringName, 'icon-allow-overlap': true },
  });
  map.addLayer({
    id: 'labels',
    type: 'symbol',
    source: placeSource,
    filter: ['!=', ['get', 'label'], ''],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': [firstFont(colours.figures)],
      'text-size': 12,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': colours.pinFg },
  });
}
