import { useEffect } from 'react';
import { useLazyComponent } from '../../platform/browser/useLazyComponent.ts';
import { useIsConsentAsked } from '../../platform/consent/consent-store.ts';

const loadBanner = async () => (await import('./CookieNoticeBanner.tsx')).CookieNoticeBanner;

/** The cookie banner, until it is answered or its time is up. It comes after the page, and a page does without it where it can't be fetched. */
export function CookieNotice() {
  const isAsked = useIsConsentAsked();
  const { Component: Banner, prepare } = useLazyComponent(loadBanner);
  useEffect(() => {
    if (isAsked) prepare();
  }, [isAsked, prepare]);
  return isAsked && Banner && <Banner />;
}
