import { Button, FormActions, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { PlacedLines } from '../../../platform/orders/PlacedLines.tsx';
import { reasonText } from '../../../platform/services-section/service-change-reasons.ts';
import { ordersPath, servicesPath } from '../../../platform/services-section/services-section.paths.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import type { WantedService } from '../changeTarget.ts';
import type { PlacedOrders } from '../service-changes.mutations.ts';
import { NarrowSheet } from './PlacedChanges.styles.ts';

export interface PlacedChangesProps {
  placed: PlacedOrders;
  wanted: readonly WantedService[];
}

/** What became of a change of several services: their orders, and what was not ordered. */
export function PlacedChanges({ placed: { orders, failed }, wanted }: PlacedChangesProps) {
  const { formatMessage } = useIntl();
  const serviceIdOf = (orderServiceId: string | null) =>
    wanted.find(({ offers }) => offers.orderServiceId === orderServiceId)?.service.serviceId ?? orderServiceId;
  return (
    <NarrowSheet>
      <Stack>
        <PlacedLines
          title={formatMessage({ id: 'serviceChange.several.placed' }, { count: orders.length })}
          orders={orders.map(({ id, orderNumber, orderServiceId }) => ({
            id,
            href: orderPath(id),
            label: orderNumber,
            about: serviceIdOf(orderServiceId),
          }))}
          failedTitle={formatMessage({ id: 'serviceChange.several.failed' }, { count: failed.length })}
          failed={failed.map(({ orderServiceId, code }) => ({
            id: orderServiceId,
            about: serviceIdOf(orderServiceId),
            reason: formatMessage({ id: reasonText(code) }),
          }))}
        />
        <FormActions>
          <Button variant="ghost" href={servicesPath}>
            {formatMessage({ id: 'serviceChange.gone.back' })}
          </Button>
          <Button variant="primary" href={ordersPath}>
            {formatMessage({ id: 'serviceChange.several.toOrders' })}
          </Button>
        </FormActions>
      </Stack>
    </NarrowSheet>
  );
}
