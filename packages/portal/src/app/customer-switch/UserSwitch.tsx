import { Button, Dropdown, Stack } from '@skerry/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { ActingReasonForm } from './ActingReasonForm.tsx';
import { scopeOf, type ChosenCustomer } from './scopeOf.ts';
import { useSelectableUsers } from './selectable.queries.ts';

export interface UserSwitchProps {
  customer: ChosenCustomer;
  isLoggingIn: boolean;
  /** Puts the button elsewhere than below the reason, where it stands from the start. */
  placeAction?: ((button: ReactNode) => ReactNode) | undefined;
  /** Called with nobody's id for acting as oneself; with somebody's once they have said why. */
  onChoose: (userId: string | undefined) => void;
}

const yourself = 'yourself';

/** As whom the provider's staff see the portal of a customer; as one of its users, they say why first. */
export function UserSwitch({ customer, isLoggingIn, placeAction, onChoose }: UserSwitchProps) {
  const { formatMessage } = useIntl();
  const { customerId, impersonatedUserId } = useIdentity();
  const { data: users, error } = useSelectableUsers(customer);
  const { id, values } = errorMessage(error);
  const isFetching = !users && error === undefined;
  const [wanted, setWanted] = useState<{ userId: string; customerId: string }>();
  // A customer that was only chosen is not acted for yet.
  const current = customer.id === customerId ? (impersonatedUserId ?? yourself) : undefined;
  const wantedId = wanted?.customerId === customer.id ? wanted.userId : undefined;

  function choose(value: string): void {
    if (value === yourself) onChoose(undefined);
    setWanted(value === yourself || value === current ? undefined : { userId: value, customerId: customer.id });
  }

  const select = (
    <Dropdown
      label={formatMessage({ id: 'customerSwitch.actAs' })}
      options={[
        { value: yourself, label: formatMessage({ id: 'customerSwitch.yourself' }) },
        ...(users ?? []).map(({ id: value, fullName, email }) =>
          fullName === undefined ? { value, label: email } : { value, label: fullName, description: email },
        ),
      ]}
      value={wantedId ?? current}
      onValueChange={choose}
      disabled={isFetching}
      readOnly={isLoggingIn}
      {...(isFetching && { placeholder: formatMessage({ id: 'customerSwitch.fetchingUsers' }) })}
      {...(users?.length === 0
        ? { hint: formatMessage({ id: 'customerSwitch.noUsers' }) }
        : // The button can't be pressed until then.
          placeAction && wantedId === undefined && { hint: formatMessage({ id: 'customerSwitch.chooseUser' }) })}
      {...(error !== undefined && { error: formatMessage({ id }, values) })}
    />
  );
  return (
    <Stack gap={16}>
      {select}
      {wantedId === undefined ? (
        placeAction?.(
          <Button variant="primary" disabled>
            <FormattedMessage id="customerSwitch.begin" />
          </Button>,
        )
      ) : (
        <ActingReasonForm
          key={wantedId}
          choice={{ ...scopeOf(customer), userId: wantedId }}
          isLoggingIn={isLoggingIn}
          placeAction={placeAction}
          onGiven={() => onChoose(wantedId)}
        />
      )}
    </Stack>
  );
}
