import { languageInfo } from '@skerry/i18n';
import { ThemeProvider } from '@skerry/ui';
import type { ReactNode } from 'react';
import type { SWRConfiguration } from 'swr';
import { AlertStoreContext } from '../platform/alerts/useAlerts.ts';
import { ApiContext } from '../platform/api/useApi.ts';
import { ConsentContext } from '../platform/consent/consent-store.ts';
import { DataProvider } from '../platform/data/DataProvider.tsx';
import { useTimeZone } from '../platform/format/useTimeZone.ts';
import { LanguageProvider } from '../platform/language/LanguageProvider.tsx';
import { useLanguage } from '../platform/language/useLanguage.ts';
import { RuntimeConfigContext } from '../platform/runtime-config/runtime-config.ts';
import { SessionContext } from '../platform/session/useSession.ts';
import { StartupContext } from '../platform/startup/startup-store.ts';
import { ThemeStoreContext, useThemeChoice } from '../platform/theme/theme-store.ts';
import type { Services } from './services.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import { ServicesContext } from './useServices.ts';

function Kit({ brand, children }: { brand: string; children: ReactNode }) {
  const { display, messages } = useLanguage();
  const theme = useThemeChoice();
  return (
    <ThemeProvider
      brand={brand}
      theme={theme}
      locale={languageInfo(display).locale}
      timeZone={useTimeZone()}
      messages={messages}
      linkComponent={RouterLink}
    >
      {children}
    </ThemeProvider>
  );
}

export interface AppProvidersProps {
  services: Services;
  children: ReactNode;
  /** For tests. */
  dataConfig?: SWRConfiguration;
}

/** Hands the services to everything below. */
export function AppProviders({ services, children, dataConfig }: AppProvidersProps) {
  return (
    <ServicesContext value={services}>
      <RuntimeConfigContext value={services.config}>
        <SessionContext value={services.session}>
          <ApiContext value={services.api}>
            <StartupContext value={services.startup}>
              <AlertStoreContext value={services.alerts}>
                <ThemeStoreContext value={services.theme}>
                  <ConsentContext value={services.consent}>
                    <LanguageProvider store={services.language}>
                      <Kit brand={services.config.variant === 'carrier' ? 'carrier' : 'skerry'}>
                        <DataProvider ahead={services.answersAhead} {...(dataConfig && { config: dataConfig })}>
                          {children}
                        </DataProvider>
                      </Kit>
                    </LanguageProvider>
                  </ConsentContext>
                </ThemeStoreContext>
              </AlertStoreContext>
            </StartupContext>
          </ApiContext>
        </SessionContext>
      </RuntimeConfigContext>
    </ServicesContext>
  );
}
