import { emailPattern, isBlank } from '@skerry/contracts';
import { Button, Divider, Heading, Link, Stack, Text, TextField } from '@skerry/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { FailureNote } from '../frame/FailureNote.tsx';
import { SheetPage } from '../frame/SheetPage.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { takeEmailAlong } from './typed-email.ts';

interface ForgotPasswordFormProps {
  /** What the field begins with. */
  email: string;
  login: string;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email: initial, login, send, onSent }: ForgotPasswordFormProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const title = intl.formatMessage({ id: 'signIn.forgot.title' });
  useTitle(title);
  useEffect(() => field.current?.focus(), []);

  const email = typed.trim();
  const fault = isBlank(email)
    ? 'signIn.login.emailRequired'
    : emailPattern.test(email)
      ? undefined
      : 'signIn.forgot.emailInvalid';

  const sendLink = async () => {
    setIsTried(true);
    if (fault) {
      field.current?.focus();
      return;
    }
    setIsSending(true);
    setFailure(undefined);
    try {
      await send(email);
      onSent(email);
    } catch (error) {
      setFailure(error);
      setIsSending(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void sendLink();
  };

  return (
    <SheetPage>
      <form noValidate onSubmit={submit}>
        <Stack gap="stackLoose">
          <Stack gap={8}>
            <Link variant="back" href={login} onClick={() => takeEmailAlong(email)}>
              <FormattedMessage id="signIn.forgot.back" />
            </Link>
            <Stack gap={4}>
              <Heading level={1}>{title}</Heading>
              <Text as="p" tone="muted">
                <FormattedMessage id="signIn.forgot.lead" />
              </Text>
            </Stack>
          </Stack>
          {failure !== undefined && (
            <FailureNote title="signIn.forgot.problem.title">
              <FormattedMessage {...errorMessage(failure)} />
            </FailureNote>
          )}
          <TextField
            ref={field}
            label={intl.formatMessage({ id: 'signIn.common.address' })}
            type="email"
            name="username"
            autoComplete="username"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isTried && fault && intl.formatMessage({ id: fault })}
          />
          <Button
            type="submit"
            variant="primary"
            isFullWidth
            isLoading={isSending}
            loadingText={intl.formatMessage({ id: 'signIn.forgot.submitting' })}
          >
            <FormattedMessage id="signIn.forgot.submit" />
          </Button>
          <Divider />
          <Text as="p" variant="caption" tone="muted">
            <FormattedMessage id="signIn.forgot.keeps" />
          </Text>
        </Stack>
      </form>
    </SheetPage>
  );
}
