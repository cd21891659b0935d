import { createHash, randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse, type BrowserContext } from '@playwright/test';
import { clickLogIn, fillLogin } from '../helpers/sign-in.ts';
import { address } from './address.ts';
import { followToken, tokenOf } from './arrange.ts';
import { isKeycloak } from './identity-provider.ts';

export const password = 'skerry-demo';

/**
 * Logs in where the browser is not logged in yet.
 *
 * @returns the header with a token such as the portal is given
 */
export async function logIn(context: BrowserContext, login: string, host?: string): Promise<string> {
  // Only a browser is sure to find names below localhost.
  return isKeycloak || host ? logInOnPages(context, login, host) : logInWithoutPages(context.request, login);
}

async function logInOnPages(context: BrowserContext, login: string, host?: string): Promise<string> {
  const home = address('/home', host);
  const page = await context.newPage();
  followToken(page);
  await page.goto(home);
  const loginField = page.locator('input[name="username"]');
  await expect.poll(async () => tokenOf(page) !== undefined || (await loginField.isVisible())).toBe(true);
  if (tokenOf(page) === undefined) {
    await fillLogin(page, login, password);
    await clickLogIn(page);
  }
  await page.waitForURL(home);
  await expect(page.getByRole('banner')).toBeVisible();
  const token = tokenOf(page);
  if (token === undefined) throw new Error(`The portal of ${login} has sent no token.`);
  await page.close();
  return token;
}

/** Sends what the portal and the login page send, without starting either: for journeys that begin later. */
async function logInWithoutPages(request: APIRequestContext, login: string): Promise<string> {
  const verifier = randomBytes(48).toString('base64url');
  const asked = { client_id: 'skerry-portal', redirect_uri: address('/') };
  const query = new URLSearchParams({
    ...asked,
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  let next = await follow(request, `/oidc/auth?${query.toString()}`);
  if (next.pathname.startsWith('/sign-in/interactions/')) {
    const answer = await request.post(address(`${next.pathname}/login`), {
      data: { email: login, password },
      headers: { origin: address('') },
    });
    const { redirectTo } = (await succeeded(answer)) as { redirectTo: string };
    next = await follow(request, redirectTo);
  }
  const answer = await request.post(address('/oidc/token'), {
    form: {
      ...asked,
      grant_type: 'authorization_code',
      code: new URLSearchParams(next.hash.slice(1)).get('code') ?? '',
      code_verifier: verifier,
    },
    headers: { origin: address('') },
  });
  const { access_token: token } = (await succeeded(answer)) as { access_token: string };
  return `Bearer ${token}`;
}

/** @returns where the answer sends the browser */
async function follow(request: APIRequestContext, path: string): Promise<URL> {
  const answer = await request.get(address(path), { maxRedirects: 0, headers: { accept: 'text/html' } });
  return new URL(answer.headers()['location'] ?? '', address(path));
}

async function succeeded(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`The login was answered ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
