import { Button, from, FullPageState, token } from '@skerry/ui';
import { IconLogin2, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import type { SignedOutReason } from '../../platform/session/Session.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { BrandLogo } from '../shell/BrandLogo.tsx';

const languageChoice: Part<object> = {
  texts: ['settings', 'ui-form'],
  component: async () => (await import('./LanguageChoice.tsx')).LanguageChoice,
};

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[16]};

  ${from.large} {
    padding: ${token.space[24]} ${token.space[40]};
  }
`;

/* The logo's colours are made for the header band. */
const LogoTile = styled.div`
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.header.bg};
`;

/** Its contours fill what is left of the window. */
const Main = styled.main`
  display: flex;
  flex: 1;
`;

/** Says that nobody is signed in and why, and offers to sign in. Nothing of the portal is shown with it. */
export function SignedOutPage({ reason }: { reason: SignedOutReason }) {
  const { formatMessage } = useIntl();
  const { appName } = useRuntimeConfig();
  const session = useSession();
  const title = formatMessage({ id: `shell.signedOut.title.${reason}` });
  // Whether anybody is logged in may be known in a moment; logging in works where only the silent question is blocked.
  const isUnknown = reason === 'noAnswer';
  const { Component: LanguageChoice, prepare } = useLazyComponent(languageChoice);
  useEffect(prepare, [prepare]);

  useEffect(() => {
    document.title = formatMessage({ id: 'shell.documentTitle' }, { app: appName, section: title });
  }, [appName, formatMessage, title]);

  // After a logout the next user begins at the start page; else they come back to where they were.
  const path = reason === 'loggedOut' ? '/' : `${location.pathname}${location.search}`;
  return (
    <Page>
      <Head>
        <LogoTile role="img" aria-label={appName}>
          <BrandLogo />
        </LogoTile>
        {LanguageChoice && <LanguageChoice />}
      </Head>
      <Main>
        <FullPageState
          icon={isUnknown ? IconPlugConnectedX : IconLogin2}
          title={title}
          message={<FormattedMessage id={`shell.signedOut.body.${reason}`} />}
          actions={
            <>
              {isUnknown && (
                <Button variant="primary" icon={IconRefresh} onClick={() => location.reload()}>
                  <FormattedMessage id="shell.offline.retry" />
                </Button>
              )}
              <Button variant={isUnknown ? 'secondary' : 'primary'} onClick={() => void session.login(path)}>
                <FormattedMessage id="shell.signedOut.logIn" />
              </Button>
            </>
          }
        />
      </Main>
    </Page>
  );
}
