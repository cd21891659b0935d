import type { FeatureCollection } from 'geojson';
import type { Position } from '../base-map/Position.ts';
import { baseMapExtent, type Extent } from '../base-map/extent.ts';
import { chartStyle, fineLines, type BaseMap, type PlaceName } from './chartStyle.ts';
import { leaveOutWhileSlow } from './leaveOutWhileSlow.ts';
import { readMapColours, watchMapColours } from './mapColours.ts';
import { GPUInitializationError, MapLibreMap, type GeoJSONSource, type StyleSpecification } from './maplibre.ts';
import { ringImage } from './ringImage.ts';
import { metresPerPixel, scaleOf, type Scale } from './scaleOf.ts';

/** A place that can be pressed. */
export interface ChartPlace {
  readonly id: string;
  readonly position: Position;
}

export interface PlaceChartOptions {
  readonly container: HTMLElement;
  /** Names the map for screen readers. */
  readonly label: string;
  readonly names: readonly PlaceName[];
  /** What is in view before anything is chosen. */
  readonly extent: Extent;
  readonly onPlace: (id: string) => void;
  /** Somewhere else was pressed. */
  readonly onPoint: (position: Position) => void;
  readonly onScale: (scale: Scale) => void;
  readonly onShown: () => void;
}

export interface PlaceChart {
  show: (places: readonly ChartPlace[]) => void;
  /** Puts the bearing ring there and brings it into view. */
  choose: (position: Position | undefined) => void;
  zoomBy: (levels: number) => void;
  /** Where on the map a position is, in pixels. */
  pixelOf: (position: Position) => { x: number; y: number };
  /** Calls the listener while the map moves; the answer ends that. */
  onMove: (listener: () => void) => () => void;
  remove: () => void;
}

const placeZoom = 10;
const source = 'places';
const moveTime = 320;

/** Draws a chart to find a place on. @throws GPUInitializationError where the browser can't. */
export function createPlaceChart(options: PlaceChartOptions, baseMap: BaseMap): PlaceChart {
  const { container, label, names, extent, onPlace, onPoint, onScale, onShown } = options;
  const [west, south, east, north] = extent;
  const [mapWest, mapSouth, mapEast, mapNorth] = baseMapExtent;
  let colours = readMapColours(container);
  let places: readonly ChartPlace[] = [];
  let chosen: Position | undefined;
  let isReady = false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const styleOf = (): StyleSpecification => chartStyle(baseMap, names, colours);
  const map = new MapLibreMap({
    container,
    style: styleOf(),
    maxBounds: [mapWest, mapSouth, mapEast, mapNorth],
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: 16 },
    maxZoom: 16,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  function data(): FeatureCollection {
    const all = [
      ...places.map(({ id, position }) => ({ id, position, kind: 'place' })),
      ...(chosen ? [{ id: '', position: chosen, kind: 'chosen' }] : []),
    ];
    return {
      type: 'FeatureCollection',
      features: all.map(({ id, position, kind }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: position },
        properties: { id, kind },
      })),
    };
  }
  const fill = () => {
    if (isReady) void map.getSource<GeoJSONSource>(source)?.setData(data());
  };

  map.on('style.load', () => {
    map.addSource(source, { type: 'geojson', data: data() });
    map.addLayer({
      id: 'places',
      type: 'circle',
      source,
      paint: {
        'circle-radius': 7,
        'circle-color': colours.pin,
        'circle-stroke-width': 2,
        'circle-stroke-color': colours.halo,
      },
    });
    map.addLayer({
      id: 'chosen',
      type: 'symbol',
      source,
      filter: ['==', ['get', 'kind'], 'chosen'],
      layout: { 'icon-image': 'ring:open', 'icon-allow-overlap': true },
    });
    isReady = true;
  });
  map.setMissingStyleImageResolver((id) => {
    if (id !== 'ring:open' || map.hasImage(id)) return;
    const { data: image, pixelRatio } = ringImage('open', colours);
    map.addImage(id, image, { pixelRatio });
  });
  leaveOutWhileSlow(map, fineLines);
  map.once('idle', onShown);
  const tellScale = () => onScale(scaleOf(metresPerPixel(map.getCenter().lat, map.getZoom())));
  map.on('load', tellScale);
  map.on('moveend', tellScale);
  map.on('click', ({ point, lngLat }) => {
    const [feature] = isReady ? map.queryRenderedFeatures(point, { layers: ['places'] }) : [];
    const id: unknown = feature?.properties['id'];
    if (typeof id === 'string' && id !== '') onPlace(id);
    else onPoint([lngLat.lng, lngLat.lat]);
  });
  map.on('mousemove', ({ point }) => {
    if (map.isMoving() || !isReady) return;
    const isOnPlace = map.queryRenderedFeatures(point, { layers: ['places'] }).length > 0;
    map.getCanvas().style.cursor = isOnPlace ? 'pointer' : 'crosshair';
  });
  const unwatch = watchMapColours(() => {
    colours = readMapColours(container);
    isReady = false;
    if (map.hasImage('ring:open')) map.removeImage('ring:open');
    map.setStyle(styleOf(), { diff: false });
  });

  return {
    show(next) {
      places = next;
      fill();
    },
    choose(next) {
      chosen = next;
      fill();
      if (!next) return;
      const isSeen = map.getBounds().contains(next) && map.getZoom() >= placeZoom - 3;
      if (!isSeen)
        map.easeTo({ center: next, zoom: Math.max(map.getZoom(), placeZoom), duration: isStill ? 0 : moveTime });
    },
    zoomBy: (levels) => {
      map.easeTo({ zoom: map.getZoom() + levels, duration: isStill ? 0 : moveTime });
    },
    pixelOf(position) {
      const { x, y } = map.project(position);
      return { x, y };
    },
    onMove(listener) {
      map.on('move', listener);
      return () => void map.off('move', listener);
    },
    remove() {
      unwatch();
      map.remove();
    },
  };
}

/** Whether it failed because the browser can't draw maps at all. */
export function isUndrawable(error: unknown): boolean {
  return error instanceof GPUInitializationError;
}
