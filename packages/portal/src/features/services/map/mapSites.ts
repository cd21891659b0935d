import type { NetworkMap } from '@skerry/contracts';
import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { severityOf } from '../sites/siteStates.ts';
import type { Extent } from '../../../platform/base-map/extent.ts';
import type { Position } from '../../../platform/base-map/Position.ts';

export type MapSite = NetworkMap['sites'][number];

/** What is known of a site on the map. A cluster has the sums of its sites, the ids of all and the state of the worst, and is selected where one of its sites is. */
export interface SiteProperties {
  siteId: string;
  /** In spaces, so that a cluster can have those of all its sites. */
  ids: string;
  severity: number;
  services: number;
  /** How many of them are disturbed or need attention. */
  affected: number;
  /** How many of those are down. */
  disturbed: number;
  selected: 0 | 1;
}

/** A site as it may come from another system: what the contract promises of its place is not relied upon. */
interface Placed {
  coordinates?: { longitude?: unknown; latitude?: unknown } | null;
}

/** Where a site is; undefined for what no map can show: missing, beyond the world, or with both numbers in each other's place. */
export function positionOf(site: Placed, [west, south, east, north]: Extent): Position | undefined {
  const { longitude, latitude } = site.coordinates ?? {};
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined;
  // Not a number is within nothing.
  const isWithin = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return isWithin ? [longitude, latitude] : undefined;
}

/** The sites that have a place on the map. */
export function toPoints(
  sites: readonly MapSite[],
  extent: Extent,
  selected: ReadonlySet<string>,
): FeatureCollection<Point, SiteProperties> {
  const features = sites.flatMap((site): Feature<Point, SiteProperties>[] => {
    const coordinates = positionOf(site, extent);
    if (!coordinates) return [];
    const { siteId, state, services, affectedServices = 0, disturbedServices = 0 } = site;
    return [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates },
        properties: {
          siteId,
          ids: ` ${siteId} `,
          severity: severityOf(state),
          services,
          affected: affectedServices,
          disturbed: disturbedServices,
          selected: selected.has(siteId) ? 1 : 0,
        },
      },
    ];
  });
  return { type: 'FeatureCollection', features };
}

/** The services between a site and others, where both ends have a place on the map; none while no site is open. */
export function toLines(
  { sites, lines }: NetworkMap,
  extent: Extent,
  openSiteId: string | undefined,
): FeatureCollection<LineString, { severity: number }> {
  const positions = new Map(sites.map((site) => [site.siteId, positionOf(site, extent)]));
  const features = lines.flatMap(({ aSiteId, zSiteId, state }): Feature<LineString, { severity: number }>[] => {
    if (aSiteId !== openSiteId && zSiteId !== openSiteId) return [];
    const [a, z] = [positions.get(aSiteId), positions.get(zSiteId)];
    if (!a || !z || aSiteId === zSiteId) return [];
    const geometry: LineString = { type: 'LineString', coordinates: [a, z] };
    return [{ type: 'Feature', geometry, properties: { severity: severityOf(state) } }];
  });
  return { type: 'FeatureCollection', features };
}

/** Whether a pin or cluster stands for the site. */
export function standsFor({ ids }: Partial<SiteProperties>, siteId: string): boolean {
  return ids?.includes(` ${siteId} `) ?? false;
}

/** The smallest extent with all positions in it; undefined without any. */
export function extentOf(positions: readonly Position[]): Extent | undefined {
  if (positions.length === 0) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** The sites within an extent, such as one that was drawn on the map. */
export function sitesWithin(sites: readonly MapSite[], extent: Extent): MapSite[] {
  return sites.filter((site) => positionOf(site, extent) !== undefined);
}
