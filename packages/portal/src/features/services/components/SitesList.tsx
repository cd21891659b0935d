import { sitePageSize, type NetworkMap, type ServiceFacets, type ServiceTag } from '@skerry/contracts';
import { EmptyState, NoMatchState, Pagination, Table, type TableColumn } from '@skerry/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { isFiltered } from '../servicesFilter.ts';
import { useSites } from '../services.queries.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { ServicesToolbar } from './ServicesToolbar.tsx';
import { SiteStateLabel } from './SiteStateLabel.tsx';

type MapSite = NetworkMap['sites'][number];

export interface SitesListProps {
  address: ServicesAddress;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  isTagRemoved: boolean;
  onTagRemovedSeen: () => void;
}

/** The sites of the services that the filter finds; each leads to its services. */
export function SitesList({ address, facets, tags, isTagRemoved, onTagRemovedSeen }: SitesListProps) {
  const { formatMessage } = useIntl();
  const { view, hrefOf, correct, clearFilter } = address;
  const found = useSites(view.filter);
  const field = useRef<HTMLInputElement>(null);
  const sites = found.data?.sites ?? [];
  const pageCount = Math.ceil(sites.length / sitePageSize);

  const isBeyondEnd = !found.isLoading && found.data !== undefined && view.page > 0 && view.page >= pageCount;
  useEffect(() => {
    if (isBeyondEnd) correct({ page: Math.max(0, pageCount - 1) });
  });

  const columns = useMemo<TableColumn<MapSite>[]>(
    () => [
      {
        id: 'site',
        header: formatMessage({ id: 'services.field.site' }),
        cell: ({ siteName, address: street, city }) => (
          <>
            <CellLine>{siteName}</CellLine> <CellDetail>{[street, city].join(', ')}</CellDetail>
          </>
        ),
      },
      {
        id: 'number',
        header: formatMessage({ id: 'services.field.numericalSiteId' }),
        visibleFrom: 'large',
        cell: ({ numericalSiteId }) => numericalSiteId,
      },
      {
        id: 'services',
        header: formatMessage({ id: 'services.field.services' }),
        isNumeric: true,
        visibleFrom: 'small',
        cell: ({ services }) => services,
      },
      {
        id: 'state',
        header: formatMessage({ id: 'services.field.state' }),
        cell: ({ state }) => <SiteStateLabel state={state} />,
      },
    ],
    [formatMessage],
  );

  return (
    <Table
      label={formatMessage({ id: 'services.view.sites' })}
      columns={columns}
      rows={sites.slice(view.page * sitePageSize, (view.page + 1) * sitePageSize)}
      rowKey={({ siteId }) => siteId}
      rowHref={({ siteId }) => hrefOf({ view: 'list', page: 0, filter: { ...view.filter, sites: [siteId] } })}
      isLoading={found.isLoading || isBeyondEnd}
      toolbar={
        <ServicesToolbar
          address={address}
          facets={facets}
          tags={tags}
          found={found.data && sites.reduce((sum, { services }) => sum + services, 0)}
          isLoading={found.isValidating}
          isTagRemoved={isTagRemoved}
          onTagRemovedSeen={onTagRemovedSeen}
          fieldRef={field}
        />
      }
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
              field.current?.focus();
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
  );
}
