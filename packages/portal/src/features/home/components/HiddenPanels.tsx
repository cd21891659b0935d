import { EmptyState, Sheet } from '@skerry/ui';
import { IconEyeOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Stands where the user has hidden every panel, and says how to get them back. */
export function HiddenPanels() {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState icon={IconEyeOff} title={formatMessage({ id: 'home.hidden.title' })}>
        <FormattedMessage id="home.hidden.body" />
      </EmptyState>
    </Sheet>
  );
}
