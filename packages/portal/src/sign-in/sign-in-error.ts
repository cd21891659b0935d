import type { MessageId } from '@skerry/i18n';

interface ErrorTexts {
  readonly title: MessageId;
  readonly text: MessageId;
}

const general: ErrorTexts = { title: 'signIn.error.title', text: 'signIn.error.general' };

const textsByCode: ReadonlyMap<string | undefined, ErrorTexts> = new Map([
  ['expired', { title: 'signIn.expired.title', text: 'signIn.expired.text' }],
  ['invalid_request', { title: 'signIn.error.title', text: 'signIn.error.request' }],
  [
    'logout_not_confirmed',
    { title: 'signIn.error.logoutNotConfirmed.title', text: 'signIn.error.logoutNotConfirmed.text' },
  ],
]);

/** What to say of a code in the address of the error page. What isn't known gets the general text: nothing of it is shown. */
export function signInErrorTexts(code: string | undefined): ErrorTexts {
  return textsByCode.get(code) ?? general;
}
