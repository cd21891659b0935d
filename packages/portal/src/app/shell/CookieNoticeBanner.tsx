import { CookieBanner } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConsentStore } from '../../platform/consent/consent-store.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

/** Asks whether use may be measured, or says that it is not. */
export function CookieNoticeBanner() {
  const { formatMessage } = useIntl();
  const { analytics, links } = useRuntimeConfig();
  const consent = useConsentStore();
  return (
    <CookieBanner
      {...(links.privacyPolicy && { privacyHref: links.privacyPolicy })}
      {...(analytics && { onDecline: consent.refuse, confirmLabel: formatMessage({ id: 'shell.cookies.agree' }) })}
      onConfirm={consent.confirm}
      onTimeUp={consent.hide}
    >
      <FormattedMessage id={analytics ? 'shell.cookies.measured' : 'shell.cookies.necessary'} />
    </CookieBanner>
  );
}
