import type { Page } from '@playwright/test';

/** Counts how often the page as a whole is loaded from now on; what a server redirects on counts once. */
export function countNavigations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom()) count += 1;
  });
  return () => count;
}

/** All that the tab holds: what is shown, and what is stored for this origin. */
export async function holdings(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    const cached = 'caches' in window ? await caches.keys() : [];
    return `${document.documentElement.outerHTML} ${JSON.stringify([stored, cached])}`;
  });
}
