import type { MessageId } from '@skerry/i18n';
import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { homePath } from '../features/home/home.paths.ts';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import { AppErrorPage } from './AppErrorPage.tsx';
import { accessDeniedPath, notFoundPath } from './app.paths.ts';
import { requireAccess, requireSignIn } from './guards.ts';
import { LoadedPage } from './LoadedPage.tsx';
import type { PageHandle } from './page-handle.ts';
import { LoadingPage } from './pages/LoadingPage.tsx';
import type { Services } from './services.ts';
import { PageContent } from './shell/PageContent.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page in a chunk of its own, fetched by the loader: loaders wait for the guards, the router's `lazy` does not. */
function pageRoute(title: MessageId, page: () => Promise<ComponentType>): RouteObject {
  const handle: PageHandle = { title };
  return { handle, loader: () => loadChunk(page), shouldRevalidate: () => false, Component: LoadedPage };
}

/** The route table: the shell, each feature behind its guard, and the two pages that need no access. */
export function createRoutes(services: Services): RouteObject[] {
  const notFound = () =>
    pageRoute('shell.notFound.title', async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);
  return [
    {
      id: 'root',
      middleware: [requireSignIn(services)],
      Component: Shell,
      ErrorBoundary: AppErrorPage,
      HydrateFallback: LoadingPage,
      children: [
        { index: true, loader: () => redirect(homePath), Component: LoadingPage },
        {
          Component: PageContent,
          ErrorBoundary: AppErrorPage,
          children: services.features.map((feature) => ({
            id: feature.id,
            middleware: [requireAccess(feature, services)],
            children: feature.routes.map(({ path, title, page }) => ({ path, ...pageRoute(title, page) })),
          })),
        },
        {
          path: accessDeniedPath,
          ...pageRoute(
            'shell.accessDenied.title',
            async () => (await import('./pages/AccessDeniedPage.tsx')).AccessDeniedPage,
          ),
        },
        { path: notFoundPath, ...notFound() },
        { path: '*', ...notFound() },
      ],
    },
  ];
}
