import type { Key } from './key.ts';
import { number, publicUrl, text, threeNames, url } from './parsers.ts';

/** How mails and text messages leave. */
export const sendingKeys = {
  smtpUrl: {
    name: 'SKERRY_SMTP_URL',
    comment: 'Mail server, as smtps://user:password@host:465. Without it mails stay in the outbox.',
    visibility: 'secret',
    parse: url('smtp:', 'smtps:'),
  },
  mailFrom: {
    name: 'SKERRY_MAIL_FROM',
    comment: 'Sender of mails.',
    visibility: 'browser',
    default: 'Skerry <no-reply@skerry.example>',
    parse: text,
  },
  smsUrl: {
    name: 'SKERRY_SMS_URL',
    comment:
      'Address of a gateway that takes text messages as a form by POST. Without it text messages are offered nowhere.',
    visibility: 'server',
    parse: publicUrl,
  },
  smsAuthorization: {
    name: 'SKERRY_SMS_AUTHORIZATION',
    comment: 'Authorization header for that gateway, as Basic … or Bearer ….',
    visibility: 'secret',
    parse: text,
  },
  smsFrom: {
    name: 'SKERRY_SMS_FROM',
    comment: 'Sender of text messages: a number, or up to 11 letters and digits.',
    visibility: 'server',
    default: 'Skerry',
    parse: text,
  },
  smsFields: {
    name: 'SKERRY_SMS_FIELDS',
    comment: 'What that gateway calls sender, recipient and text, in this order.',
    visibility: 'server',
    default: 'from,to,message',
    parse: threeNames,
  },
  smsPerDay: {
    name: 'SKERRY_SMS_PER_DAY',
    comment: 'Text messages that one customer may cause within 24 hours.',
    visibility: 'server',
    default: '500',
    parse: number(1, 1_000_000),
  },
} as const satisfies Record<string, Key<unknown>>;
