import { Button, EmptyState, Sheet } from '@skerry/ui';
import { IconShieldLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useRoleRequest } from '../../../platform/roles/role-request.ts';

/* As high as the panel beside it, so that what is drawn in it ends at its foot. */
const FilledSheet = styled(Sheet)`
  display: grid;

  & > * {
    display: grid;
  }
`;

/** For somebody whose roles open nothing that the overview shows. */
export function NoRolePanel() {
  const { formatMessage } = useIntl();
  const requestRole = useRoleRequest();
  return (
    <FilledSheet padding="none">
      <EmptyState
        icon={IconShieldLock}
        title={formatMessage({ id: 'home.noRole.title' })}
        {...(requestRole && {
          action: (
            <Button variant="primary" onClick={requestRole}>
              <FormattedMessage id="home.noRole.request" />
            </Button>
          ),
        })}
      >
        <FormattedMessage id="home.noRole.body" />
      </EmptyState>
    </FilledSheet>
  );
}
