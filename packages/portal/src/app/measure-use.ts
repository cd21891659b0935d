import type { RuntimeConfig } from '@skerry/contracts';
import type { Middleware } from 'openapi-fetch';
import type { createBrowserRouter } from 'react-router-dom';
import type { Analytics, AnalyticsIdentity } from '../platform/analytics/Analytics.ts';
import { createMatomo, type MatomoEnvironment } from '../platform/analytics/matomo.ts';
import { notFoundPath } from './app.paths.ts';
import type { Services } from './services.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

export interface MeasuredUse extends Pick<MatomoEnvironment, 'fetch' | 'origin'> {
  config: NonNullable<RuntimeConfig['analytics']>;
  services: Pick<Services, 'api' | 'consent' | 'session' | 'startup'>;
  router: Router;
}

/**
 * Tells the configured service of each page that is shown and each write that is answered, from the moment of consent on.
 * A module that is fetched only where a service is configured: without one there is nothing to measure with.
 */
export function measureUse({ config, services, router, fetch, origin }: MeasuredUse): void {
  const { api, consent } = services;
  const analytics: Analytics = createMatomo({ config, fetch, origin, identity: () => identityOf(services) });
  let counted: string | undefined;

  function countPage(): void {
    const { initialized, navigation, errors, location, matches } = router.state;
    const isShown = initialized && navigation.state === 'idle' && errors === null;
    if (!isShown || !mayMeasure(services) || location.pathname === counted) return;
    counted = location.pathname;
    const pattern = matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '/';
    analytics.pageView(pattern === '*' ? notFoundPath : pattern);
  }
  router.subscribe(() => quietly(countPage));
  consent.subscribe(() => quietly(countPage));
  quietly(countPage);

  const countWrites: Middleware = {
    onResponse({ request: { method }, schemaPath, response: { status } }) {
      quietly(() => {
        if (method !== 'GET' && mayMeasure(services))
          analytics.event({ category: 'write', action: `${method} ${schemaPath}`, name: String(status) });
      });
    },
  };
  for (const client of Object.values<{ use: (middleware: Middleware) => void }>({ ...api })) client.use(countWrites);
}

function mayMeasure({ consent, session }: MeasuredUse['services']): boolean {
  return consent.isGiven && session.state.status === 'signedIn';
}

function identityOf({ session, startup }: MeasuredUse['services']): AnalyticsIdentity {
  const isInternal = session.state.status === 'signedIn' && session.state.identity.isInternal;
  const { currentUser, impersonatedUser } = startup.data.users;
  return {
    isImpersonating: isInternal && impersonatedUser !== undefined && impersonatedUser.id !== currentUser.id,
    ...(isInternal && { email: currentUser.email }),
  };
}

/** Whatever goes wrong with measuring is not the visitor's concern. */
function quietly(measure: () => void): void {
  try {
    measure();
  } catch {
    // Not counted.
  }
}
