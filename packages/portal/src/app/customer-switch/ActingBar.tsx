import { Banner, Button } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Says on every page who acts as whom, and ends it. */
export function ActingBar() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const alerts = useAlerts();
  const { customerId, registry } = useIdentity();
  const { customer, users } = useStartupData();
  const [isEnding, setEnding] = useState(false);
  if (!users.impersonatedUser) return null;
  const { firstName, lastName } = users.impersonatedUser;

  async function stop(): Promise<void> {
    setEnding(true);
    try {
      await session.actFor({ customerId, registry });
    } catch (error) {
      setEnding(false);
      alerts.failure(error);
    }
  }

  return (
    <Banner
      tone="attention"
      label={formatMessage({ id: 'customerSwitch.actingLabel' })}
      action={
        <Button variant="secondary" size="small" isLoading={isEnding} onClick={() => void stop()}>
          <FormattedMessage id="customerSwitch.stop" />
        </Button>
      }
    >
      <FormattedMessage
        id="customerSwitch.acting"
        values={{ name: `${firstName} ${lastName}`, customer: customer.name }}
      />
    </Banner>
  );
}
