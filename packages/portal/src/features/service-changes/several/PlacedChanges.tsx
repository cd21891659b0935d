import { Button, FormActions, Heading, Link, Note, Stack, Text } from '@skerry/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
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
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const serviceIdOf = (orderServiceId: string | null) =>
    wanted.find(({ offers }) => offers.orderServiceId === orderServiceId)?.service.serviceId ?? orderServiceId;
  return (
    <NarrowSheet>
      <Stack>
        <Heading level={2} variant="section" ref={title} tabIndex={-1}>
          {formatMessage({ id: 'serviceChange.several.placed' }, { count: orders.length })}
        </Heading>
        <Stack as="ul" gap={4}>
          {orders.map(({ id, orderNumber, orderServiceId }) => (
            <li key={id}>
              <Link href={orderPath(id)}>{orderNumber}</Link> <Text tone="muted">{serviceIdOf(orderServiceId)}</Text>
            </li>
          ))}
        </Stack>
        {failed.length > 0 && (
          <Note tone="attention">
            <Stack gap={4}>
              <Text variant="bodyStrong">
                {formatMessage({ id: 'serviceChange.several.failed' }, { count: failed.length })}
              </Text>
              {failed.map(({ orderServiceId, code }) => (
                <Text as="p" key={orderServiceId}>
                  {[serviceIdOf(orderServiceId), formatMessage({ id: reasonText(code) })].join(' · ')}
                </Text>
              ))}
            </Stack>
          </Note>
        )}
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
