import { serviceStatusCode, type ServiceDetails } from '@skerry/contracts';
import { BitRate, KeyFigure, KeyFigures, Money, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { ContractEndMark } from '../components/ContractEndMark.tsx';
import { ServiceHealth } from '../list/useServiceTableColumns.tsx';
import { useServicesRights } from '../servicesRights.ts';

/** How fast it is, for those who see prices what it costs, how long the contract runs, and whether it works. */
export function ServiceFigures({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { seesPrices } = useServicesRights();
  const { capacity, capacityBps, monthlyFee, contractEndsOn, status, health } = service;
  const unknown = formatMessage({ id: 'services.value.none' });
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'services.field.capacity' })}
        value={capacityBps === null ? (capacity ?? unknown) : <BitRate value={capacityBps} />}
      />
      {seesPrices && (
        <KeyFigure
          label={formatMessage({ id: 'services.field.monthlyFee' })}
          {...(monthlyFee
            ? {
                value: <Money {...monthlyFee} currencyDisplay="none" />,
                unit: monthlyFee.currency,
                note: formatMessage({ id: 'service.excludingVat' }),
              }
            : { value: unknown })}
        />
      )}
      <KeyFigure
        label={formatMessage({ id: 'services.field.contractEnd' })}
        {...(contractEndsOn === null
          ? { value: unknown }
          : { value: <Day value={contractEndsOn} />, note: <ContractEndMark endsOn={contractEndsOn} /> })}
      />
      <KeyFigure
        label={formatMessage({ id: 'services.field.health' })}
        value={
          serviceStatusCode(status) === 'INSTALLATION_ONGOING' ? (
            <Text tone="muted">{formatMessage({ id: 'services.health.notDelivered' })}</Text>
          ) : (
            <ServiceHealth health={health} />
          )
        }
      />
    </KeyFigures>
  );
}
