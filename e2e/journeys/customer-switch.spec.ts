import {
  assertActingAs,
  assertActingAsNobody,
  assertActingReason,
  chooseCustomer,
  chooseToActAs,
  clickStopActing,
} from '../helpers/customer-switch.ts';
import { assertAlert, assertPath, assertProfileName } from '../helpers/shell.ts';
import { assertListLoaded, goToUsers } from '../helpers/users-list.ts';
import { assertAccessible } from '../support/axe.ts';
import { goTo } from '../support/browser.ts';
import { holdings } from '../support/navigations.ts';
import { expect, test } from '../support/test.ts';

test(
  'a user of two customers goes from one to the other, in every tab, and nothing of the first is left',
  { tag: '@keycloak' },
  async ({ signedIn }) => {
    const page = await signedIn('multi-customer@havstrand.example', { isOwnSession: true });
    const other = await page.context().newPage();
    for (const tab of [page, other]) await goTo(tab, '/home');
    await assertProfileName(other, 'Havstrand Logistik AB');
    await chooseCustomer(page, 'Vadsund Energi AB');
    await assertPath(page, '/home');
    await assertProfileName(page, 'Vadsund Energi AB');
    await assertProfileName(other, 'Vadsund Energi AB');
    for (const tab of [page, other]) {
      expect(await tab.content()).not.toContain('Havstrand Logistik AB</');
      // The name of the other customer stays among those to choose from, in the menu alone.
      await expect(tab.getByRole('main')).not.toContainText(/havstrand/i);
    }
    await page.goBack();
    await assertProfileName(page, 'Vadsund Energi AB');
    await expect(page.getByRole('main')).not.toContainText(/havstrand/i);
  },
);

test(
  'staff of the provider act as a customer’s administrator, are told so on each page, and stop, and nothing of that user is left',
  { tag: '@keycloak' },
  async ({ signedIn }) => {
    const page = await signedIn('staff@skerry.example', { isOwnSession: true });
    await goTo(page, '/home');
    await chooseCustomer(page, 'Fjordheim Sjømat AS');
    await chooseToActAs(page, 'user-administrator@fjordheim.example', 'Case 48213');
    await assertActingAs(page, 'Frode Fjellvik', 'Fjordheim Sjømat AS');
    await assertActingReason(page, 'Case 48213');
    await assertAccessible(page, 'the start page of staff who act as a user');
    await goToUsers(page);
    await assertListLoaded(page);
    await clickStopActing(page);
    await assertProfileName(page, 'Fjordheim Sjømat AS');
    await assertActingAsNobody(page);
    expect(await holdings(page)).not.toMatch(/Frode Fjellvik|user-administrator@fjordheim/);
  },
);

test('a customer that the provider refuses leaves the user where they are, and is told', async ({ signedIn }) => {
  const page = await signedIn('multi-customer@havstrand.example', { isOwnSession: true });
  await goTo(page, '/home');
  await assertProfileName(page, 'Havstrand Logistik AB');
  // As if the right had been taken away since the list was read.
  await page.route('**/auth?*login_hint=*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('login_hint', '9900100-com');
    await route.continue({ url: url.href });
  });
  await chooseCustomer(page, 'Vadsund Energi AB');
  await assertAlert(
    page,
    'You could not be switched to customer id 4471821. You are still working for Havstrand Logistik AB.',
  );
  await assertProfileName(page, 'Havstrand Logistik AB');
});
