import { formatDate } from '@skerry/i18n';
import { FormattedMessage } from 'react-intl';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { FailureNote } from '../frame/FailureNote.tsx';
import type { LoginFailure } from './login-failure.ts';

/** Says why a login failed, and what to do. */
export function LoginFailureNote({ failure }: { failure: Exclude<LoginFailure, { kind: 'expired' }> }) {
  const { language } = useLanguage();
  switch (failure.kind) {
    case 'refused':
      return (
        <FailureNote title="signIn.login.failed.title">
          <FormattedMessage id="signIn.login.failed.text" />
        </FailureNote>
      );
    case 'tooMany':
      return (
        <FailureNote tone="attention" title="signIn.login.tooMany.title">
          {failure.retryAt ? (
            <FormattedMessage
              id="signIn.login.tooMany.text"
              values={{ time: formatDate(language, failure.retryAt, 'time') }}
            />
          ) : (
            <FormattedMessage id="signIn.login.tooMany.later" />
          )}
        </FailureNote>
      );
    case 'problem':
      return (
        <FailureNote title="signIn.login.problem.title">
          <FormattedMessage {...errorMessage(failure.error)} />
        </FailureNote>
      );
  }
}
