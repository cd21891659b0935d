import { localZone, type UserLocale } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { EventDetails, TitleText } from '../database/schema/notifications.ts';
import type { ToldEventType } from './event-types.ts';

const languages = ['sv', 'en', 'no', 'da'] as const;

/** What an event says, in every language. */
export function titleOf(type: ToldEventType, details: EventDetails): TitleText[] {
  return languages.map((language) => titleIn(language, type, details, localZone));
}

/** In one language, by the clocks of one time zone. */
export function titleIn(language: UserLocale, type: ToldEventType, details: EventDetails, timeZone: string): TitleText {
  const values = valuesIn(language, details, timeZone);
  return {
    language,
    displayName: formatMessage(language, `notificationTexts.${type}.title`, values),
    description: formatMessage(language, `notificationTexts.${type}.text`, values),
  };
}

/** Details whose name ends in Day are days, in At moments, and lists are texts in several languages. */
function valuesIn(language: UserLocale, details: EventDetails, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (typeof value !== 'string') {
        const text = value.find((one) => one.language === language) ?? value.find((one) => one.language === 'en');
        return [name, (text ?? value[0])?.displayName ?? ''];
      }
      if (value === '') return [name, ''];
      if (name.endsWith('Day')) return [name, formatDate(language, new Date(`${value}T00:00Z`), 'date', 'UTC')];
      if (name.endsWith('At')) return [name, formatDate(language, new Date(value), 'dateTime', timeZone)];
      return [name, value];
    }),
  );
}

export function textIn(language: string, title: readonly TitleText[]): TitleText {
  const text = title.find((one) => one.language === language) ?? title.find((one) => one.language === 'en') ?? title[0];
  if (text === undefined) throw new Error('A notification says something.');
  return text;
}
