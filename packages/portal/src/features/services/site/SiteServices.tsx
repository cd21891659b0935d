import type { Service, Site } from '@skerry/contracts';
import { EmptyState, Inline, Link, SearchField, Sheet, Table } from '@skerry/ui';
import { IconServer } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import { useServicesOfSite } from '../services.queries.ts';
import { useServicesRights } from '../servicesRights.ts';
import { servicesPath } from '../services.paths.ts';
import { lastDayOf, oneCurrencyOf } from './siteTotals.ts';
import { useSiteServiceColumns } from './useSiteServiceColumns.tsx';

/** As many are seen at a glance. */
const few = 5;

/** What the company has at a site: what does not work at the top, then the contract that ends first. */
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
  const [text, setText] = useState('');
  const found = data?.items.filter((service) => isFoundBy(text, service)) ?? [];
  // Known before the services are there: what stands beside it must not move under the pointer.
  const hasSearch = !isPhone && (data?.items.length ?? activeServices) > few;
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
        <Inline gap={16}>
          <Link variant="action" href={listHref}>
            {formatMessage({ id: 'site.services.every' })}
          </Link>
          {hasSearch && (
            <SearchField
              size="small"
              label={formatMessage({ id: 'site.services.search' })}
              isLabelHidden
              placeholder={formatMessage({ id: 'site.services.search' })}
              value={text}
              onValueChange={setText}
            />
          )}
        </Inline>
      }
    >
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={found.toSorted((one, other) => faultOf(one) - faultOf(other) || byLastDay(one, other))}
        {...(!isPhone && !found.some(hasFault) && { sortedBy: { columnId: 'contractEnd', direction: 'ascending' } })}
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
        empty={
          <EmptyState
            icon={IconServer}
            title={
              text === ''
                ? formatMessage({ id: 'site.services.none' })
                : formatMessage({ id: 'site.services.noMatch' }, { text: text.trim() })
            }
          />
        }
      />
    </Sheet>
  );
}

/** Where its name, id or a tag has the text. */
function isFoundBy(text: string, { serviceName, serviceId, tags }: Service): boolean {
  const wanted = text.trim().toLocaleLowerCase();
  return [serviceName, serviceId, ...tags.map(({ name }) => name)].some((word) =>
    word.toLocaleLowerCase().includes(wanted),
  );
}

/** The worse, the less. */
function faultOf(service: Service): number {
  if (!hasFault(service)) return 2;
  return service.health === 'DOWN' ? 0 : 1;
}

/** Those that no last day is known of come last. */
function byLastDay(one: Service, other: Service): number {
  const [day, otherDay] = [lastDayOf(one) ?? '9999', lastDayOf(other) ?? '9999'];
  return day === otherDay ? 0 : day < otherDay ? -1 : 1;
}
