import { IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import type { RegistrationFormProps } from './RegistrationForm.tsx';
import { SheetPage } from '../frame/SheetPage.tsx';
import { useSignInApi } from '../sign-in-api.ts';
import { StatePage } from '../frame/StatePage.tsx';
import { useTitle } from '../frame/useTitle.ts';

// Who logs in needs no form library.
const registrationForm: Part<RegistrationFormProps> = {
  texts: ['registration', 'form', 'validation'],
  component: async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
};

/** Lets those whom a customer has given the provider as a contact become its users. */
export function RegistrationPage() {
  const api = useSignInApi();
  const [sentTo, setSentTo] = useState<string>();
  const { Component: RegistrationForm } = useRequiredComponent(registrationForm);
  useTitle(useIntl().formatMessage({ id: 'signIn.registration.title' }));
  if (sentTo !== undefined)
    return (
      <StatePage
        icon={IconMailOpened}
        title="signIn.registration.done"
        message={<FormattedMessage id="signIn.registration.doneText" values={{ email: sentTo }} />}
        action={{ href: '/', text: 'signIn.common.toPortal' }}
      />
    );
  return (
    RegistrationForm && (
      <SheetPage width="medium">
        <RegistrationForm
          send={(body) => unwrap(api.registration.POST('/registrations', { body }))}
          onDone={({ email }) => setSentTo(email)}
        />
      </SheetPage>
    )
  );
}
