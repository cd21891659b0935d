import { FilterChips, Skeleton, Stack, Table, Text, ViewMenu } from '@skerry/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useIsLow } from '../../../platform/browser/useIsLow.ts';
import { useRequiredComponent } from '../../../platform/browser/useRequiredComponent.ts';
import { ListToolbar } from '../../../platform/list/ListToolbar.tsx';
import { useSearchChips } from '../../../platform/list/useSearchChips.ts';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useSavedViewMenu } from '../../../platform/list/saved-views/useSavedViewMenu.tsx';
import { MissingParts } from '../components/MissingParts.tsx';
import { useServiceFilters } from '../list/useServiceFilters.tsx';
import { ServicesActionEntries } from '../ServicesActions.tsx';
import { servicesFormat } from '../useServicesView.ts';
import type { ServicesListProps } from '../servicesListProps.ts';
import { sitesFound, useSites } from '../services.queries.ts';
import type { ServicesMapProps } from './ServicesMap.tsx';
import { ListTitle, MapAndList, MapSheet, ToolbarRow, ToolbarSheet } from './ServicesMap.styles.ts';
import { canDrawMaps } from '../../../platform/map/canDrawMaps.ts';
import { MapOnItsWay } from '../../../platform/map/MapOnItsWay.tsx';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import type { MapSite } from './mapSites.ts';
import { stillSites } from './stillSites.tsx';
import { MapFrame } from '../../../platform/map/MapFrame.styles.ts';

const servicesMap: Part<ServicesMapProps> = {
  texts: ['services-parts', 'services-map', 'preferences'],
  component: async () => (await import('./ServicesMap.tsx')).ServicesMap,
};

/** The view of the map: what it is filtered by stands there at once, map and list as soon as they are fetched. */
export function ServicesOnMap(props: ServicesListProps) {
  const { address, facets, tags, parts, actions, isTagRemoved, onTagRemovedSeen } = props;
  const { formatMessage } = useIntl();
  const { Component: ServicesMap } = useRequiredComponent(servicesMap);
  // Its program is by far the largest part, and needs neither the list nor the texts first.
  useEffect(() => {
    if (!canDrawMaps()) return;
    Promise.all([import('./chart.ts'), import('virtual:base-map')]).catch(() => undefined);
  }, []);
  const isPhone = !useIsAtLeast('small');
  const isLow = useIsLow() && !isPhone;
  const { view, change } = address;
  const field = useRef<HTMLInputElement>(null);
  const filters = useServiceFilters({
    filter: view.filter,
    facets,
    tags,
    onChange: (part) => change({ filter: { ...view.filter, ...part } }),
    isTagRemoved,
    onTagRemovedSeen,
  });
  const filterChips = filters.flatMap((filter) => filter.chips);
  const savedViews = useSavedViewMenu(savedViewsOf('services', servicesFormat, address, { keepsColumns: false }), {
    list: formatMessage({ id: 'pages.services' }),
    columns: [],
    summary: { filters: filterChips.map(({ label }) => label), columns: [] },
  });
  const chips = [...useSearchChips(address), ...filterChips];
  const found = useSites(view.filter);
  const sites = found.data && sitesFound(found.data);
  const services = sites?.reduce((sum, site) => sum + site.services, 0);

  const count =
    services === undefined
      ? undefined
      : formatMessage({ id: 'services.sites.count' }, { sites: sites?.length ?? 0, services });

  return (
    <Stack>
      <ToolbarSheet>
        <ToolbarRow>
          <ListToolbar
            address={address}
            search={{
              label: formatMessage({ id: 'services.filter.text' }),
              placeholder: formatMessage({ id: 'services.filter.textShortSites' }),
            }}
            fieldRef={field}
            filters={filters}
            list="sites"
            found={sites?.length}
            isLoading={found.isValidating}
            end={
              <>
                {isLow && count !== undefined && (
                  <Text variant="caption" tone="muted">
                    {count}
                  </Text>
                )}
                <ViewMenu isCompact={isPhone} {...savedViews.button}>
                  {(close) => (
                    <>
                      <div>{savedViews.items(close)}</div>
                      {isPhone && (
                        <div>
                          <ServicesActionEntries actions={actions} close={close} />
                        </div>
                      )}
                    </>
                  )}
                </ViewMenu>
              </>
            }
          />
        </ToolbarRow>
        {found.error === undefined && <MissingParts parts={parts} />}
        {!isLow && (
          <FilterChips
            lead={savedViews.line}
            count={count}
            chips={isPhone ? [] : chips}
            // Where nothing is found, it stands there.
            onClear={sites?.length === 0 ? undefined : address.clearFilters}
            onRestore={isPhone || chips.length > 0 ? undefined : address.restoreFilters}
          />
        )}
      </ToolbarSheet>
      {ServicesMap ? (
        <ServicesMap
          address={address}
          facets={facets}
          tags={tags}
          parts={parts}
          fieldRef={field}
          filterWords={filterChips.map(({ label }) => label)}
        />
      ) : (
        <MapAndListOnTheirWay sites={sites ?? none} />
      )}
      {savedViews.dialog}
    </Stack>
  );
}

const columns = [
  { id: 'site', header: '', cell: () => null },
  { id: 'state', header: '', width: '10.5rem', cell: () => null },
];

const none: readonly MapSite[] = [];

function MapAndListOnTheirWay({ sites }: { sites: readonly MapSite[] }) {
  const { formatMessage } = useIntl();
  const isBeside = useIsAtLeast('large');
  const { mapStyle } = useRuntimeConfig();
  const still = useMemo(() => (mapStyle === undefined ? stillSites(sites) : undefined), [mapStyle, sites]);
  return (
    <MapAndList aria-busy>
      <MapSheet>
        <MapFrame>
          <MapOnItsWay still={still}>{formatMessage({ id: 'services.map.loading' })}</MapOnItsWay>
        </MapFrame>
      </MapSheet>
      <Table
        label={formatMessage({ id: 'services.view.sites' })}
        columns={columns}
        rows={[]}
        rowKey={String}
        isLoading
        isHeadHidden
        lines={2}
        layout="fixed"
        {...(isBeside && { height: 'var(--list-height)' })}
        toolbar={
          <ListTitle>
            <Skeleton width={40} />
          </ListTitle>
        }
      />
    </MapAndList>
  );
}
