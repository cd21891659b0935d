import {
  assertMapDrawn,
  assertSiteOpen,
  assertSitesSelected,
  closeSite,
  goToMap,
  openFirstService,
  openSite,
  selectAllOnMap,
} from '../helpers/services-map.ts';
import { assertPath } from '../helpers/shell.ts';
import { expect, test } from '../support/test.ts';

test('the map is drawn without the internet, and its list opens sites, services and bulk actions', async ({
  signedIn,
}) => {
  const page = await signedIn('operation-responsible@havstrand.example');
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) foreign.push(request.url());
  });
  await goToMap(page);
  await assertMapDrawn(page);
  await selectAllOnMap(page);
  await assertSitesSelected(page);
  await openSite(page, 'Malmö lager');
  await assertSiteOpen(page, 'Malmö lager');
  await assertPath(page, '/services?view=map&place=S-10007');
  await closeSite(page, 'Malmö lager');
  await openSite(page, 'Malmö lager');
  await openFirstService(page, 'Malmö lager');
  await expect(page).toHaveURL(/[?&]service=/);
  await page.goBack();
  await assertSiteOpen(page, 'Malmö lager');
  expect(foreign).toEqual([]);
});
