import type { Registration } from '@skerry/contracts';
import { Button, Grid, Heading, Stack, Text, TextField, VisuallyHidden, below, token } from '@skerry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FailureNote } from '../../platform/alerts/FailureNote.tsx';
import { useRegistrationForm } from '../../platform/registration/useRegistrationForm.ts';
import { registrationFailure } from './registration-failure.ts';

/* Beside each other; on a phone each as wide as the form. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  ${below.small} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const nothing = { firstName: '', lastName: '', email: '', cellphone: '', customerId: '' };

export interface RegistrationFormProps {
  send: (registration: Registration) => Promise<unknown>;
  onDone: (registration: Registration) => void;
}

/** The form of the registration. Fetched apart, so it shares nothing with the login page that is not of the platform. */
export function RegistrationForm({ send, onDone }: RegistrationFormProps) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const { fieldProps, reason, canSend, isSending, error, submit } = useRegistrationForm({
    initial: nothing,
    send,
    onDone,
  });
  return (
    <form noValidate onSubmit={submit} aria-busy={isSending}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={1}>{formatMessage({ id: 'signIn.registration.title' })}</Heading>
          <Text as="p" tone="muted">
            <FormattedMessage id="registration.lead" />
          </Text>
        </Stack>
        {error !== undefined && (
          <FailureNote title="registration.failed" message={registrationFailure(error)} error={error} />
        )}
        <Grid columns={{ extraSmall: 1, small: 2 }} gap={16}>
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
        <Actions>
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
          <Button variant="ghost" href="/">
            <FormattedMessage id="registration.logIn" />
          </Button>
          <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
        </Actions>
      </Stack>
    </form>
  );
}
