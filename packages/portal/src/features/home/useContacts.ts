import type { MessageId } from '@skerry/i18n';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

/** Whom to reach, for what. */
export interface Contact {
  readonly label: MessageId;
  readonly phone: string | undefined;
  readonly email?: string | undefined;
}

/** How to reach the provider, as far as it says so. */
export function useContacts(): readonly Contact[] {
  const { contact } = useRuntimeConfig();
  const all: Contact[] = [
    { label: 'shell.footer.support', phone: contact.supportPhone, email: contact.supportEmail },
    { label: 'shell.footer.faultReports', phone: contact.faultReportPhone },
    { label: 'home.contacts.sales', phone: contact.salesPhone, email: contact.salesEmail },
    { label: 'home.contacts.delivery', phone: contact.deliveryPhone, email: contact.deliveryEmail },
  ];
  return all.filter(({ phone, email }) => phone !== undefined || email !== undefined);
}
