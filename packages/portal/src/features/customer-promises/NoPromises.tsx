import { EmptyState, Sheet } from '@skerry/ui';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';

/** No agreement of the customer says what is promised. */
export function NoPromises() {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState icon={IconRosetteDiscountCheck} title={formatMessage({ id: 'customerPromises.none' })}>
        <FormattedMessage id="customerPromises.none.body" />
      </EmptyState>
    </Sheet>
  );
}
