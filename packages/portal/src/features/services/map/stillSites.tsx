import type { StillMapProps } from '../../../platform/map/StillMap.tsx';
import { baseMapExtent } from '../../../platform/base-map/extent.ts';
import { severityOf, siteStates } from '../sites/siteStates.ts';
import { fitPadding, siteZoom, usualExtent } from './chartSettings.ts';
import { MapPin } from './MapPin.tsx';
import { extentOf, positionOf, type MapSite } from './mapSites.ts';

/** The sites as they are drawn until the moving map is there, the worst on top. */
export function stillSites(sites: readonly MapSite[]): StillMapProps {
  const placed = sites
    .flatMap(({ siteId, state, ...site }) => {
      const position = positionOf(site, baseMapExtent);
      return position ? [{ siteId, severity: severityOf(state), position }] : [];
    })
    .toSorted((one, other) => one.severity - other.severity);
  return {
    extent: extentOf(placed.map(({ position }) => position)) ?? usualExtent,
    padding: fitPadding,
    maxZoom: siteZoom,
    marks: (place) =>
      placed.map(({ siteId, severity, position }) => (
        <MapPin key={siteId} state={siteStates[severity] ?? 'ENDED'} at={place(position)} />
      )),
  };
}
