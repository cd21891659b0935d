import { sitePageSize, type NetworkMap, type ServiceFacets, type ServiceTag } from '@skerry/contracts';
import {
  CellLines,
  EmptyState,
  NoMatchState,
  Pagination,
  Table,
  Text,
  useTableSelection,
  type TableColumn,
} from '@skerry/ui';
import { Menu } from '@skerry/ui/experimental';
import {
  IconDots,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeCsv,
  IconMapPin,
  IconTags,
} from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type RefObject, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLazyComponent } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { bulkInvoiceTextDialog, bulkTagsDialog, sitesChangeMenu } from '../bulk/bulkDialogs.ts';
import { ChangeServicesButton } from '../bulk/ChangeServicesButton.tsx';
import { useMenuAsk } from '../bulk/useMenuAsk.ts';
import { retryParts, type PagePart } from '../components/MissingParts.tsx';
import { useServicesExport } from '../export/useServicesExport.ts';
import { SiteReason } from '../sites/SiteStateLabel.tsx';
import { isFiltered } from '../servicesFilter.ts';
import { useServicesRights } from '../servicesRights.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import type { Extent } from '../../../platform/base-map/extent.ts';
import { usePhoneColumns, type PhoneRow } from '../../../platform/list/usePhoneColumns.tsx';
import { positionOf, type MapSite } from './mapSites.ts';
import { ListHint, ListTitle, Marked } from './ServicesMap.styles.ts';

/** As many as a call takes. */
const maxSites = 100;

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
}

/** The sites of the map as rows: open one, or select some and change all of their services. */
export function MapSitesList(props: MapSitesListProps) {
  const { address, found, sites, facets, tags, parts, extent, selected, onSelectedChange } = props;
  const { hovered, onHover, fieldRef } = props;
  const { formatMessage } = useIntl();
  const { view, hrefOf, correct, clearFilters } = address;
  const rights = useServicesRights();
  const bulkTags = useLazyDialog(bulkTagsDialog);
  const bulkInvoiceText = useLazyDialog(bulkInvoiceTextDialog);
  const { Component: ChangeMenu, prepare: prepareChangeMenu, load: loadChangeMenu } = useLazyComponent(sitesChangeMenu);
  const changeAsk = useMenuAsk(loadChangeMenu);
  const { isExporting, start } = useServicesExport();
  const isBeside = useIsAtLeast('large');
  const isPhone = !useIsAtLeast('small');
  const root = useRef<HTMLDivElement>(null);
  const isAnySelected = selected.size > 0;
  useEffect(() => {
    if (isAnySelected) prepareChangeMenu();
  }, [isAnySelected, prepareChangeMenu]);
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
        id: 'state',
        header: formatMessage({ id: 'services.field.state' }),
        width: '12.5rem',
        cell: (site) => (
          <CellLines detail={formatMessage({ id: 'services.map.serviceCount' }, { count: site.services })}>
            <SiteReason site={site} />
          </CellLines>
        ),
      },
    ],
    [formatMessage, extent, hovered],
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

  // What a filter has taken away is not changed.
  const chosen = useMemo(() => sites.filter(({ siteId }) => selected.has(siteId)), [sites, selected]);
  const ids = chosen.map(({ siteId }) => siteId);
  const services = chosen.reduce((sum, site) => sum + site.services, 0);
  const filter = { ...view.filter, sites: ids };
  const bulk = { ids: [], filter, found: services, tags, onDone: () => onSelectedChange(new Set<string>()) };
  const selection = useTableSelection({
    rows,
    rowKey: ({ siteId }) => siteId,
    nameOf: ({ siteName }) => siteName,
    selected: new Set(ids),
    onSelectedChange,
    // What is changed is their services; phones have no room for both.
    words: isPhone ? undefined : formatMessage({ id: 'services.map.selected' }, { sites: ids.length, services }),
    actions: ids.length <= maxSites && (
      <>
        {ids.length > 0 &&
          (ChangeMenu ? (
            <ChangeMenu filter={filter} count={services} ask={changeAsk} />
          ) : (
            <ChangeServicesButton onClick={changeAsk.ask} />
          ))}
        <Menu
          label={formatMessage({ id: 'services.actions' })}
          icon={IconDots}
          isLabelHidden
          size="small"
          align="end"
          isLoading={isExporting}
          onPointerEnter={() => {
            bulkTags.prepare();
            bulkInvoiceText.prepare();
          }}
          groups={[
            {
              items: [
                ...(rights.mayTag
                  ? [{ label: formatMessage({ id: 'services.bulk.tags' }), icon: IconTags, onSelect: bulkTags.open }]
                  : []),
                ...(rights.mayChangeInvoiceText
                  ? [
                      {
                        label: formatMessage({ id: 'services.bulk.invoiceText' }),
                        icon: IconFileText,
                        onSelect: bulkInvoiceText.open,
                      },
                    ]
                  : []),
              ],
            },
            {
              items: [
                {
                  label: formatMessage({ id: 'services.export.xlsx' }),
                  icon: IconFileSpreadsheet,
                  onSelect: () => start({ filter }, 'xlsx'),
                },
                {
                  label: formatMessage({ id: 'services.export.csv' }),
                  icon: IconFileTypeCsv,
                  onSelect: () => start({ filter }, 'csv'),
                },
              ],
            },
          ]}
        />
      </>
    ),
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
        toolbar={
          <ListTitle>
            <Text variant="bodyStrong">{formatMessage({ id: 'services.map.list' })}</Text>
          </ListTitle>
        }
        notice={
          ids.length > maxSites && (
            <ListHint>
              <Text as="div" variant="caption" tone="muted" role="status">
                {formatMessage({ id: 'services.map.tooMany' }, { max: maxSites })}
              </Text>
            </ListHint>
          )
        }
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
            <NoMatchState
              title={formatMessage({ id: 'services.sites.noMatch' })}
              onClear={() => {
                clearFilters();
                fieldRef.current?.focus();
              }}
            >
              {formatMessage({ id: 'services.noMatch.body' })}
            </NoMatchState>
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
      {bulkTags.Dialog && <bulkTags.Dialog {...bulk} onClose={bulkTags.close} />}
      {bulkInvoiceText.Dialog && <bulkInvoiceText.Dialog {...bulk} onClose={bulkInvoiceText.close} />}
    </>
  );
}
