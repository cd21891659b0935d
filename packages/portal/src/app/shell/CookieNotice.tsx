import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyComponent } from '../../platform/browser/useLazyComponent.ts';
import { useConsentStore, useIsConsentAsked } from '../../platform/consent/consent-store.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

const loadBanner = async () => (await import('./CookieNoticeBanner.tsx')).CookieBanner;

/** The cookie banner, until it is answered or its time is up. It comes after the page, and a page does without it where it can't be fetched. */
export function CookieNotice() {
  const { formatMessage } = useIntl();
  const { analytics, links } = useRuntimeConfig();
  const consent = useConsentStore();
  const isAsked = useIsConsentAsked();
  const { Component: Banner, prepare } = useLazyComponent(loadBanner);
  useEffect(() => {
    if (isAsked) prepare();
  }, [isAsked, prepare]);

  if (!isAsked || !Banner) return null;
  return (
    <Banner
      {...(links.privacyPolicy && { privacyHref: links.privacyPolicy })}
      {...(analytics && { onDecline: consent.refuse, confirmLabel: formatMessage({ id: 'shell.cookies.agree' }) })}
      onConfirm={consent.confirm}
      onTimeUp={consent.hide}
    >
      <FormattedMessage id={analytics ? 'shell.cookies.measured' : 'shell.cookies.necessary'} />
    </Banner>
  );
}
