import { ErrorState, Spinner } from '@skerry/ui';
import { IconCircleCheck, IconMailOpened, IconUnlink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { linkTexts } from './link-texts.ts';
import { isLinkUnusable, type LinkKind, type LinkRecipient, type OpenLink } from './one-time-link.ts';
import { SheetPage } from '../frame/SheetPage.tsx';
import { StatePage } from '../frame/StatePage.tsx';
import { useTitle } from '../frame/useTitle.ts';

/** Takes a person from the one-time link in a mail to a password of their own: who is invited, and who has forgotten theirs. */
export function OneTimeLinkPage({ kind, link }: { kind: LinkKind; link: OpenLink | undefined }) {
  // The address holds the link no longer once the page has been loaded again.
  if (!link)
    return (
      <StatePage
        icon={IconMailOpened}
        title="signIn.invitation.missing.title"
        message={<FormattedMessage id="signIn.invitation.missing.text" />}
      />
    );
  return <OpenedLink kind={kind} link={link} />;
}

type Step =
  | { readonly name: 'checking' }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'unusable' }
  | { readonly name: 'choosing'; readonly recipient: LinkRecipient }
  | { readonly name: 'done'; readonly email: string };

function OpenedLink({ kind, link }: { kind: LinkKind; link: OpenLink }) {
  const texts = linkTexts[kind];
  const [opening, setOpening] = useState(link.opening);
  const [step, setStep] = useState<Step>({ name: 'checking' });
  useTitle(useIntl().formatMessage({ id: texts.title }));

  useEffect(() => {
    let isCurrent = true;
    opening.then(
      (recipient) => isCurrent && setStep({ name: 'choosing', recipient }),
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
            setOpening(link.open());
          }}
        />
      );
    case 'unusable':
      return (
        <StatePage
          icon={IconUnlink}
          title="signIn.invitation.unusable.title"
          message={<FormattedMessage id={texts.unusable} />}
          action={texts.next}
        />
      );
    case 'choosing':
      return (
        <ChoosePasswordForm
          token={link.token}
          kind={kind}
          recipient={step.recipient}
          onAccepted={() => setStep({ name: 'done', email: step.recipient.email })}
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
