import type { SelectableCustomer } from '@skerry/contracts';
import { Dropdown, Stack, Text } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScopeChoice } from '../../platform/session/Session.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { RefusedSwitchNote } from './RefusedSwitchNote.tsx';
import { scopeOf } from './scopeOf.ts';
import { useActFor } from '../../platform/session/useActFor.ts';
import { UserSwitch } from './UserSwitch.tsx';

export interface CustomerSwitchProps {
  customers: readonly SelectableCustomer[];
}

/** For whom one acts. Customers go there at once; staff of the provider choose the customer, then as whom. */
export function CustomerSwitch({ customers }: CustomerSwitchProps) {
  const { formatMessage } = useIntl();
  const { isInternal, customerId } = useIdentity();
  const [chosenId, setChosenId] = useState(customerId);
  const { isLoggingIn, actFor } = useActFor();
  const chosen = customers.find(({ id }) => id === chosenId);

  async function leaveFor(choice: ScopeChoice): Promise<void> {
    if (!(await actFor(choice))) setChosenId(customerId);
  }

  function choose(id: string): void {
    setChosenId(id);
    const customer = customers.find((each) => each.id === id);
    if (customer && !isInternal && id !== customerId) void leaveFor(scopeOf(customer));
  }

  return (
    <Stack gap={16}>
      <RefusedSwitchNote />
      <Stack gap={6}>
        <Dropdown
          label={formatMessage({ id: 'customerSwitch.customer' })}
          options={customers.map(({ id, name }) => ({ value: id, label: name, description: id }))}
          value={chosenId}
          onValueChange={choose}
          readOnly={isLoggingIn}
        />
        <Text variant="caption" tone="muted">
          <FormattedMessage id="ui.profileMenu.customerId" values={{ id: chosenId }} />
        </Text>
      </Stack>
      {isInternal && chosen && (
        <UserSwitch
          customer={chosen}
          isLoggingIn={isLoggingIn}
          onChoose={(userId) => void leaveFor({ ...scopeOf(chosen), userId })}
        />
      )}
    </Stack>
  );
}
