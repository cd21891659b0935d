import { languageInfo } from '@skerry/i18n';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { LanguageStore } from './language-store.ts';
import { LanguageContext, useLanguage } from './useLanguage.ts';

function Texts({ children }: { children: ReactNode }) {
  const { display, messages } = useLanguage();
  return (
    <IntlProvider locale={languageInfo(display).locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** Gives everything below it the chosen language and its texts. */
export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }) {
  return (
    <LanguageContext value={store}>
      <Texts>{children}</Texts>
    </LanguageContext>
  );
}
