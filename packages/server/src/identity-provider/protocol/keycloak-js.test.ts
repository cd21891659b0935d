import type { Browser, BrowserContext, Page } from 'playwright-core';
import { freePort, openChromium, servePortalPages, type PortalWindow } from '../testing/chromium-world.ts';
import {
  addAccount,
  clientId,
  closeTestWorld,
  openTestWorld,
  password,
  type TestWorld,
} from '../testing/test-world.ts';

/** Inside the page. */
declare const window: PortalWindow;

const email = 'astrid@ljusvik.example';
let chromium: Browser;
let world: TestWorld;
let origin: string;
let context: BrowserContext | undefined;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  chromium = await openChromium();
  world = await openTestWorld({ origins: [origin] }, servePortalPages);
  await addAccount(world.database, {
    email,
    customers: [{ id: '1001' }, { id: '2001', roles: ['UserAdministrator'] }],
  });
  await world.server.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await chromium.close();
  await closeTestWorld(world);
});

beforeEach(async () => {
  await context?.close();
  context = undefined;
});

async function openPortal(path = '/'): Promise<Page> {
  context ??= await chromium.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.waitForFunction(() => window.isLoaded);
  return page;
}

/** Starts keycloak-js as the portal does, with the metadata that the provider hands out. Answers whether somebody is signed in. */
async function start(page: Page, options: object = {}): Promise<boolean> {
  await page.waitForFunction(() => window.isLoaded);
  const config = { clientId, oidcProvider: world.provider.metadata(origin) };
  return page.evaluate(([settings, initOptions]) => window.start(settings, initOptions), [config, options] as const);
}

async function logIn(page: Page): Promise<void> {
  await page.evaluate(() => void window.keycloak.login({ redirectUri: `${window.location.origin}/` }));
  await page.waitForURL('**/sign-in/interactions/*');
  await page.evaluate(
    async (credentials) => {
      const answer = await fetch(`${window.location.pathname}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      });
      const { redirectTo } = (await answer.json()) as { redirectTo: string };
      window.location.assign(redirectTo);
    },
    { email, password },
  );
  await page.waitForURL((address) => address.pathname === '/');
  expect(await start(page)).toBe(true);
}

async function signedIn(): Promise<Page> {
  const page = await openPortal();
  expect(await start(page)).toBe(false);
  await logIn(page);
  return page;
}

async function refresh(page: Page, times = 1): Promise<void> {
  await page.evaluate(async (count) => {
    for (let round = 0; round < count; round += 1) await window.keycloak.updateToken(-1);
  }, times);
}

describe('keycloak-js', () => {
  it('finds nobody, logs in, and finds names, roles and customer in its tokens', async () => {
    const page = await signedIn();
    const found = await page.evaluate(() => ({
      id: window.keycloak.idTokenParsed,
      access: window.keycloak.tokenParsed,
      address: window.location.href,
    }));
    expect(found.id).toMatchObject({ name: 'Astrid Lindqvist', email });
    expect(found.access).toMatchObject({ customer: { id: '1001' }, realm_access: { roles: [] } });
    expect(found.address).toBe(`${origin}/`);
  });

  it('keeps the session over a reload, without a page in between', async () => {
    const page = await signedIn();
    await page.reload();
    expect(await start(page)).toBe(true);
  });

  it('keeps the address of a deep link in a silent check', async () => {
    const page = await signedIn();
    await page.goto(`${origin}/users?page=2#row`);
    expect(await start(page)).toBe(true);
    expect(page.url()).toBe(`${origin}/users?page=2#row`);
  });

  it('refreshes, three times at once by one request', async () => {
    const page = await signedIn();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/oidc/token')) requests.push(request.url());
    });
    const before = await page.evaluate(() => window.keycloak.token);
    expect(await page.evaluate(() => Promise.all([1, 2, 3].map(() => window.keycloak.updateToken(-1))))).toEqual([
      true,
      true,
      true,
    ]);
    expect(requests).toHaveLength(1);
    expect(await page.evaluate(() => window.keycloak.token)).not.toBe(before);
    expect(await page.evaluate(() => window.keycloak.idTokenParsed)).toMatchObject({ name: 'Astrid Lindqvist' });
  });

  it('refreshes in five tabs, each as often as it likes', async () => {
    const pages = [await signedIn()];
    while (pages.length < 5) {
      const page = await openPortal();
      expect(await start(page)).toBe(true);
      pages.push(page);
    }
    await Promise.all(pages.map((page) => refresh(page, 5)));
    for (const page of pages) expect(await page.evaluate(() => window.keycloak.authenticated)).toBe(true);
  });

  it('logs out without a question, in every tab at its next refresh', async () => {
    const page = await signedIn();
    const sibling = await openPortal();
    await start(sibling);
    await page.evaluate(() => window.keycloak.logout({ redirectUri: `${window.location.origin}/` }));
    await page.waitForURL(`${origin}/`);
    expect(await start(page)).toBe(false);
    const left = await sibling.evaluate(async () => {
      let wasTold = false;
      window.keycloak.onAuthLogout = () => (wasTold = true);
      await window.keycloak.updateToken(-1).catch(() => undefined);
      return { wasTold, authenticated: window.keycloak.authenticated };
    });
    expect(left).toEqual({ wasTold: true, authenticated: false });
  });

  it('switches the customer by a login hint, without a password', async () => {
    const page = await signedIn();
    await page.evaluate(
      () => void window.keycloak.login({ redirectUri: `${window.location.origin}/`, loginHint: '2001-no' }),
    );
    await page.waitForURL((address) => address.hash.includes('code='));
    expect(await start(page)).toBe(true);
    expect(await page.evaluate(() => window.keycloak.tokenParsed)).toMatchObject({
      customer: { id: '2001' },
      microserviceRegistry: 'no',
    });
  });

  it('keeps no token in the browser, and nothing of the login', async () => {
    const page = await signedIn();
    await refresh(page);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, window.document.cookie]),
    );
    expect(kept).toBe('[{},{},""]');
  });
});
