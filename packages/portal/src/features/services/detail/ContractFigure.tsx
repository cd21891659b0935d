import { readServiceStatus, serviceStatusCode, type ServiceDetails } from '@skerry/contracts';
import { Inline, KeyFigure, Link, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { useServiceChanges } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { serviceChangeHref } from '../../../platform/services-section/service-changes.ts';
import { ContractEndMark } from '../components/ContractEndMark.tsx';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { daysLeft } from '../contractEnd.ts';
import { useEarliestLastDay } from './useEarliestLastDay.ts';

/** How long the contract runs, and what can be done before it ends; the last day of what has been given notice. */
export function ContractFigure({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { contractEndsOn, endsOn, status } = service;
  const label = formatMessage({ id: 'services.field.contractEnd' });
  const wasCancelled = readServiceStatus(status) === 'TERMINATED_BEFORE_DELIVERY';
  if (endsOn !== null)
    return (
      <KeyFigure
        label={formatMessage({ id: wasCancelled ? 'service.cancelledOn' : 'service.nowNext.lastDay' })}
        value={<Day value={endsOn} />}
        mark={<ContractEndMark endsOn={endsOn} />}
        {...(contractEndsOn !== null &&
          !hasEnded(service) && {
            note: <FormattedMessage id="service.contract.until" values={{ day: <Day value={contractEndsOn} /> }} />,
          })}
      />
    );
  if (contractEndsOn !== null)
    return (
      <KeyFigure
        label={contractEndsOn < today ? formatMessage({ id: 'service.contract.ended' }) : label}
        value={<Day value={contractEndsOn} />}
        mark={<ContractEndMark endsOn={contractEndsOn} />}
        note={<ThenAndBefore service={service} endsOn={contractEndsOn} />}
      />
    );
  return serviceStatusCode(status) === 'INSTALLATION_ONGOING' ? (
    <KeyFigure
      label={label}
      value={<Text tone="muted">{formatMessage({ id: 'service.contract.none' })}</Text>}
      note={formatMessage({ id: 'service.contract.fromDelivery' })}
    />
  ) : (
    <KeyFigure label={label} value={<Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>} />
  );
}

/** What becomes of the service when its contract ends, and where that is soon, what the reader can order instead. */
function ThenAndBefore({ service, endsOn }: { service: ServiceDetails; endsOn: string }) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { changes, endings } = useServiceChanges(service);
  const isSoon = daysLeft(endsOn, today) !== undefined;
  const mayEnd = endings.some(({ disabledReason }) => !disabledReason);
  const earliest = useEarliestLastDay(service.serviceId, isSoon && mayEnd);
  // What is only added to it does not lengthen the contract.
  const addOn = serviceChangeHref('addon', [service.serviceId]);
  const possible = isSoon
    ? [changes, endings].flatMap(
        (items) => items.find(({ disabledReason, href }) => !disabledReason && href !== addOn) ?? [],
      )
    : [];
  return (
    <>
      {formatMessage({ id: endsOn < today ? 'service.contract.runsOn' : 'service.contract.thenRunsOn' })}
      {earliest !== undefined && (
        <div>
          <FormattedMessage id="service.contract.earliest" values={{ day: <Day value={earliest} /> }} />
        </div>
      )}
      {possible.length > 0 && (
        <Inline gap={16} style={{ rowGap: 0 }}>
          {possible.map(
            ({ label, href }) =>
              href !== undefined && (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ),
          )}
        </Inline>
      )}
    </>
  );
}
