import type { RuntimeConfig } from '@skerry/contracts';
import { loadMessages } from '@skerry/i18n';
import Keycloak from 'keycloak-js';
import { createAlertStore } from '../platform/alerts/alert-store.ts';
import { createCallsAhead } from '../platform/api/calls-ahead.ts';
import { createApi, type Api } from '../platform/api/create-api.ts';
import { lastingStorage, tabStorage } from '../platform/browser/browser-storage.ts';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import { createConsentStore } from '../platform/consent/consent-store.ts';
import { createAnswersAhead } from '../platform/data/answers-ahead.ts';
import { createLanguageStore } from '../platform/language/language-store.ts';
import { createKeycloakSession } from '../platform/session/keycloak-session.ts';
import { report } from '../platform/report.ts';
import { createStartupStore } from '../platform/startup/startup-store.ts';
import { createThemeStore } from '../platform/theme/theme-store.ts';
import { createClientFeatures } from './client-features/client-features.ts';
import { features } from './features.ts';
import type { Services } from './services.ts';

/** The services of the portal in a browser; `apiAhead` sends calls before the page that asks for their answers is there. */
export function createBrowserServices(config: RuntimeConfig): { services: Services; apiAhead: Api } {
  const { clientId, issuer, metadata } = config.identity;
  const session = createKeycloakSession(new Keycloak({ clientId, oidcProvider: metadata ?? issuer }), {
    window,
    document,
    location,
    history,
    storage: tabStorage,
    channel: new BroadcastChannel('skerry.session'),
    now: Date.now,
    report,
  });
  const language = createLanguageStore({
    storage: lastingStorage,
    root: document.documentElement,
    browserLanguages: navigator.languages,
    load: loadMessages,
  });
  const calls = createCallsAhead((request) => fetch(request), Date.now);
  const apiThrough = (send: (request: Request) => Promise<Response>) =>
    createApi({ session, language: () => language.state.language, fetch: send, origin: location.origin });
  const api = apiThrough(calls.fetch);
  // The token says the customer's country, and who may see the ids of texts.
  const setLanguage = async () => {
    const identity = session.state.status === 'signedIn' ? session.state.identity : undefined;
    await loadChunk(() => language.start(identity?.customerCountry, identity?.isInternal));
  };
  const clientFeatures = process.env.SKERRY_CLIENT_FEATURES === 'on' ? createClientFeatures(tabStorage) : undefined;
  const services = {
    features,
    config,
    session,
    api,
    language,
    startup: createStartupStore(api, session, { setLanguage, adjustFlags: clientFeatures?.overrides.apply }),
    theme: createThemeStore(lastingStorage),
    consent: createConsentStore(lastingStorage, config.analytics !== undefined, tabStorage),
    alerts: createAlertStore(),
    answersAhead: createAnswersAhead(),
    ...(clientFeatures && { clientFeatures }),
  };
  return { services, apiAhead: apiThrough(calls.send) };
}
