import { useState } from 'react';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useSignInApi } from '../sign-in-api.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LinkSentSheet } from './LinkSentSheet.tsx';
import { emailTakenAlong } from './typed-email.ts';

/** Asks for a link to choose a new password with. `login` is the address of the login page that the visitor came from. */
export function ForgotPasswordPage({ login }: { login: string }) {
  const { signIn } = useSignInApi();
  const [email, setEmail] = useState(emailTakenAlong);
  const [isSent, setIsSent] = useState(false);
  const send = (to: string) => unwrap(signIn.POST('/password-resets', { body: { email: to } }));

  if (isSent)
    return (
      <LinkSentSheet email={email} login={login} onSendAgain={() => send(email)} onOther={() => setIsSent(false)} />
    );
  return (
    <ForgotPasswordForm
      email={email}
      login={login}
      send={send}
      onSent={(to) => {
        setEmail(to);
        setIsSent(true);
      }}
    />
  );
}
