import { disturbancePageSize, type AffectedService, type Disturbance } from '@skerry/contracts';
import {
  Button,
  CellId,
  CellLines,
  DateTime,
  Link,
  Sheet,
  StatusLabel,
  Table,
  Text,
  type TableColumn,
} from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { servicesOfDisturbanceHref } from '../../../platform/services-section/services-section.paths.ts';
import { ImpactWord } from '../components/ImpactWord.tsx';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { impactLevel, isOver } from '../../../platform/disturbances/disturbanceWords.ts';
import { useAffectedServices } from '../disturbances.queries.ts';
import { TimeBar } from './DisturbanceParts.styles.ts';

/** Services that stand there before somebody asks for more. */
const first = 10;

/** The company's services that it touches, each with what happens to it and when: members of pairs first, then the worst. */
export function AffectedServices({ disturbance }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  const { affected, mine } = disturbance;
  const [showsAll, setShowsAll] = useState(false);
  const [page, setPage] = useState<number>();
  const more = useAffectedServices(disturbance.id, page);
  const columns = useColumns(disturbance);
  const total = mine?.services ?? affected.length;
  const rows =
    page !== undefined && more.data ? more.data.items : affected.slice(0, showsAll ? affected.length : first);
  const title = formatMessage({ id: 'disturbancePage.affected.title' });
  const listHref = servicesOfDisturbanceHref(disturbance.id, { isOver: isOver(disturbance.state) });
  const pages = Math.ceil(total / disturbancePageSize);
  return (
    <Sheet
      title={title}
      padding="none"
      actions={
        affected.length > 0 && (
          <Link variant="action" href={listHref}>
            {formatMessage({ id: 'disturbancePage.affected.list' })}
          </Link>
        )
      }
    >
      {more.error !== undefined && (
        <FetchFailure
          title="disturbancePage.affected.error"
          error={more.error}
          isRetrying={more.isValidating}
          onRetry={() => void more.mutate()}
        />
      )}
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={rows}
        rowKey={({ serviceId }) => serviceId}
        layout="fixed"
        lines={2}
        foot={
          <>
            {page === undefined && affected.length > rows.length && (
              <Button variant="ghost" size="small" onClick={() => setShowsAll(true)}>
                {formatMessage({ id: 'disturbancePage.affected.more' }, { count: affected.length })}
              </Button>
            )}
            {showsAll && total > affected.length && page === undefined && (
              <Button
                variant="ghost"
                size="small"
                onClick={() => setPage(Math.floor(affected.length / disturbancePageSize))}
              >
                {formatMessage({ id: 'disturbancePage.affected.all' }, { count: total })}
              </Button>
            )}
            {page !== undefined && (
              <>
                <Button variant="ghost" size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
                  {formatMessage({ id: 'disturbancePage.affected.previous' })}
                </Button>
                <Button variant="ghost" size="small" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
                  {formatMessage({ id: 'disturbancePage.affected.next' })}
                </Button>
              </>
            )}
          </>
        }
      />
    </Sheet>
  );
}

function useColumns({ startsAt, endsAt, type, risks }: Disturbance): readonly TableColumn<AffectedService>[] {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  return useMemo(() => {
    const inRisk = new Set(risks.flatMap(({ members }) => members.map(({ serviceId }) => serviceId)));
    const own = ({ startsAt: from, endsAt: to }: AffectedService) =>
      from !== null && to !== null ? <WorkWindow start={from} end={to} isTimeOnly /> : undefined;
    const minutes = (service: AffectedService) =>
      service.minutes === null || service.minutes === 0
        ? own(service)
        : formatMessage({ id: 'disturbance.upTo' }, { count: service.minutes });
    const pair = ({ serviceId, pair: name }: AffectedService) =>
      name !== null &&
      (inRisk.has(serviceId) ? (
        <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
          {name}
        </StatusLabel>
      ) : (
        <Text tone="muted">{name}</Text>
      ));
    const columns: TableColumn<AffectedService>[] = [
      {
        id: 'service',
        header: formatMessage({ id: 'disturbancePage.affected.service' }),
        cell: (service) => (
          <CellLines
            detail={
              <>
                <CellId>{service.serviceId}</CellId> {isPhone ? service.siteName : pair(service)}
              </>
            }
          >
            <Link href={serviceHref(service.serviceId)}>{service.serviceName}</Link>
          </CellLines>
        ),
      },
      {
        id: 'site',
        header: formatMessage({ id: 'disturbancePage.affected.site' }),
        visibleFrom: 'small',
        cell: ({ siteName, city }) => <CellLines detail={city}>{siteName}</CellLines>,
      },
      {
        id: 'impact',
        header: formatMessage({ id: 'disturbance.field.impact' }),
        width: '11rem',
        cell: (service) =>
          service.restoredAt === null ? (
            <CellLines detail={minutes(service)}>
              <ImpactWord impact={service.impact} />
            </CellLines>
          ) : (
            <CellLines detail={<DateTime value={service.restoredAt} format="shortDateTime" />}>
              <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
                {formatMessage({ id: 'disturbancePage.affected.restored' })}
              </StatusLabel>
            </CellLines>
          ),
      },
    ];
    if (type === 'PLANNED_WORK' && endsAt !== null)
      columns.push({
        id: 'time',
        header: formatMessage({ id: 'disturbancePage.affected.time' }),
        visibleFrom: 'extraLarge',
        width: '14rem',
        cell: (service) => (
          <ServiceTime service={service} window={{ startsAt, endsAt }} isBoth={inRisk.has(service.serviceId)} />
        ),
      });
    return columns;
  }, [formatMessage, isPhone, startsAt, endsAt, type, risks]);
}

interface ServiceTimeProps {
  service: AffectedService;
  window: { startsAt: string; endsAt: string };
  isBoth: boolean;
}

/** A service's own time in the window of the work, in words and as a bar. */
function ServiceTime({ service, window, isBoth }: ServiceTimeProps) {
  const start = service.startsAt ?? window.startsAt;
  const end = service.endsAt ?? window.endsAt;
  const from = Date.parse(window.startsAt);
  const length = Math.max(1, Date.parse(window.endsAt) - from);
  const percent = (moment: string) => Math.min(100, Math.max(0, ((Date.parse(moment) - from) / length) * 100));
  const left = percent(start);
  return (
    <CellLines
      detail={
        <TimeBar aria-hidden>
          <span
            data-level={impactLevel(service.impact)}
            data-is-both={isBoth || undefined}
            style={{ insetInlineStart: `${left}%`, width: `${percent(end) - left}%` }}
          />
        </TimeBar>
      }
    >
      {service.startsAt === null ? (
        <Text tone="muted">
          <FormattedMessage id="disturbancePage.affected.someTime" />
        </Text>
      ) : (
        <WorkWindow start={start} end={end} isTimeOnly />
      )}
    </CellLines>
  );
}
