import { observatoryScore } from '../helpers/observatory.ts';
import { address } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const hosts = ['localhost', 'no.localhost', 'dk.localhost', 'carrier.localhost'];
const pages = ['/', '/home', '/users', '/nothing/like/this', '/sign-in/interactions/abc'];

test('every page on every host is worth 135 points at the Observatory', async ({ request }) => {
  const { port } = new URL(address('/'));
  const scores: Record<string, number> = {};
  for (const host of hosts) {
    for (const path of pages) {
      // The name of the host as a header: not every system resolves names below localhost.
      const answer = await request.get(address(path), { headers: { host: `${host}:${port}`, accept: 'text/html' } });
      expect(answer.status()).toBe(200);
      scores[host + path] = await observatoryScore(answer);
    }
  }
  console.log(`${Object.keys(scores).length} pages, the lowest worth ${Math.min(...Object.values(scores))}`);
  expect(scores).toEqual(Object.fromEntries(Object.keys(scores).map((page) => [page, 135])));
});

test('what is no page or fetches no script is worth the 130 that there are without one', async ({ request }) => {
  for (const path of [
    '/assets/missing.js',
    '/api/portal-user/v1/customers',
    '/silent-check-sso.html',
    '/manifest.webmanifest',
    '/favicon.svg',
  ])
    expect(await observatoryScore(await request.get(address(path))), path).toBe(130);
});

test('a page runs no script that was changed on its way', async ({ visitor }) => {
  const page = await visitor();
  await page.route(/\/assets\/base-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.isTampered = true;` });
  });
  const complaint = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto(address('/home'));
  await complaint;
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
});
