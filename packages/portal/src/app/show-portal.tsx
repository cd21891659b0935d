import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { services, started } from '../main.ts';
import { nameFirstEntry } from '../platform/browser/firstEntry.ts';
import { quietLine } from '../platform/browser/quiet-line.ts';
import { report } from '../platform/report.ts';
import { App } from './App.tsx';
import { AppProviders } from './AppProviders.tsx';
import { createRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

// Not at the top level of the module: pages stand on it, and would wait for what waits for them.
async function showPortal(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  // Before the router: the answer of the login page is read from the address, and the wanted path put back into it.
  await started;
  nameFirstEntry();
  const router = createBrowserRouter(createRoutes(services), { future: { v8_middleware: true } });
  // Until then the frame that the page came with stands: nothing is drawn twice.
  await initialized(router);
  createRoot(root).render(
    <AppProviders services={services}>
      <App>
        <RouterProvider router={router} />
      </App>
    </AppProviders>,
  );
  // Drawings behind the header and the states: decoration.
  void quietLine()
    .then(() => import('@skerry/ui/textures.css'))
    .catch(() => {});
  await measure(router);
}

/** Once the guards have answered and the page is there, or what went wrong. */
async function initialized({ state, subscribe }: Router): Promise<void> {
  if (state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = subscribe((next) => {
      if (!next.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Where a service measures use. A portal that nobody measures is whole. */
async function measure(router: Router): Promise<void> {
  const { analytics } = services.config;
  if (!analytics) return;
  await quietLine();
  const part = await import('./measure-use.ts').catch(() => undefined);
  part?.measureUse({
    config: analytics,
    services,
    router,
    origin: location.origin,
    fetch: (address, init) => fetch(address, init),
  });
}

showPortal().catch(report);
