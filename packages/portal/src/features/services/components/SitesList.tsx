import { sitePageSize, type NetworkMap, type ServiceFacets, type ServiceTag } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { Button, EmptyState, NoMatchState, Pagination, Table, type TableColumn } from '@skerry/ui';
import { IconChevronDown, IconChevronUp, IconMapPin } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { isFiltered } from '../servicesFilter.ts';
import { useSites } from '../services.queries.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { ServicesOfSite } from './ServicesOfSite.tsx';
import { ServicesToolbar } from './ServicesToolbar.tsx';
import { SiteStateLabel } from './SiteStateLabel.tsx';
import { WithoutColumn } from './WithoutColumn.ts';

type MapSite = NetworkMap['sites'][number];

export interface SitesListProps {
  address: ServicesAddress;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  isTagRemoved: boolean;
  onTagRemovedSeen: () => void;
}

/** The sites of the services that the filter finds; each leads to its services, and shows the first of them in its place. */
export function SitesList({ address, facets, tags, isTagRemoved, onTagRemovedSeen }: SitesListProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { view, hrefOf, correct, clearFilter } = address;
  const found = useSites(view.filter);
  const field = useRef<HTMLInputElement>(null);
  const sites = found.data?.sites ?? [];
  const pageCount = Math.ceil(sites.length / sitePageSize);

  const isBeyondEnd = !found.isLoading && found.data !== undefined && view.page > 0 && view.page >= pageCount;
  useEffect(() => {
    if (isBeyondEnd) correct({ page: Math.max(0, pageCount - 1) });
  });

  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const detailsId = useId();

  const columns = useMemo<TableColumn<MapSite>[]>(
    () => [
      {
        id: 'site',
        header: formatMessage({ id: 'services.field.site' }),
        cell: ({ siteName, address: street, city, state }) => (
          <>
            <CellLine>{siteName}</CellLine> <CellDetail>{[street, city].join(', ')}</CellDetail>{' '}
            <WithoutColumn>
              <SiteStateLabel state={state} />
            </WithoutColumn>
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
        cell: ({ siteId, siteName, services }) => {
          const isOpen = opened.has(siteId);
          return (
            <Button
              variant="ghost"
              size="small"
              icon={isOpen ? IconChevronUp : IconChevronDown}
              iconPosition="end"
              aria-label={formatMessage({ id: 'services.site.servicesOf' }, { count: services, name: siteName })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${detailsId}${siteId}` : undefined}
              onClick={() =>
                setOpened((before) => new Set(isOpen ? [...before].filter((id) => id !== siteId) : [...before, siteId]))
              }
            >
              {formatNumber(language, services)}
            </Button>
          );
        },
      },
      {
        id: 'state',
        header: formatMessage({ id: 'services.field.state' }),
        visibleFrom: 'small',
        cell: ({ state }) => <SiteStateLabel state={state} />,
      },
    ],
    [formatMessage, language, opened, detailsId],
  );

  return (
    <Table
      label={formatMessage({ id: 'services.view.sites' })}
      columns={columns}
      rows={sites.slice(view.page * sitePageSize, (view.page + 1) * sitePageSize)}
      rowKey={({ siteId }) => siteId}
      rowHref={({ siteId }) => hrefOf({ view: 'list', page: 0, filter: { ...view.filter, sites: [siteId] } })}
      rowDetails={({ siteId }) =>
        opened.has(siteId) ? (
          <div id={`${detailsId}${siteId}`}>
            <ServicesOfSite siteId={siteId} address={address} />
          </div>
        ) : undefined
      }
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
