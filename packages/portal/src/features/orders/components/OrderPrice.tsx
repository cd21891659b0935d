import type { Order } from '@skerry/contracts';
import { Money, Sheet, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { Part, Parts, PriceRow } from './OrderParts.styles.ts';

/** What an order costs; for those who see prices. */
export function OrderPrice({ price }: { price: NonNullable<Order['priceInformation']> }) {
  const { formatMessage } = useIntl();
  const { oneTimeCharge, monthlyFee, previousMonthlyFee } = price;
  return (
    <Sheet title={formatMessage({ id: 'order.price.title' })} padding="none">
      <Parts>
        <PriceRow>
          <span>{formatMessage({ id: 'order.price.oneTime' })}</span>
          <Text variant="bodyStrong">
            <Money {...oneTimeCharge} />
          </Text>
        </PriceRow>
        <PriceRow>
          <span>{formatMessage({ id: 'order.price.monthly' })}</span>
          <Text variant="bodyStrong">
            <Money {...monthlyFee} />
          </Text>
        </PriceRow>
        {previousMonthlyFee && (
          <PriceRow>
            <Text tone="muted">{formatMessage({ id: 'order.price.before' })}</Text>
            <Text tone="muted">
              <Money {...previousMonthlyFee} />
            </Text>
          </PriceRow>
        )}
        <Part>
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'order.price.note' })}
          </Text>
        </Part>
      </Parts>
    </Sheet>
  );
}
