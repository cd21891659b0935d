import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { compilePages } from '../../../testing/compilePages.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { ordersUrl, server } from '../../../testing/server.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';
import { aService } from '../../../testing/services-section/someServices.ts';
import { aServiceChangeApiStub } from '../testing/aServiceChangeApiStub.ts';
import { someOffers } from '../testing/someOffers.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/services', '/services/changes/replace');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const flags = { serviceUpgrades: true, serviceTerminations: true, replacementOrder: true, replaceMultipleOrders: true };
const first = someOffers({ serviceId: 'SE-1', orderServiceId: 'OS-1' });
const second = someOffers({ serviceId: 'SE-2', orderServiceId: 'OS-2' });
const open = (change: string, ids: readonly string[] = ['SE-1', 'SE-2'], ownFlags: Record<string, boolean> = flags) =>
  renderAt(`/services/changes/${change}?${ids.map((id) => `service=${id}`).join('&')}`, {
    user: { roles: ['Purchaser'] },
    flags: ownFlags,
  });

const submit = (name: string) => screen.findByRole('button', { name });

describe('services that are selected in the list', () => {
  const inventory = ['SE-1', 'SE-2'].map((serviceId) => aService({ serviceId, serviceName: 'INT' }));
  const openMenu = async (ownFlags: Record<string, boolean>, services = inventory) => {
    aServiceInventory(services);
    const view = await renderAt('/services', { user: { roles: ['Purchaser'] }, flags: ownFlags });
    for (const { serviceName, serviceId } of services)
      await view.user.click(await screen.findByRole('checkbox', { name: new RegExp(`${serviceName} ${serviceId}`) }));
    await view.user.click(await screen.findByRole('button', { name: 'Change services', expanded: false }));
    return screen.findAllByRole('menuitem');
  };

  it('lead to a change of all of them', async () => {
    const items = await openMenu(flags);
    expect(items.map((item) => item.textContent)).toEqual([
      'Upgrade',
      'Add-on services',
      'Replace',
      'New agreement',
      'Move',
      'Terminate',
    ]);
    expect(items[2]).toHaveAttribute('href', '/services/changes/replace?service=SE-1&service=SE-2');
  });

  const withoutUpgrade = aService({ serviceId: 'SE-2' });

  it('say which of them can not have a change', async () => {
    const items = await openMenu(flags, [...inventory.slice(0, 1), withoutUpgrade]);
    expect(items[0]).toHaveTextContent('1 of 2. Not DIA Static SE-2');
    expect(items[0]).toHaveAttribute('href', '/services/changes/upgrade?service=SE-1&service=SE-2');
    expect(items[1]).toHaveTextContent(/^Add-on services$/);
  });

  it('say why none of them can have a change', async () => {
    const [upgrade] = await openMenu(flags, [withoutUpgrade]);
    expect(upgrade).toHaveTextContent('Not possible for this product.');
    expect(upgrade).toHaveAttribute('aria-disabled', 'true');
  });

  it('have the button of their changes from the first moment, whatever their number', async () => {
    aServiceInventory(inventory);
    const { user } = await renderAt('/services', { user: { roles: ['Purchaser'] }, flags });
    await user.click(await screen.findByRole('checkbox', { name: /SE-1/ }));
    // At once, before the menu behind it can be there.
    fireEvent.click(screen.getByRole('button', { name: 'Change services' }));
    expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(0);
  });

  it('are not replaced at once without the flag for it', async () => {
    const items = await openMenu({ ...flags, replaceMultipleOrders: false });
    expect(items.map((item) => item.textContent)).toEqual([
      'Upgrade',
      'Add-on services',
      'New agreement',
      'Move',
      'Terminate',
    ]);
  });
});

