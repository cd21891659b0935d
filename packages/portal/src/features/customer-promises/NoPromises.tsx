import { EmptyState, Sheet } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageIcon } from '../../platform/feature/page-icon.tsx';

const icon = pageIcon('customerPromises');

/** No agreement of the customer says what is promised. */
export function NoPromises() {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState icon={icon} title={formatMessage({ id: 'customerPromises.none' })}>
        <FormattedMessage id="customerPromises.none.body" />
      </EmptyState>
    </Sheet>
  );
}
