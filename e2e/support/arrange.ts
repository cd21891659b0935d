import { randomUUID } from 'node:crypto';
import { apis, type CustomerUser, type CustomerUserCreate } from '@skerry/contracts';
import type { APIResponse, Page } from '@playwright/test';
import { address } from './address.ts';

const tokens = new WeakMap<Page, string>();

/** Remembers the access token that the portal of this page sends, for {@link callApi}. */
export function followToken(page: Page): void {
  page.on('request', (request) => {
    const token = request.headers()['authorization'];
    if (token) rememberToken(page, token);
  });
}

export function rememberToken(page: Page, token: string): void {
  tokens.set(page, token);
}

/** @returns the header that the page's portal has sent, or that it is going to send */
export function tokenOf(page: Page): string | undefined {
  return tokens.get(page);
}

/** Calls the user administration with the token of the page's portal. Only to prepare a journey, or to show what the server answers. */
export async function callApi(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { data, headers }: { data?: object; headers?: Record<string, string> } = {},
): Promise<APIResponse> {
  const authorization = tokens.get(page);
  if (!authorization) throw new Error('Nobody is signed in on this page.');
  return page.request.fetch(address(apis['user-admin'].prefix + path), {
    method,
    headers: { authorization, ...headers },
    ...(data && { data }),
  });
}

/** A user's details that no other journey has. */
export function newUser(details: Partial<CustomerUserCreate> = {}): CustomerUserCreate {
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Torunn',
    lastName: `Vik ${id}`,
    email: `torunn.vik.${id}@havstrand.example`,
    cellphone: '+46701740699',
    locale: 'en',
    forceTwoFactorAuth: false,
    active: true,
    ...details,
  };
}

/** Creates a user in the customer of the administrator who is signed in on the page. */
export async function createUser(page: Page, details: Partial<CustomerUserCreate> = {}): Promise<CustomerUser> {
  const answer = await callApi(page, 'POST', '/customer/users', {
    data: newUser(details),
    headers: { 'idempotency-key': randomUUID() },
  });
  if (!answer.ok()) throw new Error(`The user was not created: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as CustomerUser;
}
