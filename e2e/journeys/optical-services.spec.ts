import {
  beginRequest,
  choose,
  chooseKindOfPlace,
  chooseProduct,
  fillWantedDay,
  goToOpticalServices,
  sendRequest,
  sentRow,
} from '../helpers/optical-services.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('a wavelength is asked for, corrected where the server objects, and stands in the list and on a page of its own', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('quote-requester@havstrand.example');
  await goToOpticalServices(page);
  await checkAtWidths(page, 'the list of requests');
  await beginRequest(page);
  await choose(page, 'A end', /Data centre/, /Göteborg 1/);
  await choose(page, 'Z end', /Data centre/, /Göteborg 1/);
  await expect(page.getByText(/The two ends are at the same location/)).toBeVisible();
  await chooseKindOfPlace(page, 'Z end', 'Another address');
  await page.getByRole('textbox', { name: 'Address' }).fill('Strandgaten 18, 5013 Bergen');
  await choose(page, 'Z end', /Country/, /Norway/);
  await chooseProduct(page, /Wavelength/);
  await choose(page, 'Service', /Capacity/, /^100 Gbit/);
  await choose(page, 'Service', /Client interface/, /OTU4/);
  await choose(page, 'Service', /Protection/, /second route/);
  await choose(page, 'Agreement and delivery', /Term/, /36 months/);
  await fillWantedDay(page);
  const diverse = page.getByRole('textbox', { name: /Diverse route from/ });
  await diverse.fill('SE-178258');
  await sendRequest(page);
  await expect(page.getByText('Your company has no service SE-178258.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Diverse route from: / }).click();
  await expect(diverse).toBeFocused();
  await checkAtWidths(page, 'the form with an error');
  await diverse.fill('');
  await sendRequest(page);
  await expect(page.getByText(/^Request OPT-\d+ has been sent\./)).toBeVisible();
  const row = sentRow(page);
  await expect(row).toContainText('Göteborg 1 – Strandgaten 18, 5013 Bergen');
  await expect(row).toContainText('Registered');
  await expect(row.getByRole('link')).toBeFocused();
  await checkAtWidths(page, 'the list with a new request');
  await row.getByRole('link').click();
  const title = page.getByRole('heading', { level: 1, name: 'Göteborg 1 – Strandgaten 18, 5013 Bergen' });
  await expect(title).toBeVisible();
  await expect(page.getByText('OTU4').first()).toBeVisible();
  await checkAtWidths(page, 'a sent request');
});

test('who sees the services finds those to keep apart from by typing, and the line is drawn', async ({ signedIn }) => {
  const page = await signedIn('purchaser@havstrand.example');
  await goToOpticalServices(page);
  await beginRequest(page);
  await choose(page, 'A end', /Data centre/, /Göteborg 1/);
  await choose(page, 'Z end', /Data centre/, /Oslo 1/);
  await expect(page.getByText(/as the crow flies/)).toBeVisible();
  await page.getByRole('combobox', { name: /Diverse route from/ }).pressSequentially('SE-204418');
  await page.getByRole('option', { name: /SE-204418/ }).click();
  const chosen = page.getByRole('list', { name: 'Services to stay apart from' });
  await expect(chosen).toContainText('DIA Static SE-204418');
  await expect(page.getByRole('combobox', { name: /Diverse route from/ })).toBeFocused();
  await checkAtWidths(page, 'the form with a line on the map');
  await chosen.getByRole('button', { name: 'Remove DIA Static SE-204418' }).click();
  await expect(chosen).toBeHidden();
});

test('who buys nothing reads the catalogue and is told whom to ask', async ({ signedIn }) => {
  const page = await signedIn('operation-staff@havstrand.example');
  await goToOpticalServices(page);
  await expect(page.getByText(/You can’t send a request yourself/)).toBeVisible();
  await checkAtWidths(page, 'the catalogue');
});

test('SmartFiber is offered in Norway, and leads to the order', async ({ signedIn }) => {
  const page = await signedIn('purchaser@fjordheim.example');
  await goToOpticalServices(page);
  await page
    .getByRole('link', { name: /Add SmartFiber/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/services\/changes\/addon\?service=NO-/);
  await expect(page.getByText('SmartFiber').first()).toBeVisible();
});
