import '@skerry/ui/fonts.css';
import '@skerry/ui/tokens.css';
import '@skerry/ui/textures.css';
import './app/shell/print.css';
import './app/shell/starting.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { createBrowserServices } from './app/browser-services.ts';
import { createRoutes } from './app/routes.tsx';
import { legacyHashPath } from './platform/browser/legacy-hash-path.ts';
import { loadChunk } from './platform/browser/load-chunk.ts';
import { readRuntimeConfig } from './platform/runtime-config/runtime-config.ts';

const path = legacyHashPath(location);
if (path !== undefined) history.replaceState(null, '', path);

const services = createBrowserServices(readRuntimeConfig(document));
const { session, startup, language } = services;
// Before the router: the answer of the login page is read from the address, and the wanted path put back into it.
await session.start();
const identity = session.state.status === 'signedIn' ? session.state.identity : undefined;
// The guard waits for the same answer, and shows what went wrong with it.
if (identity) startup.load().catch(() => {});
await loadChunk(() => language.start(identity?.customerCountry, identity?.isInternal));

const router = createBrowserRouter(createRoutes(services), { future: { v8_middleware: true } });
const { analytics } = services.config;
if (analytics) {
  import('./app/measure-use.ts').then(
    ({ measureUse }) =>
      measureUse({
        config: analytics,
        services,
        router,
        origin: location.origin,
        fetch: (address, init) => fetch(address, init),
      }),
    () => {
      // A portal that nobody measures is whole.
    },
  );
}
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <AppProviders services={services}>
    <App>
      <RouterProvider router={router} />
    </App>
  </AppProviders>,
);
