import { ErrorState, Spinner } from '@skerry/ui';
import { IconCircleCheck, IconMailOpened, IconUnlink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../platform/alerts/error-message.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { isLinkUnusable, type Invitee, type OpenInvitation } from './invitation.ts';
import { SheetPage } from './SheetPage.tsx';
import { StatePage } from './StatePage.tsx';
import { useTitle } from './useTitle.ts';

/** Takes an invited person from the one-time link to a password of their own. */
export function InvitationPage({ invitation }: { invitation: OpenInvitation | undefined }) {
  // The address holds the link no longer once the page has been loaded again.
  if (!invitation)
    return (
      <StatePage
        icon={IconMailOpened}
        title="signIn.invitation.missing.title"
        message={<FormattedMessage id="signIn.invitation.missing.text" />}
      />
    );
  return <OpenedInvitation invitation={invitation} />;
}

type Step =
  | { readonly name: 'checking' }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'unusable' }
  | { readonly name: 'choosing'; readonly invitee: Invitee }
  | { readonly name: 'done'; readonly email: string };

function OpenedInvitation({ invitation }: { invitation: OpenInvitation }) {
  const [opening, setOpening] = useState(invitation.opening);
  const [step, setStep] = useState<Step>({ name: 'checking' });
  useTitle(useIntl().formatMessage({ id: 'signIn.invitation.title' }));

  useEffect(() => {
    let isCurrent = true;
    opening.then(
      (invitee) => isCurrent && setStep({ name: 'choosing', invitee }),
      (error: unknown) =>
        isCurrent && setStep(isLinkUnusable(error) ? { name: 'unusable' } : { name: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [opening]);

  switch (step.name) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return (
        <CheckFailed
          error={step.error}
          onRetry={() => {
            setStep({ name: 'checking' });
            setOpening(invitation.open());
          }}
        />
      );
    case 'unusable':
      return (
        <StatePage
          icon={IconUnlink}
          title="signIn.invitation.unusable.title"
          message={<FormattedMessage id="signIn.invitation.unusable.text" />}
          action={{ href: '/', text: 'signIn.common.logIn' }}
        />
      );
    case 'choosing':
      return (
        <ChoosePasswordForm
          token={invitation.token}
          invitee={step.invitee}
          onAccepted={() => setStep({ name: 'done', email: step.invitee.email })}
          onUnusable={() => setStep({ name: 'unusable' })}
        />
      );
    case 'done':
      return (
        <StatePage
          icon={IconCircleCheck}
          title="signIn.invitation.done.title"
          message={<FormattedMessage id="signIn.invitation.done.text" values={{ email: step.email }} />}
          action={{ href: '/', text: 'signIn.common.logIn' }}
        />
      );
  }
}

function Checking() {
  return (
    <SheetPage>
      <Spinner label={useIntl().formatMessage({ id: 'signIn.invitation.checking' })} />
    </SheetPage>
  );
}

function CheckFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <SheetPage>
      <ErrorState
        level={1}
        title={useIntl().formatMessage({ id: 'signIn.invitation.checkFailed.title' })}
        onRetry={onRetry}
      >
        <FormattedMessage {...errorMessage(error)} />
      </ErrorState>
    </SheetPage>
  );
}
