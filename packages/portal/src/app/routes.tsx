import { redirect, type RouteObject } from 'react-router-dom';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import type { Feature, FeatureRoute } from '../platform/feature/feature.ts';
import { withTexts } from '../platform/language/with-texts.ts';
import { AppErrorPage } from './AppErrorPage.tsx';
import { accessDeniedPath, clientFeaturesPath, notFoundPath } from './app.paths.ts';
import { requireAccess, requireSignIn } from './guards.ts';
import { landingPath } from './landing-path.ts';
import { LoadedPage } from './LoadedPage.tsx';
import type { PageHandle } from './page-handle.ts';
import type { Services } from './services.ts';
import { BareFrame } from './shell/BareFrame.tsx';
import { PageContent } from './shell/PageContent.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page in a chunk of its own, fetched by the loader: loaders wait for the guards, the router's `lazy` does not. */
function pageRoute({ language }: Services, { title, opens, texts, page }: Omit<FeatureRoute, 'path'>): RouteObject {
  const handle: PageHandle = { title, opens };
  const loader = () => loadChunk(() => withTexts(language, texts, page));
  return { handle, loader, shouldRevalidate: () => false, Component: LoadedPage };
}

/** The route table: each feature behind its guard, in the shell or bare, and the two pages that need no access. */
export function createRoutes(services: Services): RouteObject[] {
  const notFound = () =>
    pageRoute(services, {
      title: 'pages.notFound',
      texts: ['refused'],
      page: async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage,
    });
  const routesOf = (features: readonly Feature[]): RouteObject[] =>
    features.map((feature) => ({
      id: feature.id,
      middleware: [requireAccess(feature, services)],
      children: feature.routes.map(({ path, ...page }) => ({ path, ...pageRoute(services, page) })),
    }));
  const { clientFeatures } = services;
  return [
    // Without a shell, and without a login.
    ...(clientFeatures
      ? [
          {
            path: clientFeaturesPath,
            loader: () => loadChunk(clientFeatures.page),
            HydrateFallback: () => null,
            Component: LoadedPage,
          },
        ]
      : []),
    {
      id: 'root',
      middleware: [requireSignIn(services)],
      ErrorBoundary: AppErrorPage,
      // Nothing is drawn before the first page is there: the frame that the page came with stands until then.
      HydrateFallback: () => null,
      children: [
        {
          Component: Shell,
          ErrorBoundary: AppErrorPage,
          children: [
            { index: true, loader: () => redirect(landingPath(services)) },
            {
              Component: PageContent,
              ErrorBoundary: AppErrorPage,
              children: routesOf(services.features.filter(({ isBare }) => !isBare)),
            },
            {
              // Where they can't be fetched, the shell stays around what says so.
              ErrorBoundary: AppErrorPage,
              children: [
                {
                  path: accessDeniedPath,
                  ...pageRoute(services, {
                    title: 'pages.accessDenied',
                    texts: ['refused'],
                    page: async () => (await import('./pages/AccessDeniedPage.tsx')).AccessDeniedPage,
                  }),
                },
                { path: notFoundPath, ...notFound() },
                { path: '*', ...notFound() },
              ],
            },
          ],
        },
        { Component: BareFrame, children: routesOf(services.features.filter(({ isBare }) => isBare)) },
      ],
    },
  ];
}
