import { preferenceDefaults, sitePageSize } from '@skerry/contracts';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { usePreferences } from '../../../platform/preferences/usePreferences.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServicesListProps } from '../servicesListProps.ts';
import { sitesFound, useSites } from '../services.queries.ts';
import type { ChartCluster, ChartData, ChartMark } from './chart.ts';
import type { ChartSettings } from './chartSettings.ts';
import { baseMapExtent, worldExtent, type Extent } from '../../../platform/base-map/extent.ts';
import { LegendSheet, MapLegend, MapNotes } from './MapLegend.tsx';
import { sortSites } from '../sites/siteOrder.ts';
import { extentOf, positionOf, sitesWithin, toLines, toPoints, type MapSite } from './mapSites.ts';
import { MapSettings } from './MapSettings.tsx';
import { MapSitesList } from './MapSitesList.tsx';
import { MapAndList, MapArea, MapSheet } from './ServicesMap.styles.ts';
import { SiteCard } from './SiteCard.tsx';
import { SiteMap } from './SiteMap.tsx';
import { stillSites } from './stillSites.tsx';

export interface ServicesMapProps extends Pick<ServicesListProps, 'address' | 'facets' | 'tags' | 'parts'> {
  /** The search field above. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** What is filtered by, in words. */
  filterWords: readonly string[];
}

/** The sites of the services that the filter finds on a map, and beside it a list that does all that the map does. */
export function ServicesMap({ address, facets, tags, parts, fieldRef, filterWords }: ServicesMapProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const isBeside = useIsAtLeast('large');
  const navigate = useNavigate();
  const { view, hrefOf, correct } = address;
  const found = useSites(view.filter);
  const { preferences = preferenceDefaults, choose } = usePreferences();
  const { mapStyle } = useRuntimeConfig();
  const extent = mapStyle === undefined ? baseMapExtent : worldExtent;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hovered, setHovered] = useState<string>();
  const [cluster, setCluster] = useState<ChartCluster>();
  const [credits, setCredits] = useState<readonly string[]>([]);

  const map = found.data;
  const sites = useMemo(() => sortSites(sitesFound(map), view.siteSort, language), [map, view.siteSort, language]);
  const open = sites.find(({ siteId }) => siteId === view.place);
  const isGone = view.place !== '' && !found.isLoading && map !== undefined && !open;
  useEffect(() => {
    if (isGone) correct({ place: '' });
  });

  const placed = useMemo(() => sitesWithin(sites, extent), [sites, extent]);
  const data = useMemo((): ChartData | undefined => {
    if (!map) return undefined;
    return {
      points: toPoints(placed, extent, selected),
      lines: toLines(map, extent, view.place),
      extent: extentOf(placed.map((site) => positionOf(site, extent)).filter((position) => position !== undefined)),
    };
  }, [map, placed, extent, selected, view.place]);
  const still = useMemo(() => (mapStyle === undefined ? stillSites(placed) : undefined), [mapStyle, placed]);
  const pointed = sites.find(({ siteId }) => siteId === hovered);
  const marks = useMemo(
    () => ({ open: markOf(open, extent), hovered: markOf(pointed, extent) }),
    [open, pointed, extent],
  );
  const { mapZoomSpeed, useMapZoomAnimation, debugOptionShowMapBoundingBox } = preferences;
  const settings = useMemo(
    (): ChartSettings => ({
      zoomSpeed: mapZoomSpeed,
      isAnimated: useMapZoomAnimation,
      showsExtent: debugOptionShowMapBoundingBox,
    }),
    [mapZoomSpeed, useMapZoomAnimation, debugOptionShowMapBoundingBox],
  );
  const select = useCallback(
    (area: Extent) => setSelected((now) => new Set([...now, ...sitesWithin(placed, area).map(({ siteId }) => siteId)])),
    [placed],
  );
  /** The page of the list that its row is on. */
  const pageOf = (siteId: string) =>
    Math.floor(
      Math.max(
        0,
        sites.findIndex((site) => site.siteId === siteId),
      ) / sitePageSize,
    );
  const openSite = (siteId: string) => void navigate(hrefOf({ place: siteId, page: pageOf(siteId) }));
  // An address may name the site alone. Once its row was in sight, the list turns its pages as it is asked to.
  const [openId, openPage] = open ? [open.siteId, pageOf(open.siteId)] : [];
  const turnedTo = useRef<string>(undefined);
  useEffect(() => {
    if (turnedTo.current === openId) return;
    turnedTo.current = openId;
    if (openPage !== undefined && openPage !== view.page) correct({ page: openPage });
  }, [openId, openPage, view.page, correct]);
  const close = () => void navigate(hrefOf({ place: '' }), { replace: true });

  // A phone has no room for a map without sites above the words that nothing is found.
  const isOutOfPlace = isPhone && map !== undefined && sites.length === 0;
  const notes = <MapNotes credits={credits} missing={sites.length - placed.length} />;

  const chart = isOutOfPlace ? null : (
    <MapSheet key="map">
      <MapArea>
        <SiteMap
          data={data}
          marks={marks}
          settings={settings}
          hint={pointed?.siteName ?? (cluster && formatMessage({ id: 'services.map.cluster' }, { ...cluster }))}
          isLoading={map === undefined && found.error === undefined}
          styleUrl={mapStyle}
          still={still}
          onSite={openSite}
          onHover={setHovered}
          onCluster={setCluster}
          onArea={select}
          onCredits={setCredits}
        >
          {(fit) => <MapSettings settings={settings} choose={choose} {...(isPhone && { fit })} />}
        </SiteMap>
        {open && (
          <SiteCard
            key={open.siteId}
            site={open}
            address={address}
            isOnMap={marks.open !== undefined}
            onClose={close}
          />
        )}
      </MapArea>
      <LegendSheet>
        <MapLegend />
        {!isPhone && notes}
      </LegendSheet>
    </MapSheet>
  );
  const list = (
    <MapSitesList
      key="list"
      address={address}
      found={found}
      sites={sites}
      facets={facets}
      tags={tags}
      extent={extent}
      selected={selected}
      onSelectedChange={setSelected}
      hovered={hovered}
      onHover={setHovered}
      fieldRef={fieldRef}
      filterWords={filterWords}
      parts={parts}
    />
  );

  // In the order in which they are seen.
  return (
    <MapAndList>
      {isBeside ? [list, chart] : [chart, list]}
      {/* On a phone the first sites come before what the numbers mean. */}
      {isPhone && !isOutOfPlace && notes}
    </MapAndList>
  );
}

function markOf(site: MapSite | undefined, extent: Extent): ChartMark | undefined {
  const position = site && positionOf(site, extent);
  return site && position && { siteId: site.siteId, position };
}
