import { Banner, Button } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useActFor } from './useActFor.ts';

/** Says on every page who acts as whom, and ends it. */
export function ActingBar() {
  const { formatMessage } = useIntl();
  const { customerId, registry } = useIdentity();
  const { customer, users } = useStartupData();
  const { isLoggingIn, actFor } = useActFor();
  if (!users.impersonatedUser) return null;
  const { firstName, lastName } = users.impersonatedUser;

  return (
    <Banner
      tone="attention"
      label={formatMessage({ id: 'customerSwitch.actingLabel' })}
      action={
        <Button
          variant="secondary"
          size="small"
          isLoading={isLoggingIn}
          onClick={() => void actFor({ customerId, registry })}
        >
          <FormattedMessage id="customerSwitch.stop" />
        </Button>
      }
    >
      <FormattedMessage
        id="customerSwitch.acting"
        values={{ name: `${firstName} ${lastName}`, customer: customer.name }}
      />
      {users.actingReason !== undefined && (
        <>
          {' '}
          <FormattedMessage id="customerSwitch.actingReason" values={{ reason: users.actingReason }} />
        </>
      )}
    </Banner>
  );
}