describe('a change of several services', () => {
  it('is one order of each, for what all of them are offered', async () => {
    const stub = aServiceChangeApiStub(first, {
      ...second,
      replacements: second.replacements.filter(({ productId }) => productId === 'sd-wan-edge'),
    });
    const { user } = await open('replace');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Replace 2 services');
    const products = within(await screen.findByRole('radiogroup', { name: 'New product' }));
    expect(products.getAllByRole('radio')).toHaveLength(1);
    await user.click(products.getByRole('radio', { name: 'SD-WAN' }));
    await user.click(await submit('Continue to checkout'));
    const ordered = (await screen.findByText('Services', { selector: 'dt' })).nextElementSibling;
    expect(ordered).toHaveTextContent(/SE-1.*4,250\.00\sSEK.*SE-2.*4,250\.00\sSEK/);
    expect(screen.queryByText(/not included/)).not.toBeInTheDocument();
    await user.click(await submit('Order replacement'));
    expect(await screen.findByRole('heading', { name: '2 orders have been placed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: '1182732' })).toHaveAttribute('href', '/services/orders/order-2');
    expect(stub.placed.map(({ order }) => order)).toEqual([
      { orderType: 'CONVERSION_ORDER', orderServiceIds: ['OS-1', 'OS-2'], replacementProductId: 'sd-wan-edge' },
    ]);
  });

  it('does not exist for replacements without the flag', async () => {
    aServiceChangeApiStub(first, second);
    await open('replace', ['SE-1', 'SE-2'], { ...flags, replaceMultipleOrders: false });
    expect(await screen.findByText('This service can’t be changed')).toBeInTheDocument();
  });

  it('leaves out those that can not be changed, and says why', async () => {
    const stub = aServiceChangeApiStub(first, {
      ...second,
      upgrades: [],
      reasons: { upgrade: 'PRODUCT_NOT_ELIGIBLE' },
    });
    const { user } = await open('upgrade', ['SE-1', 'SE-2', 'SE-3']);
    const rows = within(await screen.findByRole('table', { name: 'Services' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/SE-1.*1\sGbit\/s.*4,250/);
    expect(rows[1]).not.toHaveTextContent('Not possible');
    expect(rows).toHaveLength(2);
    const excluded = screen.getByRole('region', { name: '2 not included' });
    expect(excluded).toHaveTextContent(/SE-2.*Not possible for this product.*SE-3.*no longer exists/);
    expect(within(excluded).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('1 of 3 included')).toBeInTheDocument();
    expect(screen.queryByText(/They all get the same change/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Upgrade 1 service$/);
    await user.click(await screen.findByRole('radio', { name: /2\sGbit/ }));
    await user.click(await submit('Continue to checkout'));
    const ordered = (await screen.findByText('Services', { selector: 'dt' })).nextElementSibling;
    expect(ordered).toHaveTextContent(/^Dedicated internetSE-1Göteborg, Lindholmspiren4,250\.00\sSEK/);
    const left = screen.getByText('2 not included', { selector: 'dt' }).nextElementSibling;
    expect(left).toHaveTextContent(/^Dedicated internetSE-2.*SE-3$/);
    await user.click(await submit('Order upgrade'));
    await waitFor(() => expect(stub.placed[0]?.order.orderServiceIds).toEqual(['OS-1']));
  });

  it('says what the server has left out', async () => {
    aServiceChangeApiStub(first, second);
    server.use(
      http.post(ordersUrl('/orders'), () =>
        HttpResponse.json(
          {
            orders: [{ id: 'order-1', orderNumber: '1182731', orderServiceId: 'OS-1' }],
            failed: [{ orderServiceId: 'OS-2', code: 'ORDER_ONGOING' }],
          },
          { status: 201 },
        ),
      ),
    );
    const { user } = await open('upgrade');
    await user.click(await screen.findByRole('radio', { name: /2\sGbit/ }));
    await user.click(await submit('Continue to checkout'));
    await user.click(await submit('Order upgrade'));
    expect(await screen.findByText('1 service was not included')).toBeInTheDocument();
    expect(screen.getByText(/SE-2 · There is already an order of this kind/)).toBeInTheDocument();
  });

  it('shows fees of all of them together', async () => {
    aServiceChangeApiStub(first, second);
    const { user } = await open('upgrade');
    await user.click(await screen.findByRole('radio', { name: /2\sGbit.*10,460/ }));
    expect(screen.getByText('New monthly fee', { selector: 'dt' }).closest('dl')).toHaveTextContent(/8,500.*10,460/);
  });

  it('shows a sum of each currency', async () => {
    aServiceChangeApiStub(first, {
      ...second,
      monthlyFee: { amount: 3000, currency: 'NOK' },
      upgrades: [{ capacityBps: 2_000_000_000, monthlyFee: { amount: 4000, currency: 'NOK' } }],
    });
    const { user } = await open('upgrade');
    await user.click(await screen.findByRole('radio', { name: /2\sGbit.*5,230\sSEK 4,000\sNOK/ }));
    const fees = screen.getByText('New monthly fee', { selector: 'dt' }).closest('dl');
    expect(fees).toHaveTextContent(/Fee now.*4,250\.00\sSEK.*3,000\.00\sNOK/);
    expect(fees).toHaveTextContent(/New monthly fee.*5,230\.00\sSEK.*4,000\.00\sNOK/);
    expect(fees).toHaveTextContent(/instead.*\+980\.00\sSEK.* \+1,000\.00\sNOK/);
    expect(screen.queryByText('Not shown for your role')).not.toBeInTheDocument();
  });

  it('goes on without a service that is removed from it', async () => {
    aServiceChangeApiStub(first, second, someOffers({ serviceId: 'SE-3', orderServiceId: 'OS-3' }));
    const { user } = await open('upgrade', ['SE-1', 'SE-2', 'SE-3']);
    await user.click(await screen.findByRole('button', { name: 'Remove SE-2 from the change' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upgrade 2 services' })).toBeInTheDocument();
    expect(screen.queryByText('SE-2')).not.toBeInTheDocument();
  });

  it('keeps what is chosen and typed when a service is removed from it, down to the last', async () => {
    aServiceChangeApiStub(first, second, someOffers({ serviceId: 'SE-3', orderServiceId: 'OS-3' }));
    const { user } = await open('upgrade', ['SE-1', 'SE-2', 'SE-3']);
    await user.click(await screen.findByRole('radio', { name: /5\sGbit/ }));
    await user.click(screen.getByRole('button', { name: 'Remove SE-2 from the change' }));
    // At once: nothing is asked for that is not known.
    expect(await screen.findByRole('heading', { level: 1, name: 'Upgrade 2 services' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /5\sGbit/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove SE-3 from the change' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upgrade 1 service' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /5\sGbit/ })).toBeChecked();
  });

  it('that ends them is confirmed by their number, with the last day that all of them can have', async () => {
    const stub = aServiceChangeApiStub(first, {
      ...second,
      termination: { earliestLastDay: '2027-03-31', contractEndsOn: null, remainingFee: null },
    });
    const { user } = await open('terminate');
    const rows = within(await screen.findByRole('table', { name: 'Services' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/SE-1.*14 Mar 2027.*31 Dec 2027/);
    expect(rows[2]).toHaveTextContent(/SE-2.*14 Mar 2027.*31 Mar 2027/);
    const brings = await screen.findByRole('region', { name: 'What happens' });
    expect(brings).toHaveTextContent(/until 31 Mar 2027.*The services work to the end of the day.*31 Mar 2027/);
    expect(brings).toHaveTextContent(
      /42,500.* left to pay after the last day.*The last of the contracts runs until 31 Dec 2027/,
    );
    const summary = screen.getByRole('region', { name: 'Your change' });
    expect(summary).toHaveTextContent(/Monthly fee that ends.*8,500.*Paid until.*31 Dec 2027.*Left to pay.*42,500/);
    await user.click(await submit('Continue to review'));
    expect(await screen.findByText('Fill in to continue: reason and confirmation')).toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: 'Why are you terminating them?' }), 'We move.');
    const confirmation = screen.getByRole('textbox', { name: 'Type 2, the number of services, to confirm' });
    await user.type(confirmation, '3');
    await user.tab();
    expect(screen.getByText('This is not the number of services.')).toBeInTheDocument();
    await user.clear(confirmation);
    await user.type(confirmation, '2');
    expect(screen.getByText('Nothing is terminated until you press the button.')).toBeInTheDocument();
    await user.click(await submit('Terminate services'));
    await waitFor(() =>
      expect(stub.placed[0]?.order).toEqual({
        orderType: 'TERMINATION_ORDER',
        orderServiceIds: ['OS-1', 'OS-2'],
        lastDay: '2027-03-31',
        text: 'We move.',
      }),
    );
  });

  it('is impossible where they have nothing in common', async () => {
    aServiceChangeApiStub(first, {
      ...second,
      upgrades: [{ capacityBps: 1, monthlyFee: { amount: 1, currency: 'SEK' } }],
    });
    await open('upgrade');
    expect(await screen.findByText(/no option in common/)).toBeInTheDocument();
  });

  it('is of 25 at most', async () => {
    aServiceChangeApiStub(first);
    await open(
      'upgrade',
      Array.from({ length: 26 }, (_, index) => `SE-${index}`),
    );
    expect(await screen.findByText('At most 25 services can be changed at once.')).toBeInTheDocument();
  });

  it('has nothing that axe objects to', async () => {
    aServiceChangeApiStub(first, second);
    await open('upgrade', ['SE-1', 'SE-2', 'SE-3']);
    await submit('Continue to checkout');
    expect(await findViolations()).toEqual([]);
  });
});
