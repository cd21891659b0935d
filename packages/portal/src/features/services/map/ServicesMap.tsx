import { preferenceDefaults } from '@skerry/contracts';
import { Stack, Text } from '@skerry/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { usePreferences } from '../../../platform/preferences/usePreferences.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { ServicesToolbar } from '../components/ServicesToolbar.tsx';
import type { SitesListProps } from '../components/SitesList.tsx';
import { useSites } from '../services.queries.ts';
import type { ChartData } from './chart.ts';
import type { ChartSettings } from './chartSettings.ts';
import { baseMapExtent, worldExtent, type Extent } from './extent.ts';
import { MapLegend } from './MapLegend.tsx';
import { extentOf, positionOf, sitesWithin, toLines, toPoints, type MapSite } from './mapSites.ts';
import { MapSettings } from './MapSettings.tsx';
import { MapSitesList } from './MapSitesList.tsx';
import { MapAndList, MapSheet, ToolbarSheet } from './ServicesMap.styles.ts';
import { SiteCard } from './SiteCard.tsx';
import { SiteMap } from './SiteMap.tsx';

const noSites: readonly MapSite[] = [];

/** The sites of the services that the filter finds on a map, and beside it a list that does all that the map does. */
export function ServicesMap({ address, facets, tags, isTagRemoved, onTagRemovedSeen }: SitesListProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { view, hrefOf, correct } = address;
  const found = useSites(view.filter);
  const { preferences = preferenceDefaults, choose } = usePreferences();
  const { mapStyle } = useRuntimeConfig();
  const extent = mapStyle === undefined ? baseMapExtent : worldExtent;
  const field = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hovered, setHovered] = useState<string>();
  const [credits, setCredits] = useState<readonly string[]>([]);

  const map = found.data;
  const sites = map?.sites ?? noSites;
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
    () => ({ open: open && positionOf(open, extent), hovered: pointed && positionOf(pointed, extent) }),
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
  const close = () => void navigate(hrefOf({ place: '' }), { replace: true });

  return (
    <Stack>
      <ToolbarSheet>
        <ServicesToolbar
          address={address}
          facets={facets}
          tags={tags}
          found={map && sites.reduce((sum, { services }) => sum + services, 0)}
          isLoading={found.isValidating}
          isTagRemoved={isTagRemoved}
          onTagRemovedSeen={onTagRemovedSeen}
          fieldRef={field}
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
            onSite={(siteId) => void navigate(hrefOf({ place: siteId }))}
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
          <MapLegend credits={credits} />
          {placed.length < sites.length && (
            <Text as="p" variant="caption" role="status">
              {formatMessage({ id: 'services.map.notOnMapCount' }, { count: sites.length - placed.length })}
            </Text>
          )}
        </MapSheet>
        <MapSitesList
          address={address}
          found={found}
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
    </Stack>
  );
}
