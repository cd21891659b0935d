import type { FrameworkAgreement } from '@skerry/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { quoteAndOrderUrl, server } from '../../testing/server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const flags = { customerPromises: true };

function anAgreement(parts: Partial<FrameworkAgreement> = {}): FrameworkAgreement {
  return {
    id: 'FA-2024-117',
    name: 'Företagsanslutningar 2024',
    products: [],
    productPackages: [],
    quoteAndOrderInternalUsersOnly: false,
    promises: [
      {
        id: 'availability',
        translations: [
          { language: 'sv', displayName: '99,9 % tillgänglighet' },
          { language: 'en', displayName: '99.9% availability', description: 'Measured for each service.' },
        ],
      },
    ],
    ...parts,
  };
}

describe('customer promises', () => {
  it('are those of the framework agreements, in the user’s language', async () => {
    await renderAt('/customer-promises', {
      flags,
      agreements: [anAgreement(), anAgreement({ id: 'FA-1', name: 'Without', promises: [] })],
    });
    const agreement = await screen.findByRole('region', { name: 'Företagsanslutningar 2024' });
    expect(within(agreement).getByRole('heading', { level: 3, name: '99.9% availability' })).toBeInTheDocument();
    expect(agreement).toHaveTextContent('Measured for each service.');
    expect(screen.queryByText('Without')).not.toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('are none where no agreement has any, or the system keeps none', async () => {
    const { id, name, products, productPackages, quoteAndOrderInternalUsersOnly } = anAgreement();
    const bare = { id, name, products, productPackages, quoteAndOrderInternalUsersOnly };
    await renderAt('/customer-promises', { flags, agreements: [bare] });
    expect(await screen.findByRole('heading', { name: 'No promises yet' })).toBeInTheDocument();
  });

  it('that can not be loaded are loaded again by a click', async () => {
    const url = quoteAndOrderUrl('/framework-agreements');
    const failing = http.get(url, () => HttpResponse.json(aProblem(503), { status: 503 }));
    const { user } = await renderAt('/customer-promises', { flags, answers: [failing], triesAgain: false });
    expect(await screen.findByRole('heading', { name: 'The promises could not be loaded' })).toBeInTheDocument();
    server.use(http.get(url, () => HttpResponse.json({ items: [anAgreement()] })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Företagsanslutningar 2024' })).toBeInTheDocument();
  });

  it.each([{}, { customerPromises: false }])('are closed without the flag, and not in the menu (%j)', async (off) => {
    const { router, user } = await renderAt('/customer-promises', { flags: off });
    await screen.findByRole('heading', { level: 1, name: 'Access denied' });
    expect(router.state.location.pathname).toBe('/access-denied');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    expect(screen.queryByRole('link', { name: 'Customer promises' })).not.toBeInTheDocument();
  });
});
