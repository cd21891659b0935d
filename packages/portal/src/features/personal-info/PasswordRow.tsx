import { Button, Text, token } from '@skerry/ui';
import { IconExternalLink, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useWrite } from '../../platform/data/useWrite.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { FactRow } from './FactRow.tsx';

/* The button stands at the end of the row, or below the words where they need the room. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};

  & > :first-child {
    flex: 1 1 14rem;
  }
`;

/* In one line, where it fits into one. */
const Address = styled.span`
  display: inline-block;
  max-width: 100%;
`;

/** How one's password is changed, by the way that the identity provider has. Nothing where it has none that the portal knows. */
export function PasswordRow() {
  const { formatMessage } = useIntl();
  const { passwordChange } = useRuntimeConfig().identity;
  if (passwordChange === undefined) return null;
  return (
    <FactRow icon={IconKey} title={formatMessage({ id: 'profile.password.title' })} hasControl>
      {passwordChange === 'mailedLink' ? <ByMailedLink /> : <OnItsPage page={passwordChange.page} />}
    </FactRow>
  );
}

function ByMailedLink() {
  const { formatMessage } = useIntl();
  const { email } = useStartupData().users.currentUser;
  const api = useApi();
  const alerts = useAlerts();
  const [isSent, setSent] = useState(false);
  const { isPending, start } = useWrite(() => unwrap(api.signIn.POST('/password-resets', { body: { email } })));
  const send = () =>
    start(undefined, {
      done: () => setSent(true),
      failed: (error) => alerts.failure(error, { title: { id: 'profile.password.notSent' } }),
    });
  return (
    <Line>
      <Text as="div" role="status">
        <FormattedMessage
          id={isSent ? 'profile.password.sent' : 'profile.password.byMail'}
          values={{ email: <Address>{email}</Address> }}
        />
      </Text>
      <Button
        size="small"
        isLoading={isPending}
        loadingText={formatMessage({ id: 'profile.password.sending' })}
        onClick={send}
      >
        {formatMessage({ id: isSent ? 'profile.password.again' : 'profile.password.change' })}
      </Button>
    </Line>
  );
}

function OnItsPage({ page }: { page: string }) {
  return (
    <Line>
      <Text as="div">
        <FormattedMessage id="profile.password.onPage" />
      </Text>
      <Button size="small" href={page} icon={IconExternalLink}>
        <FormattedMessage id="profile.password.change" />
      </Button>
    </Line>
  );
}
