import { customerRoles, type RoleRequest } from '@skerry/contracts';
import { Button, EmptyState, Inline } from '@skerry/ui';
import { IconHourglass, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnRoleRequest } from '../../../platform/roles/own-role-request.ts';
import { useRoleRequest } from '../../../platform/roles/role-request.ts';
import { useCustomerChoice, type CustomerChoice } from '../../../platform/session/customer-choice.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { FilledSheet } from './FilledSheet.styles.ts';
import { NoRoleFacts, StaffFacts } from './NoRoleFacts.tsx';

/** For somebody whose roles open nothing that the overview shows: what can be done now, who helps, and what is open already. */
export function NoRolePanel() {
  const requestRole = useRoleRequest();
  const choice = useCustomerChoice();
  if (choice) return <ForStaff choice={choice} />;
  // Nor do staff who act as a user ask for one.
  return requestRole ? <Asking requestRole={requestRole} /> : <Panel />;
}

function Asking({ requestRole }: { requestRole: () => void }) {
  const { data } = useOwnRoleRequest();
  return <Panel requestRole={requestRole} pending={data?.state === 'PENDING' ? data : undefined} />;
}

/** For the provider's staff, whom no role would help: whose portal they see, and the ways to another one. */
function ForStaff({ choice: { chooseCustomer, seeAsUser } }: { choice: CustomerChoice }) {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  return (
    <FilledSheet padding="none">
      <EmptyState
        icon={IconUserCircle}
        title={formatMessage({ id: 'home.staff.title' }, { customer: customer.name })}
        action={
          <Inline gap={8} justify="center">
            <Button variant="primary" onClick={seeAsUser}>
              <FormattedMessage id="home.staff.asUser" />
            </Button>
            <Button onClick={chooseCustomer}>
              <FormattedMessage id="shell.profile.chooseCustomer" />
            </Button>
          </Inline>
        }
      >
        <FormattedMessage id="home.staff.body" />
      </EmptyState>
      <StaffFacts />
    </FilledSheet>
  );
}

interface PanelProps {
  requestRole?: () => void;
  pending?: RoleRequest | undefined;
}

function Panel({ requestRole, pending }: PanelProps) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  // Whoever has a role asks for another one. A finer permission is none.
  const kind = customerRoles.some((role) => roles.includes(role)) ? 'another' : 'first';
  return (
    <FilledSheet padding="none">
      <EmptyState
        icon={pending ? IconHourglass : IconShieldLock}
        title={formatMessage({ id: pending ? 'home.noRole.pending.title' : `home.noRole.title.${kind}` })}
        {...(requestRole && {
          action: (
            <Button variant={pending ? 'secondary' : 'primary'} onClick={requestRole}>
              <FormattedMessage id={pending ? 'home.noRole.pending.show' : `home.noRole.request.${kind}`} />
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
