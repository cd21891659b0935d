import { lazy, Suspense } from 'react';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import { ErrorPage, NotFoundPage, SignedOutPage } from './InformationPages.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import type { OpenInvitation } from './invitation.ts';
import { LoginPage } from './LoginPage.tsx';
import type { SignInPage } from './page-of.ts';
import type { Part } from '../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../platform/browser/useRequiredComponent.ts';
import { SignInFrame } from './SignInFrame.tsx';

export interface SignInAppProps {
  page: SignInPage;
  /** The one-time link that the page was opened with, where it is the invitation's. */
  invitation: OpenInvitation | undefined;
}

// Only a demo has it.
const DemoMailPage = lazy(async () => ({
  default: (await loadChunk(() => import('./DemoMailPage.tsx'))).DemoMailPage,
}));

const registrationPage: Part<object> = {
  texts: ['registration', 'form', 'validation'],
  component: async () => (await import('./RegistrationPage.tsx')).RegistrationPage,
};

/** Fetched apart: who logs in needs no form library. */
function Registration() {
  const { Component: RegistrationPage } = useRequiredComponent(registrationPage);
  return RegistrationPage && <RegistrationPage />;
}

/** One page for as long as the document lives: a way to another one leaves it. */
export function SignInApp(props: SignInAppProps) {
  return (
    <SignInFrame>
      <Page {...props} />
    </SignInFrame>
  );
}

function Page({ page, invitation }: SignInAppProps) {
  switch (page.name) {
    case 'login':
      return <LoginPage uid={page.uid} />;
    case 'invitation':
      return <InvitationPage invitation={invitation} />;
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
    case 'registration':
      return <Registration />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
