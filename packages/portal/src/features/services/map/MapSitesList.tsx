import { sitePageSize, type NetworkMap, type ServiceFacets, type ServiceTag } from '@skerry/contracts';
import { CellLines, EmptyState, Pagination, Table, Text, type TableColumn } from '@skerry/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type RefObject, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { TooManySites } from '../sites/TooManySites.tsx';
import { useSitesSelection } from '../sites/useSitesSelection.tsx';
import { retryParts, type PagePart } from '../components/MissingParts.tsx';
import { SiteReason } from '../sites/SiteStateLabel.tsx';
import { useEndedMatches } from '../list/useEndedMatches.ts';
import { isFiltered } from '../servicesFilter.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import type { Extent } from '../../../platform/base-map/extent.ts';
import { ListNoMatch } from '../../../platform/list/ListNoMatch.tsx';
import { usePhoneColumns, type PhoneRow } from '../../../platform/list/phone/usePhoneColumns.tsx';
import { positionOf, type MapSite } from './mapSites.ts';
import { ListTitle, Marked } from './ServicesMap.styles.ts';

export interface MapSitesListProps {
  address: ServicesAddress;
  found: SWRResponse<NetworkMap, unknown>;
  /** All that are found, in their order. */
  sites: readonly MapSite[];
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  parts: readonly PagePart[];
  /** What the map covers. */
  extent: Extent;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** What the pointer is on, here or on the map. */
  hovered: string | undefined;
  onHover: (siteId: string | undefined) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** What is filtered by, in words. */
  filterWords: readonly string[];
}

/** The sites of the map as rows: open one, or select some and change all of their services. */
export function MapSitesList(props: MapSitesListProps) {
  const { address, found, sites, facets, tags, parts, extent, selected, onSelectedChange } = props;
  const { hovered, onHover, fieldRef, filterWords } = props;
  const { formatMessage } = useIntl();
  const { view, hrefOf, correct, clearFilters } = address;
  const isBeside = useIsAtLeast('large');
  const isPhone = !useIsAtLeast('small');
  const hasAddress = useIsAtLeast('extraLarge');
  const root = useRef<HTMLDivElement>(null);
  const pageCount = Math.ceil(sites.length / sitePageSize);
  const isBeyondEnd = !found.isLoading && found.data !== undefined && view.page > 0 && view.page >= pageCount;
  useEffect(() => {
    if (isBeyondEnd) correct({ page: Math.max(0, pageCount - 1) });
  });
  const rows = sites.slice(view.page * sitePageSize, (view.page + 1) * sitePageSize);

  const columns = useMemo<TableColumn<MapSite>[]>(
    () => [
      {
        id: 'site',
        header: formatMessage({ id: 'services.field.site' }),
        cell: (site) => (
          <CellLines
            detail={positionOf(site, extent) === undefined ? formatMessage({ id: 'services.map.notOnMap' }) : site.city}
          >
            <Marked data-marked={site.siteId === hovered ? '' : undefined}>{site.siteName}</Marked>
          </CellLines>
        ),
      },
      {
        id: 'address',
        header: formatMessage({ id: 'services.field.address' }),
        visibleFrom: 'extraLarge',
        cell: ({ address: street }) => street,
      },
      {
        id: 'state',
        header: formatMessage({ id: 'services.field.state' }),
        // Near to the names, however wide the window.
        width: hasAddress ? '14rem' : '42%',
        cell: (site) => (
          <CellLines detail={formatMessage({ id: 'services.map.serviceCount' }, { count: site.services })}>
            <SiteReason site={site} />
          </CellLines>
        ),
      },
    ],
    [formatMessage, extent, hovered, hasAddress],
  );
  const phone = useMemo<PhoneRow<MapSite>>(
    () => ({
      title: ({ siteName }) => siteName,
      detail: (site) =>
        positionOf(site, extent) === undefined ? formatMessage({ id: 'services.map.notOnMap' }) : site.city,
      end: ({ services: count }) => (
        <Text tone="muted">{formatMessage({ id: 'services.map.serviceCount' }, { count })}</Text>
      ),
      endDetail: (site) => <SiteReason site={site} />,
    }),
    [formatMessage, extent],
  );
  const phoneColumns = usePhoneColumns(phone);
  const noMatchElsewhere = useEndedMatches(address, found.data !== undefined && sites.length === 0, 'place');

  const { selection, isTooMany, dialogs } = useSitesSelection({
    address,
    tags,
    sites,
    rows,
    selected,
    onSelectedChange,
    // The map takes its part of the window.
    roomFrom: 1760,
  });

  const { place } = view;
  const isOpenHere = rows.some(({ siteId }) => siteId === place);
  useEffect(() => {
    if (!isOpenHere) return;
    // In the list only: what stands beside the map must not take the map out of sight.
    const row = root.current?.querySelector<HTMLElement>('tr[aria-current]');
    const scroller = row?.closest<HTMLElement>('[data-scrolls]');
    if (row && scroller) scroller.scrollTop = row.offsetTop - (scroller.clientHeight - row.clientHeight) / 2;
  }, [place, isOpenHere]);

  const point = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('tbody tr') : null;
    onHover(row instanceof HTMLTableRowElement ? rows[row.sectionRowIndex]?.siteId : undefined);
  };

  return (
    <>
      <Table
        ref={root}
        label={formatMessage({ id: 'services.map.list' })}
        columns={isPhone ? phoneColumns : columns}
        isHeadHidden={isPhone}
        rows={rows}
        rowKey={({ siteId }) => siteId}
        rowHref={({ siteId }) => hrefOf({ place: siteId, page: view.page })}
        rowState={({ siteId }) => ({ isCurrent: siteId === place })}
        // On a phone the first site is to be in sight below the map, and says itself what it is.
        toolbar={
          isPhone ? undefined : (
            <ListTitle>
              <Text variant="bodyStrong">{formatMessage({ id: 'services.map.list' })}</Text>
            </ListTitle>
          )
        }
        notice={isTooMany && <TooManySites />}
        selection={selection}
        layout="fixed"
        lines={2}
        {...(isBeside && { height: 'var(--list-height)' })}
        isLoading={found.isLoading || isBeyondEnd}
        onPointerOver={point}
        onPointerLeave={() => onHover(undefined)}
        onFocus={point}
        error={
          found.error === undefined ? undefined : (
            <FetchFailure
              title="services.sites.error"
              error={found.error}
              isRetrying={found.isValidating}
              onRetry={() => {
                void found.mutate();
                retryParts(parts);
              }}
            />
          )
        }
        empty={
          isFiltered(view.filter) || (facets?.services ?? 0) > 0 ? (
            <ListNoMatch
              typedText={address.typedText}
              filters={filterWords}
              title={formatMessage({ id: 'services.map.noMatch' })}
              elsewhere={noMatchElsewhere}
              onClear={() => {
                clearFilters();
                fieldRef.current?.focus();
              }}
            />
          ) : (
            <EmptyState icon={IconMapPin} title={formatMessage({ id: 'services.sites.empty' })}>
              {formatMessage({ id: 'services.empty.body' })}
            </EmptyState>
          )
        }
        foot={
          <Pagination
            page={view.page + 1}
            pageCount={pageCount}
            hrefOf={(number) => hrefOf({ page: number - 1 })}
            summary={formatMessage({ id: 'services.sites.perPage' }, { count: sitePageSize })}
          />
        }
      />
      {dialogs}
    </>
  );
}
