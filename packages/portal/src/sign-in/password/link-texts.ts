import type { MessageId } from '@skerry/i18n';
import { forgotPasswordPath } from '../page-of.ts';
import type { LinkKind } from './one-time-link.ts';

interface LinkTexts {
  /** The password is the first, or another one. */
  readonly title: MessageId;
  readonly lead: MessageId;
  /** Why the link may be no good, and where to go then. */
  readonly unusable: MessageId;
  readonly next: { href: string; text: MessageId };
}

export const linkTexts: Readonly<Record<LinkKind, LinkTexts>> = {
  invitation: {
    title: 'signIn.invitation.title',
    lead: 'signIn.invitation.lead',
    unusable: 'signIn.invitation.unusable.text',
    next: { href: '/', text: 'signIn.common.logIn' },
  },
  passwordReset: {
    title: 'signIn.newPassword.title',
    lead: 'signIn.newPassword.lead',
    unusable: 'signIn.newPassword.unusable',
    next: { href: forgotPasswordPath(), text: 'signIn.newPassword.sendAnother' },
  },
};
