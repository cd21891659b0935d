import { disturbancePageSize, type OperationalStatus, type StatusGroup } from '@skerry/contracts';
import {
  CellLines,
  DateTime,
  EmptyState,
  Link,
  Pagination,
  SegmentedControl,
  Sheet,
  StatusLabel,
  Table,
  Text,
  type TableColumn,
} from '@skerry/ui';
import { IconBuilding, IconCircleDashed, IconClockExclamation } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { PhoneCell } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { readPage } from '../../../platform/list/listQuery.ts';
import { ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';
import { servicesPath, siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { useOperationalStatus } from '../operational-status.queries.ts';
import { StateLine } from './Now.styles.ts';
import { isStale } from './stateAge.ts';

const choices = ['problems', 'all'] as const;

/** The company's sites by product with the worst state of each, the worst first: those that do not work as they should, or all. */
export function SiteStates() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const isAll = query.get('sites') === 'all';
  const page = readPage(query);
  const { data, error, isValidating, mutate } = useOperationalStatus(page, isAll);
  const columns = useColumns();
  const hrefOf = (part: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(part))
      if (value === '') next.delete(name);
      else next.set(name, value);
    return `?${next.toString()}`;
  };
  const title = formatMessage({ id: 'operationalStatus.sites.title' });
  return (
    <Sheet
      title={title}
      padding="none"
      actions={
        <SegmentedControl
          label={formatMessage({ id: 'operationalStatus.sites.show' })}
          options={choices.map((value) => ({
            value,
            label: formatMessage({ id: `operationalStatus.sites.${value}` }),
          }))}
          value={isAll ? 'all' : 'problems'}
          onValueChange={(value) => setQuery(hrefOf({ sites: value === 'all' ? 'all' : '', page: '' }).slice(1))}
        />
      }
    >
      {data && <WorstState status={data} />}
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={data?.groups ?? []}
        rowKey={({ siteId, productGroup }) => `${siteId} ${productGroup}`}
        layout="fixed"
        lines={2}
        isLoading={data === undefined && error === undefined}
        expectedRows={5}
        {...(error !== undefined &&
          data === undefined && {
            error: (
              <FetchFailure
                title="operationalStatus.sites.error"
                error={error}
                isRetrying={isValidating}
                onRetry={() => void mutate()}
              />
            ),
          })}
        empty={
          <EmptyState
            icon={IconBuilding}
            title={formatMessage({ id: `operationalStatus.sites.empty.${isAll ? 'all' : 'problems'}` })}
          >
            {!isAll && (
              <Link href={hrefOf({ sites: 'all', page: '' })}>
                {formatMessage({ id: 'operationalStatus.sites.showAll' })}
              </Link>
            )}
          </EmptyState>
        }
        foot={
          <Pagination
            page={page + 1}
            pageCount={data?.totalPages ?? 0}
            hrefOf={(number) => hrefOf({ page: number === 1 ? '' : String(number - 1) })}
            summary={formatMessage({ id: 'operationalStatus.sites.perPage' }, { count: disturbancePageSize })}
          />
        }
      />
    </Sheet>
  );
}

/** How many services do not work as they should, and when that was last reported. Nothing is called working that nothing is known of. */
function WorstState({ status: { services, asOf } }: { status: OperationalStatus }) {
  const { ok, degraded, down, unknown } = services;
  const [now] = useState(() => new Date());
  const total = ok + degraded + down + unknown;
  const affected = degraded + down;
  if (total === 0) return null;
  return (
    <StateLine>
      {affected > 0 ? (
        <Text variant="bodyStrong">
          <FormattedMessage id="operationalStatus.sites.affected" values={{ affected, total }} />
        </Text>
      ) : isStale(asOf, now) || ok === 0 ? (
        <StatusLabel tone="neutral" icon={IconCircleDashed}>
          <FormattedMessage id="operationalStatus.sites.notKnown" />
        </StatusLabel>
      ) : (
        <ServiceHealth service={{ health: 'OK', status: 'IN_SERVICE' }} />
      )}
      {asOf !== null && (
        <Text variant="caption" tone="muted">
          <FormattedMessage
            id="operationalStatus.sites.asOf"
            values={{ moment: <DateTime key="moment" value={asOf} format="shortDateTime" tabIndex={0} /> }}
          />
        </Text>
      )}
    </StateLine>
  );
}

function useColumns(): readonly TableColumn<StatusGroup>[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const product = ({ productTranslations, productGroup }: StatusGroup) =>
      translatedName(productTranslations, language, productGroup);
    const services = (group: StatusGroup) => (
      <Link
        href={`${servicesPath}?${new URLSearchParams({ site: group.siteId, product: group.productGroup }).toString()}`}
      >
        {group.affectedServices > 0
          ? formatMessage(
              { id: 'operationalStatus.sites.services' },
              { affected: group.affectedServices, total: group.services },
            )
          : formatMessage({ id: 'operationalStatus.disturbance.services' }, { count: group.services })}
      </Link>
    );
    const columns: TableColumn<StatusGroup>[] = [
      {
        id: 'site',
        header: formatMessage({ id: 'operationalStatus.sites.site' }),
        cell: (group) => {
          const link = <Link href={siteHref(group.siteId)}>{group.siteName}</Link>;
          if (!isPhone) return <CellLines detail={group.city}>{link}</CellLines>;
          return (
            <PhoneCell>
              {link}
              <Text as="div" variant="caption" tone="muted">
                {product(group)}
              </Text>
            </PhoneCell>
          );
        },
      },
      {
        id: 'product',
        header: formatMessage({ id: 'operationalStatus.sites.product' }),
        visibleFrom: 'small',
        cell: product,
      },
      {
        id: 'state',
        header: formatMessage({ id: 'operationalStatus.sites.state' }),
        width: isPhone ? '9.5rem' : '16rem',
        cell: (group) => (
          <CellLines detail={isPhone ? services(group) : <StateAge group={group} now={now} />}>
            <GroupState group={group} now={now} />
          </CellLines>
        ),
      },
      {
        id: 'services',
        header: formatMessage({ id: 'operationalStatus.sites.servicesHead' }),
        visibleFrom: 'small',
        width: '8rem',
        cell: services,
      },
    ];
    return columns;
  }, [formatMessage, language, isPhone, now]);
}

/** By shape, word and colour. What worked when it was last heard of is not called working now. */
function GroupState({ group: { state, asOf }, now }: { group: StatusGroup; now: Date }) {
  const { formatMessage } = useIntl();
  const health = (['OK', 'DEGRADED', 'DOWN', 'UNKNOWN'] as const).find((each) => each === state) ?? 'UNKNOWN';
  if (health === 'OK' && isStale(asOf, now))
    return (
      <StatusLabel tone="neutral" icon={IconClockExclamation}>
        {formatMessage({ id: 'operationalStatus.sites.lastKnown' })}
      </StatusLabel>
    );
  return <ServiceHealth service={{ health, status: 'IN_SERVICE' }} />;
}

function StateAge({ group: { asOf, state }, now }: { group: StatusGroup; now: Date }) {
  if (asOf === null || (state === 'OK' && !isStale(asOf, now))) return null;
  return (
    <FormattedMessage
      id="operationalStatus.sites.asOf"
      values={{ moment: <DateTime key="moment" value={asOf} format="shortDateTime" /> }}
    />
  );
}
