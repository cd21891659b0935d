import { lazy, Suspense } from 'react';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import { ErrorPage, NotFoundPage, SignedOutPage } from './frame/InformationPages.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { ForgotPasswordPage } from './password/ForgotPasswordPage.tsx';
import type { OpenLink } from './password/one-time-link.ts';
import { OneTimeLinkPage } from './password/OneTimeLinkPage.tsx';
import type { SignInPage } from './page-of.ts';
import { RegistrationPage } from './registration/RegistrationPage.tsx';
import { SignInFrame } from './frame/SignInFrame.tsx';

export interface SignInAppProps {
  page: SignInPage;
  /** The one-time link that the page was opened with, where it is the page of one. */
  link: OpenLink | undefined;
  /** Of the link in a mail that the page was opened with. */
  token: string | undefined;
}

// Only a demo has it.
const DemoMailPage = lazy(async () => ({
  default: (await loadChunk(() => import('./demo-mail/DemoMailPage.tsx'))).DemoMailPage,
}));

const ContactPage = lazy(async () => ({
  default: (await loadChunk(() => import('./contact/ContactPage.tsx'))).ContactPage,
}));

/** One page for as long as the document lives: a way to another one leaves it. */
export function SignInApp(props: SignInAppProps) {
  return (
    <SignInFrame>
      <Page {...props} />
    </SignInFrame>
  );
}

function Page({ page, link, token }: SignInAppProps) {
  switch (page.name) {
    case 'login':
      return <LoginPage uid={page.uid} />;
    case 'forgotPassword':
      return <ForgotPasswordPage login={page.login} />;
    case 'oneTimeLink':
      return <OneTimeLinkPage kind={page.kind} link={link} />;
    case 'signedOut':
      return <SignedOutPage />;
    case 'error':
      return <ErrorPage code={page.code} />;
    case 'demoMail':
      return (
        <Suspense>
          <DemoMailPage />
        </Suspense>
      );
    case 'contact':
      return (
        <Suspense>
          <ContactPage token={token} />
        </Suspense>
      );
    case 'registration':
      return <RegistrationPage />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
