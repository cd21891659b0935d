import { Footer, type FooterContact } from '@skerry/ui';
import { IconActivity, IconHeadset, IconMail } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+0-9]/g, '')}`;
}

/** How to reach the provider, and whose portal it is. */
export function PageFooter() {
  const { formatMessage } = useIntl();
  const { appName, contact } = useRuntimeConfig();
  const contacts: FooterContact[] = [];
  if (contact.supportPhone) {
    contacts.push({
      icon: IconHeadset,
      label: formatMessage({ id: 'shell.footer.support' }),
      value: contact.supportPhone,
      href: phoneHref(contact.supportPhone),
    });
  }
  if (contact.faultReportPhone) {
    contacts.push({
      icon: IconActivity,
      label: formatMessage({ id: 'shell.footer.faultReports' }),
      value: contact.faultReportPhone,
      href: phoneHref(contact.faultReportPhone),
    });
  }
  if (contact.supportEmail)
    contacts.push({ icon: IconMail, value: contact.supportEmail, href: `mailto:${contact.supportEmail}` });
  return (
    <Footer
      contacts={contacts}
      note={
        <FormattedMessage
          id="shell.footer.copyright"
          values={{ year: String(new Date().getFullYear()), app: appName }}
        />
      }
    />
  );
}
