import { IconDoorExit, IconMapQuestion, IconUnlink } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { signInErrorTexts } from '../sign-in-error.ts';
import { StatePage } from './StatePage.tsx';

export function SignedOutPage() {
  return (
    <StatePage
      icon={IconDoorExit}
      title="signIn.signedOut.title"
      message={<FormattedMessage id="signIn.signedOut.text" />}
      action={{ href: '/', text: 'signIn.signedOut.again' }}
    />
  );
}

/** The login was answered already, or is too old to be. */
export function ExpiredPage() {
  return <ErrorPage code="expired" />;
}

/** What the identity provider could not do. `code` is its word for it. */
export function ErrorPage({ code }: { code: string | undefined }) {
  const { title, text } = signInErrorTexts(code);
  return (
    <StatePage
      icon={IconUnlink}
      title={title}
      message={<FormattedMessage id={text} />}
      action={{ href: '/', text: 'signIn.common.startAgain' }}
    />
  );
}

export function NotFoundPage() {
  return (
    <StatePage
      icon={IconMapQuestion}
      title="pages.notFound"
      message={<FormattedMessage id="shell.notFound.body" />}
      action={{ href: '/', text: 'signIn.common.toPortal' }}
    />
  );
}
