import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { firstFont, type MapColours } from './mapColours.ts';
import { siteStates } from '../sites/siteStates.ts';
import { pinColours } from './pinImage.ts';
import { pinShapes } from './pinShapes.ts';

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
      ids: ['concat', ['get', 'ids']],
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
  ['case', ['has', 'point_count'], ':1:', ':0:'],
  ['to-string', ['get', 'selected']],
];

function countColour(colours: MapColours): ExpressionSpecification {
  const looks = pinColours(colours);
  const [ended, ...others] = siteStates.map((state) => looks[pinShapes[state].look].text);
  return [
    'match',
    ['get', 'severity'],
    ...others.flatMap((text, index) => [index + 1, text]),
    ended,
  ] as unknown as ExpressionSpecification;
}

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
        'text-field': count,
        // A name with "Semibold" in it is drawn bold; the font itself is the next one.
        'text-font': ['Count Semibold', firstFont(colours.figures)],
        'text-size': 12,
        'text-allow-overlap': true,
        // The worst lies on top.
        'symbol-sort-key': ['get', 'severity'],
      },
      paint: { 'text-color': countColour(colours) },
    },
  ];
}
