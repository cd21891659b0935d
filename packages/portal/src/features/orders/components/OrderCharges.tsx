import type { Order } from '@skerry/contracts';
import { DateTime, Inline, Money, Sheet, Stack, StatusLabel, Text, type StatusTone } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleMinus, IconCircleX, IconFlag3Filled, type Icon } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chargeDialog } from '../orderDialogs.ts';
import { comma } from '../comma.ts';
import { OrderDialogButton, type OrderSectionProps } from './OrderDialogButton.tsx';
import { Part, Parts } from './OrderParts.styles.ts';

type Charge = Order['charges'][number];

const looks: Readonly<Record<Charge['state'], { tone: StatusTone; icon: Icon }>> = {
  OPEN: { tone: 'attention', icon: IconFlag3Filled },
  ACCEPTED: { tone: 'positive', icon: IconCircleCheckFilled },
  DECLINED: { tone: 'neutral', icon: IconCircleX },
  DECIDED_BY_PROVIDER: { tone: 'neutral', icon: IconCircleMinus },
};

/** What a delivery costs more than was ordered, and who has agreed to it. */
export function OrderCharges({ order, onOutdated }: OrderSectionProps) {
  const { formatMessage } = useIntl();
  if (order.charges.length === 0) return null;
  return (
    <Sheet title={formatMessage({ id: 'order.charges.title' })} padding="none">
      <Parts>
        {order.charges.map((charge) => (
          <Part key={charge.id}>
            <Stack gap={8}>
              <Text variant="bodyStrong">
                {charge.description}
                {charge.price && (
                  <>
                    {comma}
                    <Money {...charge.price} />
                  </>
                )}
              </Text>
              <StatusLabel {...looks[charge.state]}>
                {formatMessage({ id: `order.charge.state.${charge.state}` })}
              </StatusLabel>
              <ChargeNote charge={charge} />
              {charge.state === 'OPEN' && order.actions.includes('charge') && (
                <Inline gap={8}>
                  <OrderDialogButton
                    order={order}
                    onOutdated={onOutdated}
                    part={chargeDialog}
                    extra={{ charge, isAccepted: true }}
                    label="order.charge.accept"
                    variant="primary"
                    size="small"
                  />
                  <OrderDialogButton
                    order={order}
                    onOutdated={onOutdated}
                    part={chargeDialog}
                    extra={{ charge, isAccepted: false }}
                    label="order.charge.decline"
                    size="small"
                  />
                </Inline>
              )}
            </Stack>
          </Part>
        ))}
      </Parts>
    </Sheet>
  );
}

/** Until when it can be decided, or who has decided it when. */
function ChargeNote({ charge: { state, respondBy, respondedAt, respondedBy, blocking } }: { charge: Charge }) {
  const { formatMessage } = useIntl();
  if (state !== 'OPEN')
    return (
      respondedAt !== null && (
        <Text variant="caption" tone="muted">
          <DateTime value={respondedAt} format="dateTime" />
          {respondedBy !== null && comma + respondedBy}
        </Text>
      )
    );
  return (
    <Stack gap={4}>
      <Text as="p">
        <FormattedMessage
          id="order.charge.respondBy"
          values={{ time: <DateTime value={respondBy} format="dateTime" /> }}
        />
      </Text>
      {blocking && <Text as="p">{formatMessage({ id: 'order.charge.blocking' })}</Text>}
    </Stack>
  );
}
