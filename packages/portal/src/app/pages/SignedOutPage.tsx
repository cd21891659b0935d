import { Button, FullPageState } from '@skerry/ui';
import { IconLogin2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import type { SignedOutReason } from '../../platform/session/Session.ts';
import { useSession } from '../../platform/session/useSession.ts';

/** Says that nobody is signed in and why, and offers to sign in. Nothing of the portal is shown with it. */
export function SignedOutPage({ reason }: { reason: SignedOutReason }) {
  const { formatMessage } = useIntl();
  const { appName } = useRuntimeConfig();
  const session = useSession();
  const title = formatMessage({ id: `shell.signedOut.title.${reason}` });

  useEffect(() => {
    document.title = formatMessage({ id: 'shell.documentTitle' }, { app: appName, section: title });
  }, [appName, formatMessage, title]);

  // After a logout the next user begins at the start page; else they come back to where they were.
  const path = reason === 'loggedOut' ? '/' : `${location.pathname}${location.search}`;
  return (
    // Its contours fill the window.
    <main style={{ display: 'flex', minHeight: '100vh' }}>
      <FullPageState
        icon={IconLogin2}
        title={title}
        message={<FormattedMessage id={`shell.signedOut.body.${reason}`} />}
        actions={
          <Button variant="primary" onClick={() => void session.login(path)}>
            <FormattedMessage id="shell.signedOut.logIn" />
          </Button>
        }
      />
    </main>
  );
}
