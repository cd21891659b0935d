import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapColours } from './mapColours.ts';

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** What lies above any map: sites in clusters, lines between them, marks, and the frame around all sites. */
export const siteSources: Readonly<Record<string, SourceSpecification>> = {
  sites: {
    type: 'geojson',
    data: nothing,
    cluster: true,
    clusterRadius: 44,
    clusterMaxZoom: 13,
    clusterProperties: {
      severity: ['max', ['get', 'severity']],
      services: ['+', ['get', 'services']],
      selected: ['max', ['get', 'selected']],
    },
  },
  lines: { type: 'geojson', data: nothing },
  marks: { type: 'geojson', data: nothing },
  frame: { type: 'geojson', data: nothing },
};

const count: ExpressionSpecification = [
  'case',
  ['>=', ['get', 'services'], 1000],
  ['concat', ['to-string', ['floor', ['/', ['get', 'services'], 1000]]], 'k'],
  ['to-string', ['get', 'services']],
];
const pinName: ExpressionSpecification = [
  'concat',
  'pin:',
  ['to-string', ['get', 'severity']],
  ':',
  count,
  ['case', ['has', 'point_count'], ':1:', ':0:'],
  ['to-string', ['get', 'selected']],
];

export function siteLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'frame',
      type: 'line',
      source: 'frame',
      paint: { 'line-color': colours.critical, 'line-width': 2, 'line-dasharray': [2, 2] },
    },
    {
      id: 'lines',
      type: 'line',
      source: 'lines',
      paint: {
        'line-color': ['case', ['>=', ['get', 'severity'], 4], colours.critical, colours.pin],
        'line-width': ['case', ['>=', ['get', 'severity'], 4], 2, 1],
        'line-opacity': 0.45,
      },
    },
    {
      id: 'marks',
      type: 'symbol',
      source: 'marks',
      layout: { 'icon-image': ['concat', 'ring:', ['get', 'kind']], 'icon-allow-overlap': true },
    },
    {
      id: 'sites',
      type: 'symbol',
      source: 'sites',
      layout: {
        'icon-image': pinName,
        'icon-allow-overlap': true,
        'icon-ignore-placement': false,
        // The worst lies on top.
        'symbol-sort-key': ['get', 'severity'],
      },
    },
  ];
}
