import type { Geometry } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Extent } from '../../../platform/base-map/extent.ts';
import type { Position } from '../../../platform/base-map/Position.ts';

export const none = { type: 'FeatureCollection' as const, features: [] };

export function toBounds([west, south, east, north]: Extent): [Position, Position] {
  return [
    [west, south],
    [east, north],
  ];
}

export function frameOf([west, south, east, north]: Extent) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Feature' as const, geometry: { type: 'LineString' as const, coordinates: ring }, properties: {} };
}

export function placeOf({ geometry }: { geometry: Geometry }): Position {
  const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return [longitude, latitude];
}

/** What the sources say of who made them, without their markup. */
export function creditsOf(map: MapLibreMap): string[] {
  const texts = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '');
  return [...new Set(texts.map((text) => text.replaceAll(/<[^>]*>/g, '').trim()))].filter((text) => text !== '');
}
