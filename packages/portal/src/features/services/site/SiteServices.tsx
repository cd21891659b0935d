import type { Service, Site } from '@skerry/contracts';
import { EmptyState, Link, Sheet, Table } from '@skerry/ui';
import { IconServer } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { useServicesOfSite } from '../services.queries.ts';
import { useServicesRights } from '../servicesRights.ts';
import { servicesPath } from '../services.paths.ts';
import { lastDayOf, oneCurrencyOf } from './siteTotals.ts';
import { useSiteServiceColumns } from './useSiteServiceColumns.tsx';

/** What the company has at a site, the contract that ends first at the top. */
export function SiteServices({ site: { siteId, services, activeServices } }: { site: Site }) {
  const { formatMessage } = useIntl();
  const { seesPrices } = useServicesRights();
  const isPhone = !useIsAtLeast('small');
  const hasSide = useIsAtLeast('large');
  const isWide = useIsAtLeast('extraLarge');
  const { data, error, isValidating, mutate: refetch } = useServicesOfSite(siteId);
  const columns = useSiteServiceColumns({
    isPhone,
    isNarrow: hasSide && !isWide,
    seesPrices,
    currency: data && oneCurrencyOf(data.items),
  });
  const title = formatMessage({ id: 'site.services.title' });
  const listHref = `${servicesPath}?${new URLSearchParams({
    site: siteId,
    // Those that have ended are counted, and are in the list alone.
    ...(services > activeServices && { status: 'all' }),
  }).toString()}`;
  return (
    <Sheet
      title={title}
      padding="none"
      actions={
        <Link variant="action" href={listHref}>
          {formatMessage({ id: 'service.orders.all' }, { count: services })}
        </Link>
      }
    >
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={data?.items.toSorted(byLastDay) ?? []}
        {...(isWide && { sortedBy: { columnId: 'contractEnd', direction: 'ascending' } })}
        rowKey={({ serviceId }) => serviceId}
        rowHref={({ serviceId }) => serviceHref(serviceId)}
        lines={2}
        layout="fixed"
        isHeadHidden={isPhone}
        isLoading={isValidating}
        expectedRows={4}
        error={
          error !== undefined && data === undefined ? (
            <FetchFailure
              title="services.site.error"
              error={error}
              isRetrying={isValidating}
              onRetry={() => void refetch()}
            />
          ) : undefined
        }
        empty={<EmptyState icon={IconServer} title={formatMessage({ id: 'site.services.none' })} />}
      />
    </Sheet>
  );
}

/** Those that no last day is known of come last. */
function byLastDay(one: Service, other: Service): number {
  const [day, otherDay] = [lastDayOf(one) ?? '9999', lastDayOf(other) ?? '9999'];
  return day === otherDay ? 0 : day < otherDay ? -1 : 1;
}
