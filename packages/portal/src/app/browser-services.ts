import type { RuntimeConfig } from '@skerry/contracts';
import { loadMessages } from '@skerry/i18n';
import Keycloak from 'keycloak-js';
import { createAlertStore } from '../platform/alerts/alert-store.ts';
import { createApi } from '../platform/api/create-api.ts';
import { lastingStorage, tabStorage } from '../platform/browser/browser-storage.ts';
import { createConsentStore } from '../platform/consent/consent-store.ts';
import { createLanguageStore } from '../platform/language/language-store.ts';
import { createKeycloakSession } from '../platform/session/keycloak-session.ts';
import { createStartupStore } from '../platform/startup/startup-store.ts';
import { createThemeStore } from '../platform/theme/theme-store.ts';
import { features } from './features.ts';
import type { Services } from './services.ts';

/** The services of the portal in a browser. */
export function createBrowserServices(config: RuntimeConfig): Services {
  const { clientId, issuer, metadata } = config.identity;
  const session = createKeycloakSession(new Keycloak({ clientId, oidcProvider: metadata ?? issuer }), {
    window,
    document,
    location,
    history,
    storage: tabStorage,
    channel: new BroadcastChannel('skerry.session'),
    now: Date.now,
    report: import.meta.env.PROD ? () => {} : console.error,
  });
  const language = createLanguageStore({
    storage: lastingStorage,
    root: document.documentElement,
    browserLanguages: navigator.languages,
    load: loadMessages,
  });
  const api = createApi({
    session,
    language: () => language.state.language,
    fetch: (request) => fetch(request),
    origin: location.origin,
  });
  return {
    features,
    config,
    session,
    api,
    language,
    startup: createStartupStore(api, session),
    theme: createThemeStore(lastingStorage),
    consent: createConsentStore(lastingStorage, config.analytics !== undefined),
    alerts: createAlertStore(),
  };
}
