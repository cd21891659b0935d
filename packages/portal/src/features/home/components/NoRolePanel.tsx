import { EmptyState, Sheet } from '@skerry/ui';
import { IconShieldLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';

/** For somebody whose roles open nothing that the overview shows. */
export function NoRolePanel() {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState icon={IconShieldLock} title={formatMessage({ id: 'home.noRole.title' })}>
        <FormattedMessage id="home.noRole.body" />
      </EmptyState>
    </Sheet>
  );
}
