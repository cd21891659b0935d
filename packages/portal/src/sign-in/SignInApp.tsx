import { lazy, Suspense } from 'react';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import { ErrorPage, NotFoundPage, SignedOutPage } from './InformationPages.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import type { OpenInvitation } from './invitation.ts';
import { LoginPage } from './LoginPage.tsx';
import type { SignInPage } from './page-of.ts';
import { RegistrationPage } from './RegistrationPage.tsx';
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
      return <RegistrationPage />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
