import { screen, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';

/** Specification, 2.1, for somebody who pays the bills. */
const pagesForBilling = {
  en: [
    'Overview',
    'Sites and services',
    'Tickets',
    'Invoices',
    'Operational status',
    'Order optical services',
    'Documents',
    'Other tools',
  ],
  sv: [
    'Översikt',
    'Anläggningar och tjänster',
    'Ärenden',
    'Fakturor',
    'Driftstatus',
    'Beställ optiska tjänster',
    'Dokument',
    'Andra verktyg',
  ],
};

async function openAt(path: string, options: RenderOptions = {}) {
  const view = await renderAt(path, { user: { roles: ['BillingResponsible'] }, ...options });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  return { ...view, input: await screen.findByRole('combobox') };
}
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the quick search', () => {
  it.each(['en', 'sv'] as const)('lists exactly the pages that the visitor may open, in %s', async (language) => {
    await openAt('/home', { language });
    expect(names()).toEqual(pagesForBilling[language]);
    expect(await findViolations()).toEqual([]);
  });

  it('lists less where the customer is inactive', async () => {
    await openAt('/home', { customer: { active: false } });
    expect(names()).toEqual(['Overview', 'Invoices', 'Other tools']);
  });

  it('goes to the page that is chosen', async () => {
    const { user, router } = await openAt('/home');
    await user.keyboard('invo');
    expect(names()).toEqual(['Invoices']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/invoices');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is left with Escape, and opens again', async () => {
    const { user } = await openAt('/home');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.keyboard('{Meta>}k{/Meta}');
    expect(await screen.findByRole('combobox')).toBeInTheDocument();
  });

  it('opens from the profile menu, which names the keys', async () => {
    const { user } = await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    const header = screen.getByRole('banner');
    const [profile] = within(header).getAllByRole('button', { name: /Astrid Lindqvist/ });
    if (profile) await user.click(profile);
    await user.click(await within(header).findByRole('button', { name: 'Quick search (Ctrl K)' }));
    expect(await screen.findByRole('combobox')).toBeInTheDocument();
  });

  it('does not open over a dialog', async () => {
    const { user } = await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    const header = screen.getByRole('banner');
    const [profile] = within(header).getAllByRole('button', { name: /Astrid Lindqvist/ });
    if (profile) await user.click(profile);
    await user.click(await within(header).findByRole('button', { name: 'Personal info' }));
    await screen.findByRole('dialog', { name: 'Personal info' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
