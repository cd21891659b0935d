import type { FeatureCollection } from 'geojson';
import type { Position } from '../base-map/Position.ts';
import { townNear, type NearTown } from '../base-map/townNear.ts';
import { baseMapExtent, type Extent } from '../base-map/extent.ts';
import { addFineChart, smallTownNames, townPositions } from './fineChart.ts';
import { chartStyle, fineLines, type BaseMap, type PlaceName } from './chartStyle.ts';
import { leaveOutWhileSlow } from './leaveOutWhileSlow.ts';
import { readMapColours, watchMapColours } from './mapColours.ts';
import { GPUInitializationError, MapLibreMap, type GeoJSONSource, type StyleSpecification } from './maplibre.ts';
import { ringImage } from './ringImage.ts';
import { metresPerPixel, scaleOf, type Scale } from './scaleOf.ts';
import { coastPoints, zoomFor, zoomToCoast } from './zoomToCoast.ts';

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
  /** Puts the bearing ring there. What was pressed on the map is in view already; anything else is shown with the coast around it. */
  choose: (position: Position | undefined) => void;
  zoomBy: (levels: number) => void;
  /** Shows what was in view before anything was chosen. */
  showAll: () => void;
  townNear: (position: Position) => NearTown | undefined;
  /** Where on the map a position is, in pixels. */
  pixelOf: (position: Position) => { x: number; y: number };
  /** Calls the listener while the map moves; the answer ends that. */
  onMove: (listener: () => void) => () => void;
  remove: () => void;
}

/** Nearer, the coast of the built-in map is a few straight lines, and inland there is nothing to see. */
const nearest = 9;
/** Somebody who types has a moment for each digit. */
const typingTime = 400;
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
  /** The place that was pressed last: it is where somebody looks. */
  let pressed: Position | undefined;
  let hasMoved = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isGoing = false;
  const coast = coastPoints(baseMap);
  const landmarks = [...coast, ...townPositions];
  let isReady = false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const styleOf = (): StyleSpecification => chartStyle(baseMap, [...names, ...smallTownNames], colours);
  const map = new MapLibreMap({
    container,
    style: styleOf(),
    maxBounds: [mapWest, mapSouth, mapEast, mapNorth],
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: 16 },
    maxZoom: nearest,
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
    addFineChart(map, colours);
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
  // No nearer than that a coast or a town stays in sight: beyond, there is nothing to see.
  const limit = () => {
    const { lng, lat } = map.getCenter();
    const { clientWidth: width, clientHeight: height } = container;
    const most = zoomToCoast([lng, lat], landmarks, { width, height }, nearest);
    if (!isGoing) map.setMaxZoom(Math.max(most, map.getZoom()));
  };
  map.on('zoom', limit);
  map.on('moveend', () => {
    isGoing = false;
    limit();
  });
  map.on('click', ({ point, lngLat }) => {
    const [feature] = isReady ? map.queryRenderedFeatures(point, { layers: ['places'] }) : [];
    const id: unknown = feature?.properties['id'];
    const place = typeof id === 'string' ? places.find((each) => each.id === id) : undefined;
    pressed = place?.position ?? [lngLat.lng, lngLat.lat];
    if (place) onPlace(place.id);
    else onPoint(pressed);
  });
  const fit = (duration: number) => map.fitBounds([west, south, east, north], { padding: 16, duration });
  map.on('movestart', ({ originalEvent }) => {
    hasMoved ||= originalEvent !== undefined;
  });
  // Until somebody moves it or chooses, all of the extent stays in view.
  map.on('resize', () => {
    if (!hasMoved && !chosen) fit(0);
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

  function lookAt(position: Position, isPressed: boolean): void {
    const { clientWidth: width, clientHeight: height } = container;
    const zoom = zoomFor({
      isPressed,
      isInView: map.getBounds().contains(position),
      zoom: map.getZoom(),
      suiting: zoomToCoast(position, coast, { width, height }, nearest),
    });
    if (zoom === undefined) return;
    isGoing = true;
    map.setMaxZoom(nearest);
    map.easeTo({ center: position, zoom, duration: isStill ? 0 : moveTime });
  }

  return {
    show(next) {
      places = next;
      fill();
    },
    choose(next) {
      chosen = next;
      clearTimeout(waiting);
      fill();
      if (!next) return;
      const isPressed = pressed !== undefined && distance(map.project(next), map.project(pressed)) < 2;
      if (isPressed) lookAt(next, true);
      else waiting = setTimeout(() => lookAt(next, false), typingTime);
    },
    zoomBy: (levels) => {
      // What is chosen stays where it is in sight.
      const around = chosen && map.getBounds().contains(chosen) ? chosen : map.getCenter();
      map.easeTo({ zoom: map.getZoom() + levels, around, duration: isStill ? 0 : moveTime });
    },
    showAll: () => {
      fit(isStill ? 0 : moveTime);
    },
    townNear,
    pixelOf(position) {
      const { x, y } = map.project(position);
      return { x, y };
    },
    onMove(listener) {
      map.on('move', listener);
      return () => void map.off('move', listener);
    },
    remove() {
      clearTimeout(waiting);
      unwatch();
      map.remove();
    },
  };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Whether it failed because the browser can't draw maps at all. */
export function isUndrawable(error: unknown): boolean {
  return error instanceof GPUInitializationError;
}
