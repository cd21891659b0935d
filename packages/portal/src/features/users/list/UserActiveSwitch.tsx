import type { CustomerUser } from '@skerry/contracts';
import { below, from, Switch, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIsOwnAccount } from '../useIsOwnAccount.ts';
import { useSetUserActive } from '../users.mutations.ts';
import { userFailure } from '../userRefusal.ts';

/* In the column's own line, and where there is no word at the edge of the table. */
const RowSwitch = styled(Switch)`
  vertical-align: middle;

  ${below.medium} {
    justify-content: flex-end;
  }
`;

const Word = styled.span`
  display: none;
  white-space: nowrap;

  &[data-is-inactive] {
    color: ${token.text.muted};
  }
  ${from.medium} {
    display: inline;
  }
`;

export interface UserActiveSwitchProps {
  user: CustomerUser;
  /** The user is not as it is shown here: it was changed or deleted meanwhile. */
  onOutdated: () => void;
}

/** Activates and inactivates a user at once. The row follows when the server has agreed. */
export function UserActiveSwitch({ user, onOutdated }: UserActiveSwitchProps) {
  const intl = useIntl();
  const alerts = useAlerts();
  const isOwnAccount = useIsOwnAccount();
  const { isPending, start } = useSetUserActive();

  function setActive(isActive: boolean) {
    if (isOwnAccount(user)) {
      alerts.warning('users.refused.ownAccount');
      return;
    }
    start(
      { user, isActive },
      {
        done: () => alerts.success(isActive ? 'users.alert.activated' : 'users.alert.inactivated'),
        failed: (error) => {
          const { message, isOutdated } = userFailure(error);
          alerts.failure(error, {
            title: {
              id: isActive ? 'users.alert.notActivated' : 'users.alert.notInactivated',
              values: { fullName: user.fullName },
            },
            message,
          });
          if (isOutdated) onOutdated();
        },
      },
    );
  }

  return (
    <RowSwitch
      checked={user.active}
      isUpdating={isPending}
      aria-label={intl.formatMessage({ id: 'users.list.activeOf' }, { fullName: user.fullName })}
      onCheckedChange={() => setActive(!user.active)}
    >
      <Word aria-hidden data-is-inactive={!user.active || undefined}>
        {intl.formatMessage({ id: user.active ? 'users.status.active' : 'users.status.inactive' })}
      </Word>
    </RowSwitch>
  );
}
