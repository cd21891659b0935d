import { redirect, type RouteObject } from 'react-router-dom';
import { homePath } from '../features/home/home.paths.ts';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import type { Feature, FeatureRoute } from '../platform/feature/feature.ts';
import { AppErrorPage } from './AppErrorPage.tsx';
import { accessDeniedPath, notFoundPath } from './app.paths.ts';
import { requireAccess, requireSignIn } from './guards.ts';
import type { PageHandle } from './page-handle.ts';
import { LoadingPage } from './pages/LoadingPage.tsx';
import type { Services } from './services.ts';
import { PageContent } from './shell/PageContent.tsx';
import { Shell } from './shell/Shell.tsx';

const handle = (title: PageHandle['title']): PageHandle => ({ title });

function featureRoute({ path, title, page }: FeatureRoute): RouteObject {
  // The object form of lazy: the guard has spoken before the page is fetched.
  return { path, handle: handle(title), lazy: { Component: () => loadChunk(page) } };
}

/** The route table: the shell, each feature behind its guard, and the two pages that need no access. */
export function createRoutes(features: readonly Feature[], services: Services): RouteObject[] {
  const notFound = { handle: handle('shell.notFound.title'), lazy: { Component: () => loadChunk(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage) } };
  return [
    {
      id: 'root',
      middleware: [requireSignIn(services)],
      Component: Shell,
      ErrorBoundary: AppErrorPage,
      HydrateFallback: LoadingPage,
      children: [
        { index: true, loader: () => redirect(homePath) },
        {
          Component: PageContent,
          ErrorBoundary: AppErrorPage,
          children: features.map((feature) => ({
            id: feature.id,
            middleware: [requireAccess(feature, services)],
            children: feature.routes.map(featureRoute),
          })),
        },
        {
          path: accessDeniedPath,
          handle: handle('shell.accessDenied.title'),
          lazy: { Component: () => loadChunk(async () => (await import('./pages/AccessDeniedPage.tsx')).AccessDeniedPage) },
        },
        { path: notFoundPath, ...notFound },
        { path: '*', ...notFound },
      ],
    },
  ];
}
