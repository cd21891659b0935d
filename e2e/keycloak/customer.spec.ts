import { assertProfileName, clickLogOut } from '../helpers/shell.ts';
import { assertEmptyLogin, assertLoginPage } from '../helpers/sign-in.ts';
import { address } from '../support/address.ts';
import { createUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test, type Page } from '../support/test.ts';

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

test('a session goes on at another customer of the person, and at nobody else’s', { tag }, async ({ signedIn }) => {
  const page = await signedIn(person);
  await assertProfileName(page, 'Havstrand Logistik AB');
  await askFor(page, '4471821-se');
  await assertProfileName(page, 'Vadsund Energi AB');
  await page.reload();
  await assertProfileName(page, 'Vadsund Energi AB');
  await askFor(page, '5520310-no');
  await assertProfileName(page, 'Havstrand Logistik AB');
});

test('staff of the provider act for any customer', { tag }, async ({ signedIn }) => {
  const page = await signedIn('staff@skerry.example');
  await askFor(page, '5520310-no');
  await assertProfileName(page, 'Fjordheim Sjømat AS');
});

test('staff of the provider act as a user of a customer', { tag }, async ({ signedIn }) => {
  const user = await createUser(await signedIn(administrator));
  const page = await signedIn('staff@skerry.example');
  const profiles = page.waitForResponse((answer) => answer.url().endsWith('/user-profiles'));
  await askFor(page, `${user.id}-4471820-se`);
  expect(await (await profiles).json()).toMatchObject({
    currentUser: { email: 'staff@skerry.example' },
    impersonatedUser: { id: user.id, roles: [] },
  });
});

test(
  'the customer of the last session never stands on the login page as a user name',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn(person);
    await askFor(page, '4471821-se');
    await assertProfileName(page, 'Vadsund Energi AB');
    await clickLogOut(page);
    await goTo(page, '/users');
    await assertLoginPage(page);
    await assertEmptyLogin(page);
  },
);
