import type { FeatureCollection, LineString, Point } from 'geojson';
import { creditsOf, frameOf, none, placeOf, toBounds } from './chartGeometry.ts';
import { fitPadding, siteZoom, usualExtent, type ChartSettings } from './chartSettings.ts';
import { chartStyle, fineLines, type BaseMap, type PlaceName } from '../../../platform/map/chartStyle.ts';
import { baseMapExtent, type Extent } from '../../../platform/base-map/extent.ts';
import { leaveOutWhileSlow } from '../../../platform/map/leaveOutWhileSlow.ts';
import { readMapColours, watchMapColours, type MapColours } from '../../../platform/map/mapColours.ts';
import type { Position } from '../../../platform/base-map/Position.ts';
import { standsFor, type SiteProperties } from './mapSites.ts';
import { badgeImage, pinImage, readBadge, readPin } from './pinImage.ts';
import { ringImage } from '../../../platform/map/ringImage.ts';
import { metresPerPixel, scaleOf, type Scale } from '../../../platform/map/scaleOf.ts';
import { pinLayers, siteLayers, siteSources } from './siteLayers.ts';
import {
  GPUInitializationError,
  MapLibreMap,
  type GeoJSONSource,
  type MapMouseEvent,
  type StyleSpecification,
} from '../../../platform/map/maplibre.ts';

export interface ChartData {
  readonly points: FeatureCollection<Point, SiteProperties>;
  readonly lines: FeatureCollection<LineString>;
  /** The smallest extent with all points in it. */
  readonly extent: Extent | undefined;
}

/** A site that is marked, and where it is. */
export interface ChartMark {
  readonly siteId: string;
  readonly position: Position;
}

export interface ChartMarks {
  readonly open: ChartMark | undefined;
  readonly hovered: ChartMark | undefined;
}

export interface ChartCluster {
  readonly sites: number;
  readonly services: number;
  readonly affected: number;
}

export interface ChartOptions {
  readonly container: HTMLElement;
  /** Names the map for screen readers. */
  readonly label: string;
  /** Address of a provider's own style. Without one, the built-in chart is shown. */
  readonly styleUrl: string | undefined;
  readonly names: readonly PlaceName[];
  readonly onSite: (siteId: string) => void;
  readonly onHover: (siteId: string | undefined) => void;
  /** The pointer is on several sites that are shown as one. */
  readonly onCluster: (cluster: ChartCluster | undefined) => void;
  /** An extent was drawn with the Shift key. */
  readonly onArea: (area: Extent) => void;
  readonly onScale: (scale: Scale) => void;
  /** Coast and sites are drawn. */
  readonly onShown: () => void;
  /** Who made the map that is shown. */
  readonly onCredits: (credits: readonly string[]) => void;
  /** A provider's style that can't be had. */
  readonly onFailure: (error: unknown) => void;
}

export interface Chart {
  show: (data: ChartData) => void;
  mark: (marks: ChartMarks) => void;
  set: (settings: ChartSettings) => void;
  zoomBy: (levels: number) => void;
  /** All sites. */
  fit: () => void;
  centre: (position: Position) => void;
  remove: () => void;
}

/** Zoom at which a site is shown that was asked for. */
const openSiteZoom = 10;
/** How much of a narrow map the card of an open site covers at most. */
const sheetPart = 0.56;
/** How wide the card of an open site is with its margins; on narrow maps it lies over the lower edge. */
const cardWidth = 344;
const usualWheelRate = 1 / 450;

