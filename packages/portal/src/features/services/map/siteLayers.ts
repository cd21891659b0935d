import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { firstFont, type MapColours } from '../../../platform/map/mapColours.ts';
import { severityOf, siteStates } from '../sites/siteStates.ts';
import { endedBest } from './mapSites.ts';
import { pinColours } from './pinImage.ts';
import { pinShapes } from './pinShapes.ts';

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** All sites share clusters, whatever their state and country: of two pins that lie on each other neither can be read. */
const clustered: SourceSpecification = {
  type: 'geojson',
  data: nothing,
  cluster: true,
  // So far from each other that no pin or badge lies on the number of the next.
  clusterRadius: 40,
  clusterMaxZoom: 13,
  clusterProperties: {
    severity: ['max', ['get', 'severity']],
    best: ['min', ['get', 'best']],
    services: ['+', ['get', 'services']],
    affected: ['+', ['get', 'affected']],
    trouble: ['max', ['get', 'trouble']],
    selected: ['max', ['get', 'selected']],
    ids: ['concat', ['get', 'ids']],
  },
};

/** What lies above any map: sites in clusters, lines between them, marks, and the frame around all sites. */
export const siteSources: Readonly<Record<string, SourceSpecification>> = {
  sites: clustered,
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
/** Which state a pin shows: its site's; of a cluster that of its worst site where something does not work, or else that of its best, since most of them are well. */
const shown: ExpressionSpecification = [
  'case',
  ['!', ['has', 'point_count']],
  ['get', 'severity'],
  ['>', ['get', 'trouble'], 0],
  ['get', 'trouble'],
  ['==', ['get', 'best'], endedBest],
  0,
  ['get', 'best'],
];
const pinName: ExpressionSpecification = [
  'concat',
  'pin:',
  ['to-string', shown],
  ['case', ['has', 'point_count'], ':1:', ':0:'],
  ['to-string', ['get', 'selected']],
];
/** Beside the upper right of a cluster, in pixels. */
const badgeOffset = 15;
const badgeText = 11;
const attention = severityOf('ATTENTION');

function countColour(colours: MapColours, value: ExpressionSpecification): ExpressionSpecification {
  const looks = pinColours(colours);
  const [ended, ...others] = siteStates.map((state) => looks[pinShapes[state].look].text);
  return [
    'match',
    value,
    ...others.flatMap((text, index) => [index + 1, text]),
    ended,
  ] as unknown as ExpressionSpecification;
}

function sitesOf(colours: MapColours): LayerSpecification {
  return {
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
    paint: { 'text-color': countColour(colours, shown) },
  };
}

/** How many services of a cluster need attention. */
function badgesOf(colours: MapColours): LayerSpecification {
  return {
    id: 'badges',
    type: 'symbol',
    source: 'sites',
    filter: ['all', ['has', 'point_count'], ['>=', ['get', 'severity'], attention]],
    layout: {
      'icon-image': `badge:${attention}`,
      'icon-offset': [badgeOffset, -badgeOffset],
      'icon-allow-overlap': true,
      // What is filtered by may leave out the very services that its state is about.
      'text-field': ['case', ['>', ['get', 'affected'], 0], ['to-string', ['get', 'affected']], '!'],
      'text-font': ['Count Semibold', firstFont(colours.figures)],
      'text-size': badgeText,
      'text-offset': [badgeOffset / badgeText, -badgeOffset / badgeText],
      'text-allow-overlap': true,
      'symbol-sort-key': ['get', 'severity'],
    },
    paint: { 'text-color': pinColours(colours)[pinShapes.ATTENTION.look].text },
  };
}

/** The layers that the pointer finds sites and clusters in, those on top first. */
export const pinLayers: readonly string[] = ['badges', 'sites'];

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
      layout: {
        'icon-image': ['concat', 'ring:', ['get', 'kind']],
        'icon-allow-overlap': true,
      },
    },
    sitesOf(colours),
    badgesOf(colours),
  ];
}
