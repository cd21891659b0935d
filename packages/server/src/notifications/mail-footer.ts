import type { UserLocale } from '@skerry/contracts';
import { formatMessage } from '@skerry/i18n/server';
import { settingsPath } from './unsubscribe-url.ts';

/** The end of every mail that tells of something: why one gets it, and where one chooses. */
export function mailFooter(
  locale: UserLocale,
  { reason, customer, origin }: { reason: 'named' | 'role' | 'test'; customer: string; origin: string },
): string {
  return formatMessage(locale, 'notificationMails.footer', {
    reason: formatMessage(locale, `notificationMails.reason.${reason}`, { customer }),
    settings: `${origin}${settingsPath}`,
  });
}
