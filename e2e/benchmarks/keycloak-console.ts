// Keycloak's admin console with the demo's realm, for comparison.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { prepareKeycloak, startKeycloak } from '../../scripts/lib/keycloak.mjs';
import { freePort } from '../support/start-product.ts';
import type { Subject } from './subject.ts';

const administrator = { user: 'console', password: 'console-not-for-production' };

/** Starts Keycloak, and signs its administrator in once. */
export async function consoleUsers(browser: Browser): Promise<{ subject: Subject; stop: () => Promise<void> }> {
  prepareKeycloak((step) => console.log(step));
  const folder = await mkdtemp(join(tmpdir(), 'skerry-keycloak-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const keycloak = await startKeycloak({ port, origins: [origin], mailPort: port, folder, administrator });
  const stop = async () => {
    await keycloak.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const users = `${origin}/admin/master/console/#/skerry/users`;
    const firstRow = 'table tbody tr a[href$="/settings"]';
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(users, { timeout: 120_000 });
    await page.locator('input[name="username"]').fill(administrator.user, { timeout: 120_000 });
    await page.locator('input[name="password"]').fill(administrator.password);
    await page.locator('input[name="password"]').press('Enter');
    await page.locator(firstRow).first().waitFor({ timeout: 120_000 });
    const cookies = await context.cookies();
    await context.close();
    return { subject: { name: 'Keycloak, users of the admin console', address: users, cookies, firstRow }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
