import type { Position } from '../base-map/Position.ts';
import { townNear, type NearTown } from '../base-map/townNear.ts';
import { baseMapExtent, type Extent } from '../base-map/extent.ts';
import { addFineChart, smallTownNames, townPositions } from './fineChart.ts';
import { chartStyle, fineLines, type BaseMap, type PlaceName } from './chartStyle.ts';
import { leaveOutWhileSlow } from './leaveOutWhileSlow.ts';
import { readMapColours, watchMapColours } from './mapColours.ts';
import { MapLibreMap, type GeoJSONSource, type PointLike, type StyleSpecification } from './maplibre.ts';
import { moveByDragging } from './moveByDragging.ts';
import { addPlaceLayers, placeData, placeSource, ringName, type ChartPlace } from './placeLayers.ts';
import { ringImage } from './ringImage.ts';
import { metresPerPixel, scaleOf, type Scale } from './scaleOf.ts';
import { coastPoints, zoomFor, zoomToCoast } from './zoomToCoast.ts';

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
  /** A place was drawn to somewhere else. */
  readonly onMoved: (id: string, position: Position) => void;
  /** A place is on its way to somewhere else, or is there. */
  readonly onDragging: (isDragging: boolean) => void;
  /** Somebody looks around by keys, or no longer does: Enter presses what is in the middle. */
  readonly onKeys: (isByKeys: boolean) => void;
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
const moveTime = 320;

/** Draws a chart to find a place on. @throws GPUInitializationError where the browser can't. */
export function createPlaceChart(options: PlaceChartOptions, baseMap: BaseMap): PlaceChart {
  const { container, label, names, extent, onPlace, onPoint, onMoved, onDragging, onKeys, onScale, onShown } = options;
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

  const fill = () => {
    if (isReady) void map.getSource<GeoJSONSource>(placeSource)?.setData(placeData(places, chosen));
  };

  map.on('style.load', () => {
    addFineChart(map, colours);
    addPlaceLayers(map, placeData(places, chosen), colours);
    isReady = true;
  });
  map.setMissingStyleImageResolver((id) => {
    if (id !== ringName || map.hasImage(id)) return;
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
  const placeAt = (pixel: PointLike): ChartPlace | undefined => {
    const found = isReady ? map.queryRenderedFeatures(pixel, { layers: ['places'] }) : [];
    const ids = found.map(({ properties }) => properties['id'] as unknown);
    return places.find(({ id }) => ids.includes(id));
  };
  const press = (pixel: PointLike, { lng, lat }: { lng: number; lat: number }) => {
    const place = placeAt(pixel);
    pressed = place?.position ?? [lng, lat];
    if (place) onPlace(place.id);
    else onPoint(pressed);
  };
  map.on('click', ({ point, lngLat }) => press(point, lngLat));
  const canvas = map.getCanvas();
  canvas.addEventListener('focus', () => onKeys(canvas.matches(':focus-visible')));
  canvas.addEventListener('blur', () => onKeys(false));
  canvas.addEventListener('keydown', (event) => {
    onKeys(true);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    press(map.project(map.getCenter()), map.getCenter());
  });
  const put = (id: string, position: Position) => {
    const before = places.find((place) => place.id === id)?.position;
    if (chosen && before && distance(map.project(chosen), map.project(before)) < 2) chosen = position;
    places = places.map((place) => (place.id === id ? { ...place, position } : place));
    fill();
  };
  moveByDragging(map, {
    movableAt(pixel) {
      const place = placeAt(pixel);
      return place?.isMovable === true ? place.id : undefined;
    },
    onMove(id, position) {
      onDragging(true);
      put(id, position);
    },
    onDrop(id, position) {
      pressed = position;
      onDragging(false);
      onMoved(id, position);
    },
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
    canvas.style.cursor = placeAt(point) ? 'pointer' : 'crosshair';
  });
  const unwatch = watchMapColours(() => {
    colours = readMapColours(container);
    isReady = false;
    if (map.hasImage(ringName)) map.removeImage(ringName);
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
