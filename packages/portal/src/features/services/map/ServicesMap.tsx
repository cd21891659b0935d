import { preferenceDefaults, sitePageSize } from '@skerry/contracts';
import { FilterChips, Stack, ViewMenu } from '@skerry/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { usePreferences } from '../../../platform/preferences/usePreferences.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { ListToolbar } from '../../../platform/list/ListToolbar.tsx';
import { useServiceFilters } from '../list/useServiceFilters.tsx';
import { useSavedViewMenu } from '../saved-views/useSavedViewMenu.tsx';
import type { ServicesListProps } from '../servicesListProps.ts';
import { isFiltered } from '../servicesFilter.ts';
import { useSites } from '../services.queries.ts';
import type { ChartData, ChartMark } from './chart.ts';
import type { ChartSettings } from './chartSettings.ts';
import { baseMapExtent, worldExtent, type Extent } from '../../../platform/base-map/extent.ts';
import { MapLegend } from './MapLegend.tsx';
import { sortSites } from '../sites/siteOrder.ts';
import { extentOf, positionOf, sitesWithin, toLines, toPoints, type MapSite } from './mapSites.ts';
import { MapSettings } from './MapSettings.tsx';
import { MapSitesList } from './MapSitesList.tsx';
import { MapAndList, MapSheet, ToolbarRow, ToolbarSheet } from './ServicesMap.styles.ts';
import { SiteCard } from './SiteCard.tsx';
import { SiteMap } from './SiteMap.tsx';

const noSites: readonly MapSite[] = [];

/** The sites of the services that the filter finds on a map, and beside it a list that does all that the map does. */
export function ServicesMap({ address, facets, tags, isTagRemoved, onTagRemovedSeen }: ServicesListProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const isPhone = !useIsAtLeast('small');
  const { view, hrefOf, correct, change } = address;
  const savedViews = useSavedViewMenu(address, []);
  const filters = useServiceFilters({
    filter: view.filter,
    facets,
    tags,
    onChange: (part) => change({ filter: { ...view.filter, ...part } }),
    isTagRemoved,
    onTagRemovedSeen,
  });
  const found = useSites(view.filter);
  const { preferences = preferenceDefaults, choose } = usePreferences();
  const { mapStyle } = useRuntimeConfig();
  const extent = mapStyle === undefined ? baseMapExtent : worldExtent;
  const field = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hovered, setHovered] = useState<string>();
  const [credits, setCredits] = useState<readonly string[]>([]);

  const map = found.data;
  const services = map?.sites.reduce((sum, site) => sum + site.services, 0);
  const sites = useMemo(
    () => sortSites(map?.sites ?? noSites, view.siteSort, language),
    [map, view.siteSort, language],
  );
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
      lines: toLines(map, extent),
      extent: extentOf(placed.map((site) => positionOf(site, extent)).filter((position) => position !== undefined)),
    };
  }, [map, placed, extent, selected]);
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
  /** Its row is on a page of the list. */
  const openSite = (siteId: string) => {
    const place = sites.findIndex((site) => site.siteId === siteId);
    void navigate(hrefOf({ place: siteId, page: Math.floor(Math.max(0, place) / sitePageSize) }));
  };
  const close = () => void navigate(hrefOf({ place: '' }), { replace: true });

  return (
    <Stack>
      <ToolbarSheet>
        <ToolbarRow>
          <ListToolbar
            address={address}
            search={{
              label: formatMessage({ id: 'services.filter.text' }),
              placeholder: formatMessage({ id: 'services.filter.textShort' }),
            }}
            fieldRef={field}
            filters={filters}
            found={services}
            isLoading={found.isValidating}
            end={
              <ViewMenu
                isCompact={isPhone}
                {...(savedViews.label !== undefined && { label: savedViews.label, isChosen: true })}
              >
                {savedViews.items}
              </ViewMenu>
            }
          />
        </ToolbarRow>
        <FilterChips
          count={
            services === undefined
              ? undefined
              : formatMessage({ id: 'services.sites.count' }, { sites: sites.length, services })
          }
          chips={isPhone ? [] : filters.flatMap(({ chips }) => chips)}
          onClear={isFiltered(view.filter) ? address.clearFilters : undefined}
        />
      </ToolbarSheet>
      <MapAndList>
        <MapSheet>
          <SiteMap
            data={data}
            marks={marks}
            settings={settings}
            hint={pointed?.siteName}
            styleUrl={mapStyle}
            onSite={openSite}
            onHover={setHovered}
            onArea={select}
            onCredits={setCredits}
          >
            <MapSettings settings={settings} choose={choose} />
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
          <MapLegend credits={credits} missing={sites.length - placed.length} />
        </MapSheet>
        <MapSitesList
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
          fieldRef={field}
        />
      </MapAndList>
      {savedViews.dialog}
    </Stack>
  );
}

function markOf(site: MapSite | undefined, extent: Extent): ChartMark | undefined {
  const position = site && positionOf(site, extent);
  return site && position && { siteId: site.siteId, position };
}
