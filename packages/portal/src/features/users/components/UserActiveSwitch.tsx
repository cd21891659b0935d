import type { CustomerUser } from '@skerry/contracts';
import { from, Switch } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIsOwnAccount } from '../useIsOwnAccount.ts';
import { useSetUserActive } from '../users.mutations.ts';
import { userFailure } from '../userRefusal.ts';

/* As wide as the longer of its words in any language needs, so that the column stands still. */
const Word = styled.span`
  display: none;

  ${from.medium} {
    display: inline-block;
    min-width: 6ch;
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
          const { refusal, isOutdated } = userFailure(error);
          alerts.failure(error, refusal);
          if (isOutdated) onOutdated();
        },
      },
    );
  }

  return (
    <Switch
      checked={user.active}
      isUpdating={isPending}
      aria-label={intl.formatMessage({ id: 'users.list.activeOf' }, { fullName: user.fullName })}
      onCheckedChange={() => setActive(!user.active)}
    >
      <Word aria-hidden>{intl.formatMessage({ id: user.active ? 'users.status.active' : 'users.status.inactive' })}</Word>
    </Switch>
  );
}
