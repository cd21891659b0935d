import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { firstFont, type MapColours } from '../../../platform/map/mapColours.ts';
import { severityOf, siteStates } from '../sites/siteStates.ts';
import { clusterGroups, endedBest, type ClusterGroup } from './mapSites.ts';
import { pinColours, raisedBy } from './pinImage.ts';
import { pinShapes } from './pinShapes.ts';

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** A source of each group, as sites of one source share clusters. */
export function sourceOfGroup(group: ClusterGroup): string {
  return `sites-${group}`;
}

const clustered: SourceSpecification = {
  type: 'geojson',
  data: nothing,
  cluster: true,
  // So far from each other that no pin lies on the number of the next.
  clusterRadius: 36,
  clusterMaxZoom: 13,
  clusterProperties: {
    severity: ['max', ['get', 'severity']],
    best: ['min', ['get', 'best']],
    services: ['+', ['get', 'services']],
    affected: ['+', ['get', 'affected']],
    disturbed: ['+', ['get', 'disturbed']],
    attention: ['+', ['get', 'attention']],
    selected: ['max', ['get', 'selected']],
    ids: ['concat', ['get', 'ids']],
  },
};

/** What lies above any map: sites in clusters, lines between them, marks, and the frame around all sites. */
export const siteSources: Readonly<Record<string, SourceSpecification>> = {
  ...Object.fromEntries(clusterGroups.map((group) => [sourceOfGroup(group), clustered])),
  // Never in a cluster: what is wrong somewhere is seen at once.
  troubled: { type: 'geojson', data: nothing },
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
/** Which state a pin shows: its site's; of a cluster that of its best site, since most of them are well. */
const shown: ExpressionSpecification = [
  'case',
  ['!', ['has', 'point_count']],
  ['get', 'severity'],
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
/** How many services are in the state that a badge has the shape and colour of. */
const worst: ExpressionSpecification = [
  'case',
  ['>=', ['get', 'severity'], severityOf('DISTURBANCE')],
  ['get', 'disturbed'],
  ['get', 'attention'],
];
/** Beside the upper right of a cluster, in pixels. */
const badgeOffset = 15;
const badgeText = 11;

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

function sitesOf(group: ClusterGroup, colours: MapColours): LayerSpecification {
  return {
    id: `sites-${group}`,
    type: 'symbol',
    source: sourceOfGroup(group),
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

function badgesOf(group: ClusterGroup, colours: MapColours): LayerSpecification {
  return {
    id: `badges-${group}`,
    type: 'symbol',
    source: sourceOfGroup(group),
    filter: [
      'all',
      ['has', 'point_count'],
      ['>=', ['get', 'severity'], severityOf('ATTENTION')],
      ['<', shown, ['get', 'severity']],
    ],
    layout: {
      'icon-image': ['concat', 'badge:', ['to-string', ['get', 'severity']]],
      'icon-offset': [badgeOffset, -badgeOffset],
      'icon-allow-overlap': true,
      // What is filtered by may leave out the very services that its state is about.
      'text-field': ['case', ['>', worst, 0], ['to-string', worst], '!'],
      'text-font': ['Count Semibold', firstFont(colours.figures)],
      'text-size': badgeText,
      'text-offset': [badgeOffset / badgeText, -badgeOffset / badgeText],
      'text-allow-overlap': true,
      'symbol-sort-key': ['get', 'severity'],
    },
    paint: { 'text-color': countColour(colours, ['get', 'severity']) },
  };
}

/** The layers that the pointer finds sites and clusters in, those on top first. */
export const pinLayers: readonly string[] = [
  'troubled',
  ...clusterGroups.map((group) => `badges-${group}`),
  ...clusterGroups.map((group) => `sites-${group}`),
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
      layout: {
        'icon-image': ['concat', 'ring:', ['get', 'kind']],
        'icon-offset': ['case', ['get', 'isRaised'], ['literal', [0, -raisedBy]], ['literal', [0, 0]]],
        'icon-allow-overlap': true,
      },
    },
    ...clusterGroups.map((group) => sitesOf(group, colours)),
    ...clusterGroups.map((group) => badgesOf(group, colours)),
    {
      id: 'troubled',
      type: 'symbol',
      source: 'troubled',
      layout: {
        'icon-image': [
          'concat',
          'raised:',
          ['to-string', ['get', 'severity']],
          ':',
          ['to-string', ['get', 'selected']],
        ],
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'text-field': count,
        'text-font': ['Count Semibold', firstFont(colours.figures)],
        'text-size': 12,
        'text-offset': [0, -raisedBy / 12],
        'text-allow-overlap': true,
        'symbol-sort-key': ['get', 'severity'],
      },
      paint: { 'text-color': countColour(colours, ['get', 'severity']) },
    },
  ];
}
