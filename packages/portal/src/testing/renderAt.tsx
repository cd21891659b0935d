import type { Customer, FrameworkAgreement, RuntimeConfig } from '@skerry/contracts';
import { loadMessages, type DisplayLanguage } from '@skerry/i18n';
import { fetchOverlays } from '@skerry/ui/test-utils';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { AppProviders } from '../app/AppProviders.tsx';
import { createClientFeatures } from '../app/client-features/client-features.ts';
import { features as allFeatures } from '../app/features.ts';
import { createRoutes } from '../app/routes.tsx';
import type { Services } from '../app/services.ts';
import { createAlertStore } from '../platform/alerts/alert-store.ts';
import { createApi } from '../platform/api/create-api.ts';
import { lastingStorage, tabStorage } from '../platform/browser/browser-storage.ts';
import { createConsentStore } from '../platform/consent/consent-store.ts';
import type { FeatureFlags } from '../platform/feature-flags/feature-flags.ts';
import type { Feature } from '../platform/feature/feature.ts';
import { createLanguageStore, type LanguageEnvironment } from '../platform/language/language-store.ts';
import type { Identity } from '../platform/session/identity.ts';
import type { ScopeChoice } from '../platform/session/Session.ts';
import { createStartupStore } from '../platform/startup/startup-store.ts';
import { createThemeStore } from '../platform/theme/theme-store.ts';
import { aCustomer, anIdentity, aRuntimeConfig } from './builders.ts';
import { createFakeSession } from './fake-session.ts';
import { fetchUntilTestEnds } from './requests.ts';
import { casesUrl, origin, portalUserUrl, quoteAndOrderUrl, server } from './server.ts';

export interface RenderOptions {
  /** Who is signed in, or null for nobody. @default a user administrator of Havstrand */
  user?: Partial<Identity> | null;
  customer?: Partial<Customer>;
  config?: Partial<RuntimeConfig>;
  flags?: FeatureFlags;
  agreements?: readonly FrameworkAgreement[];
  hasMigratedCases?: boolean;
  /** Further answers of the server, before all others. */
  answers?: readonly RequestHandler[];
  /** @default 'en' */
  language?: DisplayLanguage;
  /** Fetches texts. @default at once */
  loadTexts?: LanguageEnvironment['load'];
  /** @default those of the portal */
  features?: readonly Feature[];
  /** Nobody has answered the cookie banner yet. @default false */
  isFirstVisit?: boolean;
  /** A customer that the provider has just refused to switch to. */
  refusedSwitch?: ScopeChoice;
  /** A build in which flags can be overridden. @default false */
  hasClientFeatures?: boolean;
  /** @default true */
  maySignInAutomatically?: boolean;
  /** Reads that fail are tried again by themselves, after a while. @default true */
  triesAgain?: boolean;
}

/** The portal at an address, with its real router, guards and shell; the session and the server are the test's own. */
export async function renderAt(path: string, options: RenderOptions = {}) {
  const {
    user = {},
    customer = {},
    config = {},
    flags = {},
    agreements = [],
    hasMigratedCases = false,
    answers = [],
    language = 'en',
    loadTexts = loadMessages,
    features = allFeatures,
    isFirstVisit = false,
    maySignInAutomatically = true,
    triesAgain = true,
  } = options;
  await fetchOverlays();
  server.use(
    ...answers,
    http.get(portalUserUrl('/customers'), () => HttpResponse.json(aCustomer(customer))),
    http.get(portalUserUrl('/b2b-customer/feature-flags'), () => HttpResponse.json(flags)),
    http.get(quoteAndOrderUrl('/framework-agreements'), () => HttpResponse.json({ items: agreements })),
    http.get(casesUrl('/cases/migrated-case-customer'), () =>
      HttpResponse.json({ migratedCustomer: hasMigratedCases }),
    ),
  );

  const session = createFakeSession(user === null ? undefined : anIdentity(user));
  session.maySignInAutomatically = maySignInAutomatically;
  session.refusedSwitch = options.refusedSwitch;
  const languageStore = createLanguageStore({
    storage: lastingStorage,
    root: document.documentElement,
    browserLanguages: ['en'],
    load: loadTexts,
  });
  await languageStore.start();
  await languageStore.choose(language);
  const api = createApi({
    session,
    language: () => languageStore.state.language,
    fetch: fetchUntilTestEnds(),
    origin,
  });
  const consent = createConsentStore(lastingStorage, config.analytics !== undefined, tabStorage);
  if (!isFirstVisit) consent.hide();
  const clientFeatures = options.hasClientFeatures ? createClientFeatures(tabStorage) : undefined;
  const services: Services = {
    features,
    config: aRuntimeConfig(config),
    session,
    api,
    language: languageStore,
    startup: createStartupStore(api, session, { adjustFlags: clientFeatures?.overrides.apply }),
    ...(clientFeatures && { clientFeatures }),
    theme: createThemeStore(lastingStorage),
    consent,
    alerts: createAlertStore(),
  };
  const router = createMemoryRouter(createRoutes(services), {
    initialEntries: [path],
    future: { v8_middleware: true },
  });
  const view = render(
    <AppProviders
      services={services}
      dataConfig={{ dedupingInterval: 0, ...(!triesAgain && { onErrorRetry: () => undefined }) }}
    >
      <App>
        <RouterProvider router={router} />
      </App>
    </AppProviders>,
  );
  return { ...view, user: userEvent.setup(), router, services, session };
}
