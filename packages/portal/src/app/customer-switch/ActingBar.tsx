import { Banner, Button } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useActFor } from './useActFor.ts';

/* At the end of the bar, however long the text is. */
const AtEnd = styled.span`
  margin-inline-start: auto;
`;

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
        <AtEnd>
          <Button
            variant="secondary"
            size="small"
            isLoading={isLoggingIn}
            onClick={() => void actFor({ customerId, registry })}
          >
            <FormattedMessage id="customerSwitch.stop" />
          </Button>
        </AtEnd>
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
