import { sitePageSize, type NetworkMap } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { Button, CellLines, EmptyState, OnRowHover, Text, token, type TableColumn } from '@skerry/ui';
import { IconChevronDown, IconChevronUp, IconMapPin } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Amount } from '../../../platform/format/Amount.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { List, type ListAnswer, type PhoneRow } from '../../../platform/list/List.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { EndDay } from '../components/EndDay.tsx';
import { MissingParts, retryParts } from '../components/MissingParts.tsx';
import { useEndedMatches } from '../list/useEndedMatches.ts';
import { useServiceFilters } from '../list/useServiceFilters.tsx';
import { sitesFound, useSites } from '../services.queries.ts';
import { ServicesActionEntries } from '../ServicesActions.tsx';
import type { ServicesListProps } from '../servicesListProps.ts';
import { useServicesRights } from '../servicesRights.ts';
import { servicesFormat } from '../useServicesView.ts';
import { readSiteSort, sortSites, usualSiteSort, type SiteSort } from './siteOrder.ts';
import { ServicesOfSite } from './ServicesOfSite.tsx';
import { siteColumnWidths } from './siteColumnWidths.ts';
import { SiteReason } from './SiteStateLabel.tsx';
import { TooManySites } from './TooManySites.tsx';
import { useSitesSelection } from './useSitesSelection.tsx';

type MapSite = NetworkMap['sites'][number];

/* Its arrow ends where the head of the column does. */
const AtEnd = styled.span`
  display: inline-block;
  margin-inline-end: calc(-1 * ${token.control.paddingX.compact});
`;

