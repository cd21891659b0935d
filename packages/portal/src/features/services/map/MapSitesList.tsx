import { sitePageSize, type NetworkMap, type ServiceFacets, type ServiceTag } from '@skerry/contracts';
import {
  Button,
  EmptyState,
  NoMatchState,
  Pagination,
  Table,
  Text,
  useTableSelection,
  type TableColumn,
} from '@skerry/ui';
import { IconFileText, IconMapPin, IconTags } from '@tabler/icons-react';
import { useEffect, useMemo, type RefObject, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useLazyComponent } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { bulkInvoiceTextDialog, bulkTagsDialog, sitesChangeMenu } from '../components/bulkDialogs.ts';
import { CellDetail } from '../../../platform/services-section/CellLines.ts';
import { ExportMenu } from '../components/ExportMenu.tsx';
import { SiteStateLabel } from '../components/SiteStateLabel.tsx';
import { isFiltered } from '../servicesFilter.ts';
import { useServicesRights } from '../servicesRights.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import type { Extent } from './extent.ts';
import { positionOf, type MapSite } from './mapSites.ts';
import { Marked } from './ServicesMap.styles.ts';

/** As many as a call takes. */
const maxSites = 100;

export interface MapSitesListProps {
  address: ServicesAddress;
  found: SWRResponse<NetworkMap, unknown>;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
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
  const { address, found, facets, tags, extent, selected, onSelectedChange, hovered, onHover, fieldRef } = props;
  const { formatMessage } = useIntl();
  const { view, hrefOf, correct, clearFilter } = address;
  const rights = useServicesRights();
  const bulkTags = useLazyDialog(bulkTagsDialog);
  const bulkInvoiceText = useLazyDialog(bulkInvoiceTextDialog);
  const { Component: ChangeMenu, prepare: prepareChangeMenu } = useLazyComponent(sitesChangeMenu);
  const isAnySelected = selected.size > 0;
  useEffect(() => {
    if (isAnySelected) prepareChangeMenu();
  }, [isAnySelected, prepareChangeMenu]);
  const sites = useMemo(() => found.data?.sites ?? [], [found.data]);
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
          <>
            <Marked data-marked={site.siteId === hovered ? '' : undefined}>{site.siteName}</Marked>{' '}
            <CellDetail>{[site.address, site.city].join(', ')}</CellDetail>
            {positionOf(site, extent) === undefined && (
              <CellDetail>{formatMessage({ id: 'services.map.notOnMap' })}</CellDetail>
            )}
          </>
        ),
      },
      {
        id: 'state',
        header: formatMessage({ id: 'services.field.state' }),
        cell: ({ state, services }) => (
          <>
            <SiteStateLabel state={state} />
            <CellDetail>{formatMessage({ id: 'services.map.serviceCount' }, { count: services })}</CellDetail>
          </>
        ),
      },
    ],
    [formatMessage, extent, hovered],
  );

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
    actions:
      ids.length > maxSites ? (
        <Text role="status">{formatMessage({ id: 'services.map.tooMany' }, { max: maxSites })}</Text>
      ) : (
        <>
          <Text variant="caption">
            {formatMessage({ id: 'services.map.selected' }, { sites: ids.length, services })}
          </Text>
          {rights.mayTag && (
            <Button size="small" icon={IconTags} onPointerEnter={bulkTags.prepare} onClick={bulkTags.open}>
              {formatMessage({ id: 'services.bulk.tags' })}
            </Button>
          )}
          {rights.mayChangeInvoiceText && (
            <Button
              size="small"
              icon={IconFileText}
              onPointerEnter={bulkInvoiceText.prepare}
              onClick={bulkInvoiceText.open}
            >
              {formatMessage({ id: 'services.bulk.invoiceText' })}
            </Button>
          )}
          <ExportMenu services={{ filter }} size="small" />
          {ChangeMenu && ids.length > 0 && <ChangeMenu filter={filter} count={services} />}
        </>
      ),
  });

  const point = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('tbody tr') : null;
    onHover(row instanceof HTMLTableRowElement ? rows[row.sectionRowIndex]?.siteId : undefined);
  };

  return (
    <>
      <Table
        label={formatMessage({ id: 'services.map.list' })}
        columns={columns}
        rows={rows}
        rowKey={({ siteId }) => siteId}
        rowHref={({ siteId }) => hrefOf({ place: siteId })}
        selection={selection}
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
              onRetry={() => void found.mutate()}
            />
          )
        }
        empty={
          isFiltered(view.filter) || (facets?.services ?? 0) > 0 ? (
            <NoMatchState
              title={formatMessage({ id: 'services.sites.noMatch' })}
              onClear={() => {
                clearFilter();
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
