import { readServiceStatus, serviceStatusCode, type Service } from '@skerry/contracts';
import { KeyFigure, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { ContractEndMark } from '../components/ContractEndMark.tsx';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';

/** How long the contract runs; the last day of what has been given notice. */
export function ContractFigure({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const isPhone = !useIsAtLeast('small');
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
        // On phones it takes three lines, and stands below under what comes next.
        {...(!isPhone && {
          note: formatMessage({
            id: contractEndsOn < today ? 'service.contract.runsOn' : 'service.contract.thenRunsOn',
          }),
        })}
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
