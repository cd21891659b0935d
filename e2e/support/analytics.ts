import type { Page, Route } from '@playwright/test';
import { analyticsAddress } from './start-product.ts';

export type Told = Readonly<Record<string, string>>;

/** Answers for the service that measures use. The list grows with what it is told. */
export async function listenAsAnalytics(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await answer(page, async (route) => {
    told.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    await route.fulfill({ status: 204 });
  });
  return told;
}

/** The service is down. */
export async function breakAnalytics(page: Page): Promise<void> {
  await answer(page, (route) => route.abort('connectionrefused'));
}

async function answer(page: Page, handler: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`${analyticsAddress}/**`, handler);
}
