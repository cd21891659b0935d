import {
  addService,
  answerChangeQuestion,
  assertChangeRequestsLoaded,
  chooseKind,
  fillWindow,
  goOn,
  goToChangeRequests,
  openChangeRequest,
  sendChangeAction,
  withdrawRequest,
} from '../helpers/change-requests.ts';
import { assertAlert } from '../helpers/shell.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const responsible = 'operation-responsible@vadsund.example';

test('a change is asked for from a service, in four steps that axe finds nothing on, and cancelled', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn(responsible);
  await goTo(page, '/services?service=SE-178258');
  await page.getByRole('button', { name: 'Change service' }).click();
  await page.getByRole('menuitem', { name: 'Request a change' }).click();
  await addService(page, 'SE-178305');
  await chooseKind(page, 'VLAN');
  await checkAtWidths(page, 'what is changed');
  await goOn(page);
  await page.getByRole('radio', { name: 'Add' }).check();
  await page.getByRole('textbox', { name: 'VLAN id' }).fill('4095');
  await page.getByRole('textbox', { name: 'Ports' }).fill('ge-0/0/4');
  await expect(page.getByText('Enter a number from 1 to 4,094.')).toBeVisible();
  await checkAtWidths(page, 'details with errors');
  await page.getByRole('textbox', { name: 'VLAN id' }).fill('217');
  await goOn(page);
  await page.getByRole('radio', { name: /Normal/ }).check();
  await fillWindow(page);
  await checkAtWidths(page, 'when it is made');
  await goOn(page);
  await checkAtWidths(page, 'the review');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page).toHaveURL(/\/service-change-request\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('ge-0/0/4');
  await withdrawRequest(page, 'A journey needs no VLAN.');
  await assertAlert(page, 'The request has been withdrawn');
  // Under the title, and in the history.
  await expect(page.getByText('A journey needs no VLAN.')).toHaveCount(2);
});

test('a colleague’s change is approved, and a question is answered', async ({ signedIn }) => {
  const page = await signedIn(responsible);
  await goToChangeRequests(page, '?filter=DRIFT-135');
  await openChangeRequest(page, 'CR-108617');
  await sendChangeAction(page, 'Approve', 'At night.', 'Approve the change');
  await assertAlert(page, 'The change has been approved');
  await expect(page.getByText('At night.')).toBeVisible();
  await goToChangeRequests(page, '?status=NEED_INFO');
  await openChangeRequest(page, 'CR-108590');
  await answerChangeQuestion(page, 'Only from there.');
  await expect(page.getByText('Being assessed').first()).toBeVisible();
});

test('axe finds nothing on the list and a request', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(responsible);
  await goToChangeRequests(page);
  await checkAtWidths(page, 'the list');
  await goToChangeRequests(page, '?state=closed');
  await openChangeRequest(page, 'CR-108411');
  await assertChangeRequestsLoaded(page);
  await checkAtWidths(page, 'a request');
});
