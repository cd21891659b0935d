import { readServiceStatus, type Service } from '@skerry/contracts';
import { BitRate, KeyFigure, KeyFigures, Money, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { DetailTrack } from '../../../platform/detail/DetailTrack.styles.ts';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import { AgreementFigure } from '../../../platform/orders/AgreementFigure.tsx';
import { DeliveryFigure } from '../../../platform/orders/DeliveryFigure.tsx';
import { OrderTrack } from '../../../platform/orders/OrderTrack.tsx';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { useServicesRights } from '../servicesRights.ts';
import { ContractFigure } from './ContractFigure.tsx';
import { HealthFigure } from './HealthFigure.tsx';
import { useDelivery } from './useDelivery.ts';

/** How fast it is, for those who see prices what it costs, how long the contract runs, and whether it works; before that, how its delivery goes. */
export function ServiceFigures({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const delivery = useDelivery(service);
  const isPhone = !useIsAtLeast('small');
  if (delivery?.order)
    return (
      <>
        <OrderTrack order={delivery.order} />
        <KeyFigures>
          <DeliveryFigure order={delivery.order} />
          <BoughtFigures service={service} />
          <AgreementFigure order={delivery.order} />
        </KeyFigures>
      </>
    );
  if (delivery?.isLoading === true)
    return (
      <>
        <DetailTrack aria-busy>
          <SkeletonLines count={3} />
        </DetailTrack>
        <KeyFigures>
          <KeyFigure label={formatMessage({ id: 'order.delivery.title' })} value="" isLoading />
          <BoughtFigures service={service} />
          <KeyFigure label={formatMessage({ id: 'order.agreement' })} value="" isLoading />
        </KeyFigures>
      </>
    );
  const health = !delivery && !hasEnded(service) && <HealthFigure service={service} />;
  // On phones there are two in a row: whether it works stands in the first.
  return isPhone ? (
    <KeyFigures>
      <CapacityFigure service={service} />
      {health}
      <ContractFigure service={service} />
      <FeeFigure service={service} />
    </KeyFigures>
  ) : (
    <KeyFigures>
      <BoughtFigures service={service} />
      <ContractFigure service={service} />
      {health}
    </KeyFigures>
  );
}

function BoughtFigures({ service }: { service: Service }) {
  return (
    <>
      <CapacityFigure service={service} />
      <FeeFigure service={service} />
    </>
  );
}

function CapacityFigure({ service: { capacity, capacityBps } }: { service: Service }) {
  const { formatMessage } = useIntl();
  const unknown = <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>;
  return (
    <KeyFigure
      label={formatMessage({ id: 'services.field.capacity' })}
      value={capacityBps === null ? (capacity ?? unknown) : <BitRate value={capacityBps} size="figure" />}
    />
  );
}

function FeeFigure({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const { seesPrices } = useServicesRights();
  const { monthlyFee } = service;
  const isOver = hasEnded(service);
  // It has cost nothing.
  const hasFee = readServiceStatus(service.status) !== 'TERMINATED_BEFORE_DELIVERY';
  if (!seesPrices || !hasFee) return null;
  return (
    <KeyFigure
      label={formatMessage({ id: isOver ? 'service.lastFee' : 'services.field.monthlyFee' })}
      {...(monthlyFee
        ? {
            value: <Money {...monthlyFee} currencyDisplay="none" />,
            unit: monthlyFee.currency,
            note: formatMessage({ id: 'service.excludingVat' }),
          }
        : { value: <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text> })}
    />
  );
}
