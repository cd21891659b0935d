import type { SelectableCustomer } from '@skerry/contracts';
import { Dropdown } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useSelectableUsers } from './selectable.queries.ts';

export interface UserSwitchProps {
  customer: SelectableCustomer;
  isLoggingIn: boolean;
  /** Called with nobody's id for acting as oneself. */
  onChoose: (userId: string | undefined) => void;
}

const yourself = 'yourself';

/** As whom the provider's staff see the portal of a customer. */
export function UserSwitch({ customer, isLoggingIn, onChoose }: UserSwitchProps) {
  const { formatMessage } = useIntl();
  const { customerId, impersonatedUserId } = useIdentity();
  const { data: users, error } = useSelectableUsers(customer);
  const { id, values } = errorMessage(error);
  const isFetching = !users && error === undefined;
  return (
    <Dropdown
      label={formatMessage({ id: 'customerSwitch.actAs' })}
      options={[
        { value: yourself, label: formatMessage({ id: 'customerSwitch.yourself' }) },
        ...(users ?? []).map((user) => ({ value: user.id, label: user.email })),
      ]}
      // A customer that was only chosen is not acted for yet.
      value={customer.id === customerId ? (impersonatedUserId ?? yourself) : undefined}
      onValueChange={(value) => onChoose(value === yourself ? undefined : value)}
      disabled={isFetching || isLoggingIn}
      {...(isFetching && { placeholder: formatMessage({ id: 'customerSwitch.fetchingUsers' }) })}
      {...(users?.length === 0 && { hint: formatMessage({ id: 'customerSwitch.noUsers' }) })}
      {...(error !== undefined && { error: formatMessage({ id }, values) })}
    />
  );
}
