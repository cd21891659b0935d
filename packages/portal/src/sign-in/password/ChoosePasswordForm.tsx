import { maxPasswordLength, minPasswordLength, validatePassword } from '@skerry/contracts';
import { Button, Heading, PasswordField, Stack, Text } from '@skerry/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { FailureNote } from '../frame/FailureNote.tsx';
import { linkTexts } from './link-texts.ts';
import { acceptLink, isLinkUnusable, type LinkKind, type LinkRecipient } from './one-time-link.ts';
import { SheetPage } from '../frame/SheetPage.tsx';
import { useSignInApi } from '../sign-in-api.ts';

interface ChoosePasswordFormProps {
  kind: LinkKind;
  token: string;
  recipient: LinkRecipient;
  onAccepted: () => void;
  /** The link was used or ran out while the form was open. */
  onUnusable: () => void;
}

export function ChoosePasswordForm({ kind, token, recipient, onAccepted, onUnusable }: ChoosePasswordFormProps) {
  const intl = useIntl();
  const api = useSignInApi();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const fault: MessageDescriptor | undefined =
    refused === password ? { id: 'signIn.invitation.refused' } : passwordFault(password);

  const save = async () => {
    setIsTouched(true);
    if (fault) {
      field.current?.focus();
      return;
    }
    setIsSending(true);
    setFailure(undefined);
    try {
      await acceptLink(api, kind, { token, password });
      onAccepted();
    } catch (error) {
      setIsSending(false);
      if (isLinkUnusable(error)) {
        onUnusable();
      } else if (isPasswordRefused(error)) {
        setRefused(password);
        field.current?.focus();
      } else {
        setFailure(error);
      }
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void save();
  };

  return (
    <SheetPage>
      <form noValidate onSubmit={submit}>
        <Stack gap="stackLoose">
          <Stack gap={4}>
            <Heading level={1}>
              <FormattedMessage id={linkTexts[kind].title} />
            </Heading>
            <Text as="p" tone="muted">
              <FormattedMessage
                id={linkTexts[kind].lead}
                values={{ firstName: recipient.firstName, email: recipient.email }}
              />
            </Text>
          </Stack>
          {failure !== undefined && (
            <FailureNote title="signIn.invitation.problem.title">
              <FormattedMessage {...errorMessage(failure)} />
            </FailureNote>
          )}
          {/* Password managers store the password under it. */}
          <input
            hidden
            readOnly
            type="email"
            name="username"
            autoComplete="username"
            aria-label={intl.formatMessage({ id: 'signIn.common.address' })}
            value={recipient.email}
          />
          <PasswordField
            ref={field}
            label={intl.formatMessage({ id: 'signIn.common.password' })}
            hint={intl.formatMessage({ id: 'signIn.invitation.hint' }, { min: minPasswordLength })}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onBlur={() => setIsTouched(password !== '')}
            error={isTouched && fault && intl.formatMessage({ id: fault.id }, fault.values)}
          />
          <Button
            type="submit"
            variant="primary"
            isFullWidth
            isLoading={isSending}
            loadingText={intl.formatMessage({ id: 'signIn.invitation.submitting' })}
          >
            <FormattedMessage id="signIn.invitation.submit" />
          </Button>
        </Stack>
      </form>
    </SheetPage>
  );
}

const faultTexts = {
  required: { id: 'signIn.common.passwordRequired' },
  tooShort: { id: 'signIn.invitation.tooShort', values: { min: minPasswordLength } },
  tooLong: { id: 'signIn.invitation.tooLong', values: { max: maxPasswordLength } },
} as const satisfies Record<string, MessageDescriptor>;

function passwordFault(password: string): MessageDescriptor | undefined {
  const code = validatePassword(password);
  return code && faultTexts[code];
}

function isPasswordRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.problem?.errors?.some(({ field }) => field === 'password') ?? false);
}
