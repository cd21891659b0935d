import { loadMessages, type Language } from '@skerry/i18n';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from '../app/AppProviders.tsx';
import { features } from '../app/features.ts';
import { createRoutes } from '../app/routes.tsx';
import type { Services } from '../app/services.ts';
import { createAlertStore } from '../platform/alerts/alert-store.ts';
import { createApi } from '../platform/api/create-api.ts';
import { createConsentStore } from '../platform/consent/consent-store.ts';
import { createLanguageStore } from '../platform/language/language-store.ts';
import type { Identity } from '../platform/session/identity.ts';
import { createStartupStore } from '../platform/startup/startup-store.ts';
import type { ThemeChoice } from '../platform/theme/theme-store.ts';
import { aCustomer, anIdentity, anOverview, aRuntimeConfig, sessionUsers, theRoles } from './builders.ts';
import { createFakeSession } from './fake-session.ts';

/** The server of a story: a body for each call, `'GET /customer/users'`, or a whole answer. */
export type StoryAnswers = Readonly<Record<string, () => unknown>>;

const always: StoryAnswers = {
  'GET /customers': () => aCustomer(),
  'GET /user-profiles': () => sessionUsers(),
  'GET /b2b-customer/feature-flags': () => ({}),
  'GET /b2b-customer/overview': () => anOverview(),
  'GET /b2b-customer/preferences': () => ({ preferences: {} }),
  'GET /framework-agreements': () => ({ items: [] }),
  'GET /cases/migrated-case-customer': () => ({ migratedCustomer: false }),
  'GET /roles': () => theRoles(),
};

export interface PortalStoryProps {
  path: string;
  answers: StoryAnswers;
  language: Language;
  theme: ThemeChoice;
  /** Who is signed in. @default a user administrator of Havstrand */
  user?: Partial<Identity> | undefined;
}

/** The portal at an address, in Storybook: real router and shell, a session and a server of the story's own. */
export function PortalStory({ path, answers, language, theme, user }: PortalStoryProps) {
  const [portal, setPortal] = useState<{ services: Services; router: ReturnType<typeof createMemoryRouter> }>();

  useEffect(() => {
    let isWanted = true;
    void createServices({ ...always, ...answers }, { language, theme, user }).then((services) => {
      const router = createMemoryRouter(createRoutes(services), {
        initialEntries: [path],
        future: { v8_middleware: true },
      });
      if (isWanted) setPortal({ services, router });
    });
    return () => {
      isWanted = false;
    };
  }, [path, answers, language, theme, user]);

  return (
    portal && (
      <AppProviders services={portal.services}>
        <RouterProvider router={portal.router} />
      </AppProviders>
    )
  );
}

async function createServices(
  answers: StoryAnswers,
  { language, theme, user }: Pick<PortalStoryProps, 'language' | 'theme' | 'user'>,
): Promise<Services> {
  const session = createFakeSession(anIdentity(user));
  const store = createLanguageStore({
    storage: sessionStorage,
    root: document.documentElement,
    browserLanguages: [language],
    load: loadMessages,
  });
  await store.start();
  await store.choose(language);
  const consent = createConsentStore(sessionStorage, false, sessionStorage);
  consent.confirm();
  const api = createApi({
    session,
    language: () => store.state.language,
    fetch: (request) => respond(answers, request),
    origin: location.origin,
  });
  return {
    features,
    config: aRuntimeConfig(),
    session,
    api,
    language: store,
    startup: createStartupStore(api, session),
    theme: { choice: theme, choose: () => {}, subscribe: () => () => {} },
    consent,
    alerts: createAlertStore(),
  };
}

async function respond(answers: StoryAnswers, request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\/[^/]+\/v[0-9]+/, '')}`;
  const answer = await answers[call]?.();
  if (answer instanceof Response) return answer;
  return answer === undefined
    ? Response.json({ title: 'Not Found', status: 404 }, { status: 404 })
    : Response.json(answer);
}
