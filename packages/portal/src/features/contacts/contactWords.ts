import type { ContactAssignment, ContactChannel, ContactPurpose, ContactType } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import {
  IconBriefcase,
  IconBuilding,
  IconHeadset,
  IconMail,
  IconMessage,
  IconPhone,
  IconPhoneCall,
  IconReceipt,
  IconShield,
  IconTool,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { IconComponent } from '@skerry/ui';
import type { useIntl } from 'react-intl';

export const purposeIcons: Readonly<Record<ContactType, IconComponent>> = {
  NOC: IconHeadset,
  PLANNED_WORK: IconTool,
  SECURITY: IconShield,
  ESCALATION: IconPhoneCall,
  DELIVERY: IconTruckDelivery,
  BILLING: IconReceipt,
  COMMERCIAL: IconBriefcase,
  SITE: IconBuilding,
};

export const channelIcons: Readonly<Record<ContactChannel, IconComponent>> = {
  MAIL: IconMail,
  SMS: IconMessage,
  CALL: IconPhone,
};

/** What a contact is told about, in one word: everything, the one thing that it is, or how many. */
export function coversWord(
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  { scope }: ContactAssignment,
): string {
  if (scope.kind === 'ALL') return formatMessage({ id: 'contacts.covers.all' });
  const [only, ...others] = scope.items;
  if (only !== undefined && others.length === 0) return only.name;
  return formatMessage({ id: `contacts.covers.${scope.kind}` }, { count: scope.items.length });
}

/** When nobody who covers everything can be called, as a sentence. */
export function silentText(
  { formatMessage, locale }: Pick<ReturnType<typeof useIntl>, 'formatMessage' | 'locale'>,
  silent: ContactPurpose['silentHours'],
): string {
  if (silent.some(({ from, to }) => from === to)) return formatMessage({ id: 'contacts.purpose.silentAlways' });
  const hours = silent.map(({ from, to }) => formatMessage({ id: 'contacts.purpose.hours' }, { from, to }));
  return formatMessage({ id: 'contacts.purpose.silent' }, { hours: formatList(locale, hours) });
}
