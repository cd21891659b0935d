import { ErrorState, Spinner } from '@skerry/ui';
import { IconCircleCheck, IconMailOpened, IconUnlink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { SheetPage } from '../frame/SheetPage.tsx';
import { StatePage } from '../frame/StatePage.tsx';
import { isLinkUnusable } from '../password/one-time-link.ts';
import { useSignInApi } from '../sign-in-api.ts';

type Step =
  | { readonly name: 'confirming' }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'unusable' }
  | { readonly name: 'confirmed'; readonly email: string; readonly customer: string };

/** Confirms the address of a contact, who need not be a user, by the link in a mail. */
export function ContactPage({ token }: { token: string | undefined }) {
  const { formatMessage } = useIntl();
  const { contacts } = useSignInApi();
  const [attempt, setAttempt] = useState(0);
  const [step, setStep] = useState<Step>({ name: 'confirming' });

  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    unwrap(
      contacts.POST('/confirmations', { body: { token } }),
      ({ email, customerName }) => typeof email === 'string' && typeof customerName === 'string',
    ).then(
      ({ email, customerName }) => isCurrent && setStep({ name: 'confirmed', email, customer: customerName }),
      (error: unknown) =>
        isCurrent && setStep(isLinkUnusable(error) ? { name: 'unusable' } : { name: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [contacts, token, attempt]);

  // The address holds the link no longer once the page has been loaded again.
  if (token === undefined)
    return (
      <StatePage
        icon={IconMailOpened}
        title="signIn.invitation.missing.title"
        message={<FormattedMessage id="signIn.invitation.missing.text" />}
      />
    );
  switch (step.name) {
    case 'confirming':
      return (
        <SheetPage>
          <Spinner label={formatMessage({ id: 'signIn.invitation.checking' })} />
        </SheetPage>
      );
    case 'failed':
      return (
        <SheetPage>
          <ErrorState
            level={1}
            title={formatMessage({ id: 'signIn.invitation.checkFailed.title' })}
            onRetry={() => {
              setStep({ name: 'confirming' });
              setAttempt(attempt + 1);
            }}
          >
            <FormattedMessage {...errorMessage(step.error)} />
          </ErrorState>
        </SheetPage>
      );
    case 'unusable':
      return (
        <StatePage
          icon={IconUnlink}
          title="signIn.invitation.unusable.title"
          message={<FormattedMessage id="signIn.contact.unusable.text" />}
        />
      );
    case 'confirmed':
      return (
        <StatePage
          icon={IconCircleCheck}
          title="signIn.contact.confirmed.title"
          message={
            <FormattedMessage
              id="signIn.contact.confirmed.text"
              values={{ email: step.email, customer: step.customer }}
            />
          }
        />
      );
  }
}
