import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { firstFont, type MapColours } from '../../../platform/map/mapColours.ts';
import { severityOf, siteStates } from '../sites/siteStates.ts';
import { pinColours } from './pinImage.ts';
import { pinShapes } from './pinShapes.ts';

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** All sites share clusters, whatever their state and country: of two pins that lie on each other neither can be read. */
const clustered: SourceSpecification = {
  type: 'geojson',
  data: nothing,
  cluster: true,
  // So far from each other that no pin or badge lies on the number of the next.
  clusterRadius: 30,
  clusterMaxZoom: 13,
  clusterProperties: {
    severity: ['max', ['get', 'severity']],
    services: ['+', ['get', 'services']],
    affected: ['+', ['get', 'affected']],
    disturbed: ['+', ['get', 'disturbed']],
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

/** Thousands as "1k": there is room for three figures. */
function short(count: ExpressionSpecification): ExpressionSpecification {
  const thousands: ExpressionSpecification = ['concat', ['to-string', ['floor', ['/', count, 1000]]], 'k'];
  return ['case', ['>=', count, 1000], thousands, ['to-string', count]];
}
const figuresOf = (text: ExpressionSpecification): ExpressionSpecification => [
  'to-string',
  ['min', 3, ['length', text]],
];

/** The worst state of a site's services, and of a cluster's sites. */
const severity: ExpressionSpecification = ['get', 'severity'];
const [attention, disturbance] = [severityOf('ATTENTION'), severityOf('DISTURBANCE')];
/** How many services there are. */
const services = short(['get', 'services']);
/** How many of them are in the worst state. */
const worst: ExpressionSpecification = [
  'case',
  ['==', severity, disturbance],
  ['get', 'disturbed'],
  ['get', 'affected'],
];
// What is filtered by may leave out the very services that its state is about.
const badge: ExpressionSpecification = ['case', ['>', worst, 0], short(worst), '!'];

/** What a pin says, of a site as of a cluster: its state by shape and colour, how many services there are, and how many are in that state. */
export const pinParts = {
  image: ['concat', 'pin:', ['to-string', severity], ':', figuresOf(services), ':', ['to-string', ['get', 'selected']]],
  services,
  badge,
  badgeImage: ['concat', 'badge:', ['to-string', severity], ':', figuresOf(badge)],
} satisfies Readonly<Record<string, ExpressionSpecification>>;

/** From the middle of a pin to that of its badge, upwards and to the right, by the figures of the pin's number. */
const badgeOffsets = { '1': 13, '2': 15, '3': 18 } as const;
const badgeText = 11;

/** Where the badge of a pin is, in units of so many pixels. */
function badgeOffset(unit: number): ExpressionSpecification {
  const [one, two, three] = Object.values(badgeOffsets).map((offset) => ['literal', [offset / unit, -offset / unit]]);
  return ['match', figuresOf(services), '1', one, '2', two, three] as unknown as ExpressionSpecification;
}

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
      'icon-image': pinParts.image,
      'icon-allow-overlap': true,
      'text-field': pinParts.services,
      // A name with "Semibold" in it is drawn bold; the font itself is the next one.
      'text-font': ['Count Semibold', firstFont(colours.figures)],
      'text-size': 12,
      'text-allow-overlap': true,
      // The worst lies on top.
      'symbol-sort-key': severity,
    },
    paint: { 'text-color': countColour(colours, severity) },
  };
}

/** How many services are in the state that makes the pin what it is, where that needs somebody. */
function badgesOf(colours: MapColours): LayerSpecification {
  return {
    id: 'badges',
    type: 'symbol',
    source: 'sites',
    filter: ['>=', severity, attention],
    layout: {
      'icon-image': pinParts.badgeImage,
      'icon-offset': badgeOffset(1),
      'icon-allow-overlap': true,
      'text-field': pinParts.badge,
      'text-font': ['Count Semibold', firstFont(colours.figures)],
      'text-size': badgeText,
      'text-offset': badgeOffset(badgeText),
      'text-allow-overlap': true,
      'symbol-sort-key': severity,
    },
    paint: { 'text-color': countColour(colours, severity) },
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
