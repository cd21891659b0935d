import { Button, Divider, Heading, Link, PasswordField, Stack, Text, TextField } from '@skerry/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isBlank } from '@skerry/contracts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { sameOriginPath } from '../../platform/browser/same-origin-path.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { ExpiredPage } from '../frame/InformationPages.tsx';
import { useLeave } from '../frame/leave.ts';
import { loginFailure, type LoginFailure } from './login-failure.ts';
import { LoginFailureNote } from './LoginFailureNote.tsx';
import { ForgotPlace, PasswordPlace } from './LoginPage.styles.ts';
import { forgotPasswordPath } from '../page-of.ts';
import { emailTakenAlong, takeEmailAlong } from '../password/typed-email.ts';
import { SheetPage } from '../frame/SheetPage.tsx';
import { useSignInApi, type SignInApi } from '../sign-in-api.ts';
import { useTitle } from '../frame/useTitle.ts';

/** Asks for e-mail and password. `uid` names the authorization request that waits for them. */
export function LoginPage({ uid }: { uid: string }) {
  const intl = useIntl();
  const api = useSignInApi();
  const leave = useLeave();
  const { isDemo = false } = useRuntimeConfig();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(emailTakenAlong);
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();

  const title = intl.formatMessage({ id: 'signIn.login.title' });
  useTitle(title);
  useEffect(() => emailField.current?.focus(), []);
  useEffect(() => {
    if (failure?.kind === 'refused') passwordField.current?.focus();
  }, [failure]);

  const logIn = async () => {
    setIsTried(true);
    const missing = isBlank(email) ? emailField : password === '' ? passwordField : undefined;
    if (missing) {
      missing.current?.focus();
      return;
    }
    setIsSending(true);
    setFailure(undefined);
    try {
      // Sending goes on until the next page takes over: nobody logs in twice.
      leave(await submitLogin(api, uid, { email: email.trim(), password }));
    } catch (error) {
      const reason = loginFailure(error, new Date());
      if (reason.kind === 'refused') {
        setPassword('');
        setIsTried(false);
      }
      setFailure(reason);
      setIsSending(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void logIn();
  };

  if (failure?.kind === 'expired') return <ExpiredPage />;
  return (
    <SheetPage>
      <form noValidate onSubmit={submit}>
        <Stack gap="stackLoose">
          <Heading level={1}>{title}</Heading>
          {failure && <LoginFailureNote failure={failure} />}
          <Stack>
            <TextField
              ref={emailField}
              label={intl.formatMessage({ id: 'signIn.common.address' })}
              type="email"
              name="username"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={isTried && isBlank(email) && intl.formatMessage({ id: 'signIn.login.emailRequired' })}
            />
            <PasswordPlace>
              <PasswordField
                ref={passwordField}
                label={intl.formatMessage({ id: 'signIn.common.password' })}
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={isTried && password === '' && intl.formatMessage({ id: 'signIn.common.passwordRequired' })}
              />
              <ForgotPlace>
                <Link href={forgotPasswordPath(uid)} onClick={() => takeEmailAlong(email)}>
                  <FormattedMessage id="signIn.login.forgot" />
                </Link>
              </ForgotPlace>
            </PasswordPlace>
          </Stack>
          <Button
            type="submit"
            variant="primary"
            isFullWidth
            isLoading={isSending}
            loadingText={intl.formatMessage({ id: 'signIn.login.submitting' })}
          >
            <FormattedMessage id="signIn.login.submit" />
          </Button>
          <Divider />
          <Text as="p">
            <FormattedMessage
              id="signIn.login.noAccount"
              values={{
                link: (
                  <Link href="/registration">
                    <FormattedMessage id="signIn.login.register" />
                  </Link>
                ),
              }}
            />
          </Text>
          {isDemo && (
            <Text as="p" variant="caption" tone="muted">
              <FormattedMessage id="signIn.login.demo" />
            </Text>
          )}
        </Stack>
      </form>
    </SheetPage>
  );
}

/**
 * Where the browser goes on to.
 *
 * @throws ApiError, also where the server would send the browser to another origin.
 */
async function submitLogin(
  { signIn }: SignInApi,
  uid: string,
  credentials: { email: string; password: string },
): Promise<string> {
  const answer = signIn.POST('/interactions/{uid}/login', { params: { path: { uid } }, body: credentials });
  const { redirectTo } = await unwrap(answer, (body) => typeof body.redirectTo === 'string');
  const path = sameOriginPath(redirectTo, window.location.origin);
  if (path === undefined) throw new ApiError({ status: 502 });
  return path;
}
