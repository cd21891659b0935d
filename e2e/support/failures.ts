import type { Page, Route } from '@playwright/test';

const unavailable = 'Information is not available at the moment';

/** What can go wrong between the page and the server, with what the catalogue of errors says about it. */
export const failures = {
  'network down': { text: 'Could not reach the server', answer: (route: Route) => route.abort('connectionrefused') },
  'status 500': {
    text: unavailable,
    answer: (route: Route) => route.fulfill({ status: 500, json: { title: 'x', status: 500 } }),
  },
  'malformed JSON': {
    text: unavailable,
    answer: (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"items": [' }),
  },
  'no answer': { text: unavailable, answer: () => Promise.resolve() },
} as const;
export type Failure = keyof typeof failures;

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Part of the address. */
  path: string;
}

/** Makes a call of the page fail until the returned function is called. */
export async function breakCall(page: Page, { method, path }: Call, failure: Failure): Promise<() => Promise<void>> {
  const isTheCall = (url: URL) => url.pathname.includes(path);
  const handler = async (route: Route) => {
    if (route.request().method() === method) await failures[failure].answer(route);
    else await route.fallback();
  };
  await page.route(isTheCall, handler);
  return () => page.unroute(isTheCall, handler);
}

/** Lets the page give up on a call after six seconds rather than after its whole time budget. To be called before the page is opened. */
export async function shortenTimeBudget(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, 6000));
  });
}
