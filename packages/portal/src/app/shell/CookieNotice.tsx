import { useEffect } from 'react';
import { quietLine } from '../../platform/browser/quiet-line.ts';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import { useIsConsentAsked } from '../../platform/consent/consent-store.ts';

const banner: Part<object> = {
  texts: ['cookies'],
  component: async () => (await import('./CookieNoticeBanner.tsx')).CookieNoticeBanner,
};

/** The cookie banner, until it is answered or its time is up. It comes after the page, and a page does without it where it can't be fetched. */
export function CookieNotice() {
  const isAsked = useIsConsentAsked();
  const { Component: Banner, prepare } = useLazyComponent(banner);
  useEffect(() => {
    if (isAsked) void quietLine().then(prepare);
  }, [isAsked, prepare]);
  return isAsked && Banner && <Banner />;
}
