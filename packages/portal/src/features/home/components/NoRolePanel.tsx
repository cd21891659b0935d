import type { RoleRequest } from '@skerry/contracts';
import { Button, EmptyState, Sheet, token } from '@skerry/ui';
import { IconHourglass, IconShieldLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useOwnRoleRequest } from '../../../platform/roles/own-role-request.ts';
import { useRoleRequest } from '../../../platform/roles/role-request.ts';
import { NoRoleFacts } from './NoRoleFacts.tsx';

/* As high as the panel beside it, so that what is drawn in it ends where the facts begin. */
const FilledSheet = styled(Sheet)`
  display: grid;
  align-self: stretch;

  & > * {
    display: grid;
    grid-template-rows: 1fr auto;
  }
  & > * > :first-child {
    align-content: center;
    padding-block: ${token.space[32]};
  }
`;

/** For somebody whose roles open nothing that the overview shows: what can be done now, who helps, and what is open already. */
export function NoRolePanel() {
  const requestRole = useRoleRequest();
  // The provider's staff have nobody to ask.
  return requestRole ? <Asking requestRole={requestRole} /> : <Panel />;
}

function Asking({ requestRole }: { requestRole: () => void }) {
  const { data } = useOwnRoleRequest();
  return <Panel requestRole={requestRole} pending={data?.state === 'PENDING' ? data : undefined} />;
}

interface PanelProps {
  requestRole?: () => void;
  pending?: RoleRequest | undefined;
}

function Panel({ requestRole, pending }: PanelProps) {
  const { formatMessage } = useIntl();
  return (
    <FilledSheet padding="none">
      <EmptyState
        icon={pending ? IconHourglass : IconShieldLock}
        title={formatMessage({ id: pending ? 'home.noRole.pending.title' : 'home.noRole.title' })}
        {...(requestRole && {
          action: (
            <Button variant={pending ? 'secondary' : 'primary'} onClick={requestRole}>
              <FormattedMessage id={pending ? 'home.noRole.pending.show' : 'home.noRole.request'} />
            </Button>
          ),
        })}
      >
        <FormattedMessage id={pending ? 'home.noRole.pending.body' : 'home.noRole.body'} />
      </EmptyState>
      {requestRole && <NoRoleFacts pending={pending} />}
    </FilledSheet>
  );
}