/** The sites of the services that the filter finds; each leads to its page, and shows its first services in its place. */
export function SitesList(props: ServicesListProps) {
  const { address, facets, tags, isTagRemoved, onTagRemovedSeen, actions, parts } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { view, change } = address;
  const found = useSites(view.filter);
  const sites = useMemo(
    () => sortSites(sitesFound(found.data), view.siteSort, language),
    [found.data, view.siteSort, language],
  );
  const pageCount = Math.ceil(sites.length / sitePageSize);

  const filters = useServiceFilters({
    filter: view.filter,
    facets,
    tags,
    onChange: (part) => change({ filter: { ...view.filter, ...part } }),
    isTagRemoved,
    onTagRemovedSeen,
  });

  const hasRoom = useIsAtLeast('small');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const detailsId = useId();
  const showsAddress = useIsAtLeast('medium');
  const { seesPrices } = useServicesRights();
  const unknown = useMemo(
    () => (
      <OnRowHover>
        <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>
      </OnRowHover>
    ),
    [formatMessage],
  );

  const columns = useMemo<TableColumn<MapSite>[]>(
    () => [
      {
        id: 'site',
        header: formatMessage({ id: 'services.field.site' }),
        isSortable: true,
        // What tells sites apart, where there is no room for the address.
        cell: ({ siteName, numericalSiteId, city }) => (
          <CellLines detail={showsAddress ? numericalSiteId : city} isId={showsAddress}>
            {siteName}
          </CellLines>
        ),
      },
      {
        id: 'city',
        header: formatMessage({ id: 'services.field.address' }),
        isSortable: true,
        visibleFrom: 'medium',
        cell: ({ address: street, city }) => <CellLines detail={city}>{street}</CellLines>,
      },
      {
        id: 'services',
        header: formatMessage({ id: 'services.field.services' }),
        width: siteColumnWidths.services,
        isSortable: true,
        isNumeric: true,
        cell: ({ siteId, siteName, services }) => {
          const isOpen = opened.has(siteId);
          return (
            <AtEnd>
              <Button
                variant="ghost"
                size="small"
                icon={isOpen ? IconChevronUp : IconChevronDown}
                iconPosition="end"
                aria-label={formatMessage({ id: 'services.site.servicesOf' }, { count: services, name: siteName })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${detailsId}${siteId}` : undefined}
                onClick={() =>
                  setOpened(
                    (before) => new Set(isOpen ? [...before].filter((id) => id !== siteId) : [...before, siteId]),
                  )
                }
              >
                {formatNumber(language, services)}
              </Button>
            </AtEnd>
          );
        },
      },
      {
        id: 'state',
        header: formatMessage({ id: 'services.field.state' }),
        width: siteColumnWidths.state,
        isSortable: true,
        cell: (site) => (
          <CellLines {...(site.affectedServiceNames?.length && { detail: site.affectedServiceNames.join(', ') })}>
            <SiteReason site={site} />
          </CellLines>
        ),
      },
      {
        id: 'nextEnd',
        header: formatMessage({ id: 'services.field.nextEnd' }),
        width: siteColumnWidths.nextEnd,
        isSortable: true,
        visibleFrom: 'large',
        cell: ({ nextEndOn }) => (nextEndOn ? <EndDay value={nextEndOn} /> : unknown),
      },
      ...(seesPrices
        ? [
            {
              id: 'monthlyFee',
              header: formatMessage({ id: 'services.field.monthlyFee' }),
              width: siteColumnWidths.monthlyFee,
              isSortable: true,
              isNumeric: true,
              visibleFrom: 'extraLarge' as const,
              cell: ({ monthlyFee }: MapSite) => (monthlyFee ? <Amount value={monthlyFee} /> : unknown),
            },
          ]
        : []),
    ],
    [formatMessage, language, opened, detailsId, showsAddress, seesPrices, unknown],
  );
  const phone = useMemo<PhoneRow<MapSite>>(
    () => ({
      shows: ['site', 'city', 'services', 'state'],
      title: ({ siteName }) => siteName,
      // The state may be long, and the name is what tells sites apart: each has a line.
      detail: ({ city }) => city,
      end: ({ services }) => <Text tone="muted">{formatMessage({ id: 'services.found' }, { count: services })}</Text>,
      endDetail: (site) => <SiteReason site={site} />,
    }),
    [formatMessage],
  );

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => sites.slice(view.page * sitePageSize, (view.page + 1) * sitePageSize), [sites, view.page]);
  const { selection, isTooMany, dialogs } = useSitesSelection({
    address,
    tags,
    sites,
    rows,
    selected,
    onSelectedChange: setSelected,
    roomFrom: 1280,
  });
  const answer: ListAnswer<MapSite> | undefined = found.data && {
    items: rows,
    totalPages: pageCount,
    currentPage: view.page,
  };
  const noMatchElsewhere = useEndedMatches(address, found.data !== undefined && sites.length === 0, 'site');
  const services = found.data && sites.reduce((sum, site) => sum + site.services, 0);
  return (
    <>
      <List
        id="sites"
        label={formatMessage({ id: 'services.view.sites' })}
        address={address}
        query={{
          ...found,
          data: answer,
          mutate: () => {
            void found.mutate();
            retryParts(parts);
          },
        }}
        rowKey={({ siteId }) => siteId}
        selection={selection}
        notice={isTooMany && <TooManySites />}
        rowHref={({ siteId }) => siteHref(siteId)}
        rowDetails={({ siteId }) =>
          opened.has(siteId) ? (
            <div id={`${detailsId}${siteId}`}>
              <ServicesOfSite siteId={siteId} address={address} isInTable />
            </div>
          ) : undefined
        }
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'services.filter.text' }),
          placeholder: formatMessage({ id: 'services.filter.textShortSites' }),
        }}
        filters={filters}
        strip={found.error === undefined && <MissingParts parts={parts} />}
        sort={readSiteSort(view.siteSort)}
        onSortChange={({ columnId, direction }) =>
          change({ siteSort: `${direction === 'descending' ? '-' : ''}${columnId}` as SiteSort })
        }
        {...(hasRoom && view.siteSort === usualSiteSort && { sortHint: formatMessage({ id: 'services.sort.health' }) })}
        count={
          services === undefined
            ? undefined
            : formatMessage({ id: 'services.sites.count' }, { sites: sites.length, services })
        }
        found={found.data && sites.length}
        savedViews={savedViewsOf('services', servicesFormat, address, { keepsColumns: false })}
        viewItems={(close) => !hasRoom && <ServicesActionEntries actions={actions} close={close} />}
        perPage={formatMessage({ id: 'services.sites.perPage' }, { count: sitePageSize })}
        expectedRows={sitePageSize}
        errorTitle="services.sites.error"
        noMatchTitle={formatMessage({ id: 'services.sites.noMatch' })}
        noMatchElsewhere={noMatchElsewhere}
        isEmpty={facets?.services === 0}
        empty={
          <EmptyState icon={IconMapPin} title={formatMessage({ id: 'services.sites.empty' })}>
            {formatMessage({ id: 'services.empty.body' })}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}
