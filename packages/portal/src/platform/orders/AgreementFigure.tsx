import type { OrderSummary } from '@skerry/contracts';
import { DateTime, KeyFigure } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** For how long an order binds, and from when; nothing where it does not, or was cancelled. */
export function AgreementFigure({ order }: { order: OrderSummary }) {
  const { formatMessage } = useIntl();
  const { agreementPeriodInMonths, completedAt, status } = order;
  if (agreementPeriodInMonths === null || status === 'CANCELLED') return null;
  return (
    <KeyFigure
      label={formatMessage({ id: 'order.agreement' })}
      value={agreementPeriodInMonths}
      unit={formatMessage({ id: 'order.agreement.unit' }, { count: agreementPeriodInMonths })}
      note={
        completedAt === null ? (
          formatMessage({ id: 'order.agreement.from' })
        ) : (
          <FormattedMessage id="order.agreement.fromDay" values={{ day: <DateTime value={completedAt} /> }} />
        )
      }
    />
  );
}
