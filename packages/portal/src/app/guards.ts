import { data, redirect, type MiddlewareFunction } from 'react-router-dom';
import type { Feature } from '../platform/feature/feature.ts';
import { judge } from '../platform/feature/judge.ts';
import { isSignedIn } from '../platform/session/Session.ts';
import { accessDeniedFor, notFoundPath } from './app.paths.ts';
import { visitorOf, type Services } from './services.ts';

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

function refuseUnknown(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
  throw data(null, { status: 401 });
}

/** Stands before everything: signs in where nobody is, and waits for the start-up data. */
export function requireSignIn({ session, startup }: Services): MiddlewareFunction {
  return async ({ request }, next) => {
    if (session.state.status === 'signedOut') {
      const leaving = session.state.reason === 'none' && session.loginAutomatically(pathOf(request));
      // The browser is on its way to the login page.
      if (leaving) await new Promise<never>(() => {});
      refuseUnknown();
    }
    await startup.load();
    // It may have ended meanwhile: who is not known is not refused either.
    if (!isSignedIn(session.state)) refuseUnknown();
    return next();
  };
}

/** Stands before the pages of a feature. Middleware, so that a refused visitor never downloads the page. */
export function requireAccess(feature: Feature, services: Services): MiddlewareFunction {
  return ({ request }, next) => {
    switch (judge(feature, visitorOf(services.session.state, services))) {
      case 'open':
        return next();
      case 'notFound':
        // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
        throw redirect(notFoundPath);
      case 'accessDenied':
        // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
        throw redirect(accessDeniedFor(new URL(request.url).pathname));
    }
  };
}
