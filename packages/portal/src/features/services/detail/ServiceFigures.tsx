import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { BitRate, KeyFigure, KeyFigures, Money } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { useServicesRights } from '../servicesRights.ts';
import { ContractFigure } from './ContractFigure.tsx';
import { HealthFigure } from './HealthFigure.tsx';

/** How fast it is, for those who see prices what it costs, how long the contract runs, and whether it works. */
export function ServiceFigures({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { seesPrices } = useServicesRights();
  const { capacity, capacityBps, monthlyFee } = service;
  const isOver = hasEnded(service);
  // It has cost nothing.
  const hasFee = readServiceStatus(service.status) !== 'TERMINATED_BEFORE_DELIVERY';
  const unknown = <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>;
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'services.field.capacity' })}
        value={capacityBps === null ? (capacity ?? unknown) : <BitRate value={capacityBps} size="figure" />}
      />
      {seesPrices && hasFee && (
        <KeyFigure
          label={formatMessage({ id: isOver ? 'service.lastFee' : 'services.field.monthlyFee' })}
          {...(monthlyFee
            ? {
                value: <Money {...monthlyFee} currencyDisplay="none" />,
                unit: monthlyFee.currency,
                note: formatMessage({ id: 'service.excludingVat' }),
              }
            : { value: unknown })}
        />
      )}
      <ContractFigure service={service} />
      {!isOver && <HealthFigure service={service} />}
    </KeyFigures>
  );
}