/** Draws the map. @throws GPUInitializationError where the browser can't. */
export function createChart(options: ChartOptions, baseMap: BaseMap): Chart {
  const {
    container,
    label,
    styleUrl,
    names,
    onSite,
    onHover,
    onCluster,
    onArea,
    onScale,
    onShown,
    onCredits,
    onFailure,
  } = options;
  let colours = readMapColours(container);
  let settings: ChartSettings = { zoomSpeed: 2, isAnimated: true, showsExtent: false };
  let data: ChartData | undefined;
  let marks: ChartMarks = { open: undefined, hovered: undefined };
  let hasFitted = false;
  /** It shows all sites, and nobody has moved it since. */
  let showsAll = false;
  let isReady = false;
  let pointedCluster: Position | undefined;
  let drawnMarks = '';

  const styleOf = (): StyleSpecification | string => styleUrl ?? chartStyle(baseMap, names, colours);
  const map = new MapLibreMap({
    container,
    style: styleOf(),
    ...(styleUrl === undefined && { maxBounds: toBounds(baseMapExtent) }),
    bounds: toBounds(usualExtent),
    maxZoom: 16,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    boxZoom: {
      boxZoomEnd(_map, from, to) {
        const corners = [map.unproject(from), map.unproject(to)].map(({ lng, lat }): Position => [lng, lat]);
        const [west, south, east, north] = [0, 1, 2, 3].map((side) =>
          (side < 2 ? Math.min : Math.max)(...corners.map((corner) => corner[side % 2] ?? 0)),
        );
        onArea([west ?? 0, south ?? 0, east ?? 0, north ?? 0]);
      },
    },
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  const hasCardBeside = () => container.clientWidth > 1.5 * cardWidth;
  /** From the middle of the map to the middle of what the card leaves. */
  const besideCard = (): [number, number] =>
    hasCardBeside() ? [cardWidth / 2, 0] : [0, (-sheetPart / 2) * container.clientHeight];
  const duration = () => (settings.isAnimated ? 320 : 0);
  const sourceOf = (id: string) => map.getSource<GeoJSONSource>(id);

  function fill(): void {
    if (!isReady) return;
    void sourceOf('sites')?.setData(data?.points ?? none);
    void sourceOf('lines')?.setData(data?.lines ?? none);
    fillMarks();
    fillFrame();
    if (data && !hasFitted) {
      hasFitted = true;
      // A site in the address is what its reader came for.
      if (marks.open) goTo(marks.open.position, 0);
      else fit(0);
    }
  }
  function fillMarks(): void {
    const features = (['open', 'hovered'] as const).flatMap((kind) => {
      const mark = marks[kind];
      const coordinates = mark ? shownAt(mark) : kind === 'hovered' ? pointedCluster : undefined;
      return coordinates
        ? [
            {
              type: 'Feature' as const,
              geometry: { type: 'Point' as const, coordinates },
              properties: { kind },
            },
          ]
        : [];
    });
    const drawn = JSON.stringify(features);
    if (drawn === drawnMarks) return;
    drawnMarks = drawn;
    void sourceOf('marks')?.setData({ type: 'FeatureCollection', features });
  }
  /** Where a site is seen: at its cluster, while it has none of its own. */
  function shownAt({ siteId, position }: ChartMark): Position {
    const pins = map.queryRenderedFeatures({ layers: [...pinLayers] });
    const pin = pins.find(({ properties }) => standsFor(properties, siteId));
    return pin ? placeOf(pin) : position;
  }
  function fillFrame(): void {
    const extent = settings.showsExtent ? data?.extent : undefined;
    void sourceOf('frame')?.setData(extent ? frameOf(extent) : none);
  }
  function fit(time: number): void {
    showsAll = true;
    if (data?.extent) map.fitBounds(toBounds(data.extent), { padding: fitPadding, maxZoom: siteZoom, duration: time });
  }

  function goTo(center: Position, time: number): void {
    showsAll = false;
    const zoom = Math.max(map.getZoom(), openSiteZoom);
    map.easeTo({ center, zoom, offset: besideCard(), duration: time });
  }
  /** In sight, and not behind the card. */
  function isSeen(position: Position): boolean {
    const { x, y } = map.project(position);
    const isClear = hasCardBeside() ? x > cardWidth : y < (1 - sheetPart) * container.clientHeight;
    return isClear && map.getBounds().contains(position);
  }

  map.on('style.load', () => {
    for (const [id, source] of Object.entries(siteSources)) map.addSource(id, source);
    for (const layer of siteLayers(colours)) map.addLayer(layer);
    isReady = true;
    drawnMarks = '';
    fill();
  });
  map.setMissingStyleImageResolver((id) => {
    const image = imageOf(id, colours);
    if (image && !map.hasImage(id)) map.addImage(id, image.data, { pixelRatio: image.pixelRatio });
  });
  map.on('error', ({ error }) => {
    if (!isReady) onFailure(error);
  });
  if (styleUrl === undefined) leaveOutWhileSlow(map, fineLines);
  else map.on('idle', () => onCredits(creditsOf(map)));

  // Clusters come and go with the zoom.
  map.on('idle', () => {
    if (!isReady) return;
    fillMarks();
    if (hasFitted) onShown();
  });

  const tellScale = () => onScale(scaleOf(metresPerPixel(map.getCenter().lat, map.getZoom())));
  // Its legend and the list beside it decide how high it is, and come later.
  map.on('resize', () => {
    if (isReady && showsAll) fit(0);
  });
  map.on('movestart', ({ originalEvent }: { originalEvent?: unknown }) => {
    if (originalEvent !== undefined) showsAll = false;
  });
  map.on('load', tellScale);
  map.on('moveend', tellScale);

  const featureAt = ({ point }: MapMouseEvent) =>
    isReady ? map.queryRenderedFeatures(point, { layers: [...pinLayers] }).at(0) : undefined;
  map.on('click', (event) => {
    const feature = featureAt(event);
    if (!feature) return;
    const { cluster_id: cluster, siteId } = feature.properties as { cluster_id?: number; siteId?: string };
    if (siteId !== undefined) onSite(siteId);
    if (cluster === undefined) return;
    showsAll = false;
    const { lng, lat } = event.lngLat;
    void sourceOf(feature.source)
      ?.getClusterExpansionZoom(cluster)
      .then((zoom) => map.easeTo({ center: [lng, lat], zoom: zoom + 0.2, duration: duration() }));
  });
  map.on('mousemove', (event) => {
    if (map.isMoving()) return;
    if (!isReady) return;
    const feature = featureAt(event);
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    const { siteId } = (feature?.properties ?? {}) as { siteId?: string };
    pointedCluster = feature && siteId === undefined ? placeOf(feature) : undefined;
    fillMarks();
    onHover(siteId);
    onCluster(feature && siteId === undefined ? clusterOf(feature.properties) : undefined);
  });
  map.on('mouseout', () => {
    pointedCluster = undefined;
    if (isReady) fillMarks();
    onHover(undefined);
    onCluster(undefined);
  });

  const unwatch = watchMapColours(() => {
    colours = readMapColours(container);
    isReady = false;
    for (const id of map.listImages()) if (imageOf(id, colours)) map.removeImage(id);
    map.setStyle(styleOf(), { diff: false });
  });

  return {
    show(next) {
      data = next;
      fill();
    },
    mark(next) {
      marks = next;
      if (isReady) fillMarks();
    },
    set(next) {
      settings = next;
      map.scrollZoom.setWheelZoomRate(usualWheelRate * (next.zoomSpeed / 2));
      if (isReady) fillFrame();
    },
    zoomBy: (levels) => {
      showsAll = false;
      map.easeTo({ zoom: map.getZoom() + levels, duration: duration() });
    },
    fit: () => fit(duration()),
    centre(position) {
      if (isSeen(position) && map.getZoom() >= siteZoom - 2) return;
      goTo(position, duration());
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

function clusterOf(properties: Partial<SiteProperties> & { point_count?: number }): ChartCluster {
  const { point_count: sites = 0, services = 0, affected = 0 } = properties;
  return { sites, services, affected };
}

function imageOf(id: string, colours: MapColours): ReturnType<typeof pinImage> | undefined {
  const pin = readPin(id);
  if (pin) return pinImage(pin, colours);
  const badge = readBadge(id);
  if (badge) return badgeImage(badge, colours);
  if (id === 'ring:open') return ringImage('open', colours);
  return id === 'ring:hovered' ? ringImage('hovered', colours) : undefined;
}
