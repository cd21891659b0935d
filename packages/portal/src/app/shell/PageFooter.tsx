import { Button, Footer, type FooterContact } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConsentStore } from '../../platform/consent/consent-store.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { phoneHref } from '../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

const icons = { support: pageIcon('support'), faultReports: pageIcon('faultReports'), mail: pageIcon('mail') };

/** How to reach the provider, whose portal it is, and the way back to the cookie banner where use is measured. */
export function PageFooter() {
  const { formatMessage } = useIntl();
  const consent = useConsentStore();
  const { analytics, appName, contact } = useRuntimeConfig();
  const [year] = useState(() => String(new Date().getFullYear()));
  const contacts: FooterContact[] = [];
  if (contact.supportPhone) {
    contacts.push({
      icon: icons.support,
      label: formatMessage({ id: 'shell.footer.support' }),
      value: contact.supportPhone,
      href: phoneHref(contact.supportPhone),
    });
  }
  if (contact.faultReportPhone) {
    contacts.push({
      icon: icons.faultReports,
      label: formatMessage({ id: 'shell.footer.faultReports' }),
      value: contact.faultReportPhone,
      href: phoneHref(contact.faultReportPhone),
    });
  }
  if (contact.supportEmail)
    contacts.push({ icon: icons.mail, value: contact.supportEmail, href: `mailto:${contact.supportEmail}` });
  return (
    <Footer
      contacts={contacts}
      note={
        <>
          {analytics && (
            <Button size="small" variant="ghost" onClick={consent.ask}>
              <FormattedMessage id="shell.footer.cookies" />
            </Button>
          )}
          <FormattedMessage id="shell.footer.copyright" values={{ year, app: appName }} />
        </>
      }
    />
  );
}
