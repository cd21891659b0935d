import { Banner, Button, token } from '@skerry/ui';
import { IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useActFor } from '../../platform/session/useActFor.ts';

/* At the end of the bar, however long the text is. */
const AtEnd = styled.span`
  margin-inline-start: auto;
`;

/* Its words begin where those of the bar do. */
const Fold = styled(Button)`
  margin-inline-start: calc(-1 * ${token.control.paddingX.compact});
`;

/** Says on every page who acts as whom, and ends it. On small windows why is folded: the bar is above all that is done. */
export function ActingBar() {
  const { formatMessage } = useIntl();
  const { customerId, registry } = useIdentity();
  const { customer, users } = useStartupData();
  const { isLoggingIn, actFor } = useActFor();
  const foldsReason = !useIsAtLeast('large');
  const [isOpen, setOpen] = useState(false);
  if (!users.impersonatedUser) return null;
  const { firstName, lastName } = users.impersonatedUser;
  const name = `${firstName} ${lastName}`;
  const isFolded = foldsReason && !isOpen;

  return (
    <Banner
      tone="attention"
      icon={IconUserCircle}
      label={formatMessage({ id: 'customerSwitch.actingLabel' })}
      action={
        <>
          {foldsReason && (
            <Fold variant="ghost" size="small" onClick={() => setOpen(!isOpen)}>
              <FormattedMessage id={isOpen ? 'customerSwitch.hideReason' : 'customerSwitch.showReason'} />
            </Fold>
          )}
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
        </>
      }
    >
      <FormattedMessage
        id="customerSwitch.acting"
        values={{ name: <strong>{name}</strong>, customer: customer.name }}
      />
      {!isFolded && (
        <>
          {' '}
          <FormattedMessage id="customerSwitch.recorded" />
          {users.actingReason !== undefined && (
            <>
              {' '}
              <FormattedMessage id="customerSwitch.actingReason" values={{ reason: users.actingReason }} />
            </>
          )}
        </>
      )}
    </Banner>
  );
}
