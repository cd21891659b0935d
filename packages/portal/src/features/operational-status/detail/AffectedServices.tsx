import { disturbancePageSize, localZone, type AffectedService, type Disturbance } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
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
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { PhoneCell } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { servicesOfDisturbanceHref } from '../../../platform/services-section/services-section.paths.ts';
import { ImpactWord } from '../components/ImpactWord.tsx';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { impactLevel, isOver, upToText } from '../../../platform/disturbances/disturbanceWords.ts';
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
  const intl = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  return useMemo(() => {
    const { formatMessage } = intl;
    const hour = (moment: string) => formatDate(language, new Date(moment), 'time', localZone);
    const inRisk = new Set(risks.flatMap(({ members }) => members.map(({ serviceId }) => serviceId)));
    const own = ({ startsAt: from, endsAt: to }: AffectedService) =>
      from !== null && to !== null ? <WorkWindow start={from} end={to} isTimeOnly /> : undefined;
    const minutes = (service: AffectedService) =>
      service.minutes === null || service.minutes === 0 ? own(service) : upToText(intl, language, service.minutes);
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
        cell: (service) => {
          const link = <Link href={serviceHref(service.serviceId)}>{service.serviceName}</Link>;
          if (isPhone)
            return (
              <PhoneCell>
                {link}
                <Text as="div" variant="caption" tone="muted">
                  <CellId>{service.serviceId}</CellId> {service.siteName}
                </Text>
                {pair(service)}
              </PhoneCell>
            );
          return (
            <CellLines
              detail={
                <>
                  <CellId>{service.serviceId}</CellId> {pair(service)}
                </>
              }
            >
              {link}
            </CellLines>
          );
        },
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
        width: isPhone ? '8.5rem' : '11rem',
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
        header: formatMessage({ id: 'disturbancePage.affected.timeIn' }, { from: hour(startsAt), to: hour(endsAt) }),
        visibleFrom: 'extraLarge',
        width: '14rem',
        cell: (service) => (
          <ServiceTime service={service} window={{ startsAt, endsAt }} both={bothDown(risks, service.serviceId)} />
        ),
      });
    return columns;
  }, [intl, language, isPhone, startsAt, endsAt, type, risks]);
}

/** When both members of a pair are down at once, where a service is one of them. */
function bothDown(risks: Disturbance['risks'], serviceId: string) {
  const risk = risks.find(({ members }) => members.some((member) => member.serviceId === serviceId));
  if (!risk || risk.overlapStartsAt === null || risk.overlapEndsAt === null) return undefined;
  return { startsAt: risk.overlapStartsAt, endsAt: risk.overlapEndsAt };
}

interface ServiceTimeProps {
  service: AffectedService;
  window: { startsAt: string; endsAt: string };
  /** When another member of its pair is down, too. */
  both: { startsAt: string; endsAt: string } | undefined;
}

/** A service's own time in the window of the work, in words and as a bar. */
function ServiceTime({ service, window, both }: ServiceTimeProps) {
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
            style={{ insetInlineStart: `${left}%`, width: `${percent(end) - left}%` }}
          />
          {both && (
            <span
              data-is-both=""
              style={{
                insetInlineStart: `${percent(both.startsAt)}%`,
                width: `${percent(both.endsAt) - percent(both.startsAt)}%`,
              }}
            />
          )}
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
