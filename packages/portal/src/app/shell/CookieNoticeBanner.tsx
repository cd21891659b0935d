import { CookieBanner } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConsentStore } from '../../platform/consent/consent-store.ts';
import { translatedText } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

/** Asks whether use may be measured, or says that it is not. */
export function CookieNoticeBanner() {
  const { formatMessage } = useIntl();
  const { analytics, cookieTexts = [], links } = useRuntimeConfig();
  const { language } = useLanguage();
  const own = translatedText(cookieTexts, language);
  const consent = useConsentStore();
  return (
    <CookieBanner
      {...(links.privacyPolicy && { privacyHref: links.privacyPolicy })}
      {...(analytics && { onDecline: consent.refuse, confirmLabel: formatMessage({ id: 'shell.cookies.agree' }) })}
      onConfirm={consent.confirm}
      onTimeUp={consent.hide}
    >
      {own ? (
        own[analytics ? 'measured' : 'necessary']
      ) : (
        <FormattedMessage id={analytics ? 'shell.cookies.measured' : 'shell.cookies.necessary'} />
      )}
    </CookieBanner>
  );
}
