import { Button, Grid, Heading, Inline, Link, Stack, Text, TextField, VisuallyHidden } from '@skerry/ui';
import { IconMailOpened } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unwrap } from '../platform/api/unwrap.ts';
import { useRegistrationForm } from '../platform/registration/useRegistrationForm.ts';
import { FailureNote } from './FailureNote.tsx';
import { registrationFailure } from './registration-failure.ts';
import { SheetPage } from './SheetPage.tsx';
import { useSignInApi } from './sign-in-api.ts';
import { StatePage } from './StatePage.tsx';
import { useTitle } from './useTitle.ts';

const nothing = { firstName: '', lastName: '', email: '', cellphone: '', customerId: '' };

/** Lets those whom a customer has given the provider as a contact become its users. */
export function RegistrationPage() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <StatePage
        icon={IconMailOpened}
        title="registration.done.title"
        message={<FormattedMessage id="registration.done.text" values={{ email: sentTo }} />}
        action={{ href: '/', text: 'signIn.common.toPortal' }}
      />
    );
  return <RegistrationSheet onDone={setSentTo} />;
}

function RegistrationSheet({ onDone }: { onDone: (email: string) => void }) {
  const { formatMessage } = useIntl();
  const api = useSignInApi();
  const reasonId = useId();
  const title = formatMessage({ id: 'registration.title' });
  useTitle(title);
  const { fieldProps, reason, canSend, isSending, error, submit } = useRegistrationForm({
    initial: nothing,
    send: (body) => unwrap(api.registration.POST('/registrations', { body })),
    onDone: ({ email }) => onDone(email),
  });
  const failure = error === undefined ? undefined : registrationFailure(error);

  return (
    <SheetPage isWide>
      <form noValidate onSubmit={submit} aria-busy={isSending}>
        <Stack gap="stackLoose">
          <Stack gap={4}>
            <Heading level={1}>{title}</Heading>
            <Text as="p" tone="muted">
              <FormattedMessage id="registration.lead" />
            </Text>
          </Stack>
          {failure && (
            <FailureNote title="registration.failed">
              <FormattedMessage {...failure} />
            </FailureNote>
          )}
          <Grid columns={{ extraSmall: 1, small: 2 }}>
            <TextField {...fieldProps('firstName')} autoComplete="given-name" />
            <TextField {...fieldProps('lastName')} autoComplete="family-name" />
          </Grid>
          <TextField
            {...fieldProps('customerId')}
            hint={formatMessage({ id: 'registration.customerId.hint' })}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField {...fieldProps('email')} type="email" autoComplete="email" />
          <TextField
            {...fieldProps('cellphone')}
            label={formatMessage({ id: 'registration.cellphone' })}
            hint={formatMessage({ id: 'registration.cellphone.hint' })}
            type="tel"
            autoComplete="tel"
          />
          <Inline>
            <Button
              type="submit"
              variant="primary"
              disabled={!canSend}
              isLoading={isSending}
              loadingText={formatMessage({ id: 'registration.submitting' })}
              aria-describedby={reasonId}
            >
              <FormattedMessage id="registration.submit" />
            </Button>
            <Link href="/">
              <FormattedMessage id="registration.logIn" />
            </Link>
            <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
          </Inline>
        </Stack>
      </form>
    </SheetPage>
  );
}
