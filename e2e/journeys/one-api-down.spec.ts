import { apis, type ApiId } from '@skerry/contracts';
import { assertHeading } from '../helpers/shell.ts';
import { matrixOf } from '../../scripts/test/matrix.mjs';
import { goTo, goWithin } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const unavailable = 'Information is not available at the moment';

/** Pages with their headings, and the APIs without which a part of each can't be shown. */
const pages: readonly { path: string; heading: string; needs: readonly ApiId[] }[] = [
  { path: '/services', heading: 'Sites and services', needs: ['services'] },
  { path: '/services?view=sites', heading: 'Sites and services', needs: ['services', 'network-map'] },
  { path: '/services/orders', heading: 'Orders', needs: ['orders'] },
  { path: '/services/orders?status=ALL', heading: 'Orders', needs: ['orders'] },
  { path: '/services/orders?view=calendar', heading: 'Orders', needs: ['orders'] },
  { path: '/order-optical-services', heading: 'Order optical services', needs: ['quote-and-order'] },
  { path: '/users', heading: 'Users', needs: ['user-admin'] },
];

const cells = matrixOf('APIs × pages', ['services', 'network-map', 'orders', 'quote-and-order'] as const, pages, {
  perRow: 3,
});

for (const [down, met] of cells) {
  test(`while ${down} is down, its parts say so and the rest of the portal is there`, async ({ signedIn }) => {
    const page = await signedIn('all-roles@havstrand.example');
    await page.route(
      ({ pathname }) => pathname.startsWith(apis[down].prefix),
      (route) => route.fulfill({ status: 503, json: { title: 'Service Unavailable', status: 503 } }),
    );
    await goTo(page, '/not-found');
    await assertHeading(page, 'Page not found');
    for (const { path, heading, needs } of pages.filter((page) => page.needs.includes(down) || met.includes(page))) {
      await goWithin(page, path);
      await assertHeading(page, heading);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const failure = page.getByRole('main').getByText(unavailable).first();
      if (needs.includes(down)) await expect(failure, path).toBeVisible();
      else await expect(failure, path).toBeHidden();
    }
  });
}
