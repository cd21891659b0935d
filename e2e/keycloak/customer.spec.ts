import { readFileSync } from 'node:fs';
import { chooseCustomer } from '../helpers/customer-switch.ts';
import { assertProfileName, clickLogOut } from '../helpers/shell.ts';
import { assertEmptyLogin, assertLoginPage } from '../helpers/sign-in.ts';
import { address } from '../support/address.ts';
import { goTo } from '../support/browser.ts';
import { expect, test, type Page } from '../support/test.ts';

const tag = '@keycloak';
const person = 'multi-customer@havstrand.example';

/** Asks Keycloak for what a switch of customer in the portal asks for, and comes back to the portal. */
async function askFor(page: Page, hint: string): Promise<void> {
  const query = new URLSearchParams({
    client_id: 'skerry-portal',
    redirect_uri: address('/'),
    response_type: 'code',
    scope: 'openid',
    code_challenge_method: 'S256',
    // Nobody redeems the code: what is looked at is the session, which the portal asks for by itself.
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    login_hint: hint,
  });
  await page.goto(`${process.env['SKERRY_IDENTITY_ISSUER'] ?? ''}/protocol/openid-connect/auth?${query.toString()}`);
  await goTo(page, '/home');
}

/** The hint for acting as a demo user of one customer: what their account in the realm says of them. */
function hintFor(email: string): string {
  const realm = JSON.parse(readFileSync(new URL('../../deploy/keycloak/demo-realm.json', import.meta.url), 'utf8')) as {
    users: { email: string; attributes: { skerry_user: [string] } }[];
  };
  return realm.users.find((user) => user.email === email)?.attributes.skerry_user[0] ?? '';
}

/** Says why, with the token of the page, as the profile menu does: without it nobody acts. */
async function giveReason(page: Page, path: string): Promise<void> {
  const call = page.waitForRequest((request) => request.url().endsWith('/user-profiles'));
  await goTo(page, '/home');
  const { authorization = '' } = await (await call).allHeaders();
  const headers = { authorization, 'x-microservice-registry': 'no', 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.post(address(path), { data: { reason: 'Case 48213' }, headers });
  expect(answer.status()).toBe(204);
}

function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    customer: object;
    realm_access?: { roles: string[] };
    iat: number;
    exp: number;
  };
}

test('a session goes on at another customer of the person, and at nobody else’s', { tag }, async ({ signedIn }) => {
  const page = await signedIn(person, { isOwnSession: true });
  await askFor(page, '4471821-se');
  await assertProfileName(page, 'Vadsund Energi AB');
  await page.reload();
  await assertProfileName(page, 'Vadsund Energi AB');
  await askFor(page, '5520310-no');
  await assertProfileName(page, 'Havstrand Logistik AB');
});

test(
  'staff act as a user of a customer with that user’s rights and none of their own, for half an hour',
  { tag },
  async ({ signedIn }) => {
    const email = 'user-administrator@fjordheim.example';
    const hint = hintFor(email);
    const page = await signedIn('admin@skerry.example', { isOwnSession: true });
    const path = `/api/portal-user/v1/selectable-customers/5520310/users/${hint.slice(0, 36)}/acting-reasons`;
    await giveReason(page, path);
    const profiles = page.waitForResponse((answer) => answer.url().endsWith('/user-profiles') && answer.ok());
    const tokens = page.waitForResponse((answer) => answer.url().endsWith('/protocol/openid-connect/token'));
    await askFor(page, hint);
    expect(await (await profiles).json()).toMatchObject({
      currentUser: { email: 'admin@skerry.example' },
      impersonatedUser: { email, roles: ['UserAdministrator'] },
      actingReason: 'Case 48213',
    });
    const { access_token: token } = (await (await tokens).json()) as { access_token: string };
    const claims = claimsOf(token);
    expect(claims).toMatchObject({
      customer: { id: '5520310', actingAs: { id: hint.slice(0, 36), until: claims.exp } },
    });
    expect(claims.realm_access?.roles ?? []).toEqual([]);
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(30 * 60);
  },
);

test(
  'a switch of customer after the end of the session leads to a login page that names nobody',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn(person, { isOwnSession: true });
    await askFor(page, '4471820-se');
    await assertProfileName(page, 'Havstrand Logistik AB');
    await page.context().clearCookies();
    await chooseCustomer(page, 'Vadsund Energi AB');
    await assertLoginPage(page);
    await assertEmptyLogin(page);
  },
);

test(
  'the customer of the last session never stands on the login page as a user name',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn(person, { isOwnSession: true });
    await askFor(page, '4471821-se');
    await assertProfileName(page, 'Vadsund Energi AB');
    await clickLogOut(page);
    await goTo(page, '/users');
    await assertLoginPage(page);
    await assertEmptyLogin(page);
  },
);
