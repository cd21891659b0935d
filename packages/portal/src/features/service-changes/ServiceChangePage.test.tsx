import { addDays, dayOf } from '@skerry/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { aRedundancyStub, aRisk } from '../../testing/operational-status/someRisks.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ordersUrl, server } from '../../testing/server.ts';
import { aServiceInventory } from '../../testing/services-section/aServiceInventory.ts';
import { aService } from '../../testing/services-section/someServices.ts';
import { aServiceChangeApiStub } from './testing/aServiceChangeApiStub.ts';
import { someOffers } from './testing/someOffers.ts';
import { firstFreeDay } from './wantedDay.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/services', '/services/orders/:orderId', '/services/changes/upgrade');
  await import('../../platform/unsaved-changes/LeaveDialog.tsx');
  await import('../../platform/redundancy/RedundancyChoice.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const allFlags = { serviceUpgrades: true, serviceTerminations: true, replacementOrder: true };
const pathOf = (change: string) => `/services/changes/${change}?service=SE-204418`;
const open = (change: string, roles = ['Purchaser']) => renderAt(pathOf(change), { user: { roles }, flags: allFlags });
const submit = (name: string | RegExp) => screen.findByRole('button', { name });
const goOn = async (user: UserEvent) => user.click(await submit(/^Continue to (?:checkout|review)$/));

const chooseCapacity = async (user: UserEvent, name: RegExp) => user.click(await screen.findByRole('radio', { name }));

describe('the details of a service', () => {
  const dia = aService({ serviceName: 'DIA Static', status: 'IN_SERVICE' });
  const menuOf = async (roles: string[], flags: Record<string, boolean>, service = dia) => {
    aServiceInventory([service]);
    const view = await renderAt('/services?service=SE-204418', { user: { roles }, flags });
    await screen.findByRole('button', { name: 'More actions' });
    return view;
  };

  it('offer what the company has the flags for, and say why this service can not have it', async () => {
    const { user } = await menuOf(['Purchaser'], allFlags);
    await user.click(screen.getByRole('button', { name: 'Change service' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'UpgradeNot possible for this product.',
      'Add-on services',
      'Replace',
      'New agreement',
      'Move',
    ]);
    expect(items[1]).toHaveAttribute('href', pathOf('addon'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Copy link', 'Terminate']);
  });

  it('leave out what the company has no flag for', async () => {
    const { user } = await menuOf(['OperationResponsible'], {});
    await user.click(screen.getByRole('button', { name: 'Change service' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Add-on services',
      'New agreement',
      'Move',
    ]);
  });

  it.each([['OperationStaff'], ['BillingResponsible']])('offer %s no changes', async (role) => {
    await menuOf([role], allFlags);
    expect(screen.queryByRole('button', { name: 'Change service' })).not.toBeInTheDocument();
  });

  it('offer no changes to staff who act in the name of a user', async () => {
    aServiceInventory([dia]);
    await renderAt('/services?service=SE-204418', {
      user: { roles: ['Purchaser'], isInternal: true, impersonatedUserId: 'user-vera' },
      flags: allFlags,
    });
    await screen.findByRole('button', { name: 'More actions' });
    expect(screen.queryByRole('button', { name: 'Change service' })).not.toBeInTheDocument();
  });
});

describe('the page of a change', () => {
  it.each([
    ['upgrade', 'serviceUpgrades'],
    ['replace', 'replacementOrder'],
    ['terminate', 'serviceTerminations'],
  ])('%s does not exist for a company without the flag %s', async (change, flag) => {
    const { router } = await renderAt(pathOf(change), {
      user: { roles: ['Purchaser'] },
      flags: { ...allFlags, [flag]: false },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
  });
});

describe('a change that is begun on the page of its service', () => {
  const begin = async () => {
    aServiceChangeApiStub();
    const view = await renderAt('/services?service=SE-204418', { user: { roles: ['Purchaser'] }, flags: allFlags });
    await view.user.click(await screen.findByRole('button', { name: 'Change service' }));
    return view;
  };
  const title = 'Add to Dedicated internet, Göteborg, Lindholmspiren';

  it('has its title while the offers are on their way', async () => {
    const { user } = await begin();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get(ordersUrl('/services/SE-204418/offers'), () => held.then(() => HttpResponse.json(someOffers()))),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Add-on services' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Dedicated internet SE-204418' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Mobile backup' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('checkbox', { name: 'Mobile backup' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('has its title and the way back where the offers can not be had', async () => {
    const { user } = await begin();
    server.use(
      http.get(ordersUrl('/services/SE-204418/offers'), () => HttpResponse.json(aProblem(503), { status: 503 })),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Add-on services' }));
    expect(await screen.findByText('The possible changes could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Dedicated internet SE-204418' })).toBeInTheDocument();
  });

  it('is called by the id in its address where nothing else is known', async () => {
    aServiceChangeApiStub();
    server.use(
      http.get(ordersUrl('/services/SE-204418/offers'), () => HttpResponse.json(aProblem(503), { status: 503 })),
    );
    await open('upgrade');
    expect(await screen.findByText('The possible changes could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Upgrade SE-204418' })).toBeInTheDocument();
    // It stays the same step of the same way.
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps[1]).toHaveTextContent(/Capacity, term and day$/);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'Back to SE-204418' })).toBeInTheDocument();
  });
});

describe('an upgrade', () => {
  it('is chosen by capacity and price, and leads to its order', async () => {
    const stub = aServiceChangeApiStub();
    const { user, router } = await open('upgrade');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Upgrade Dedicated internet');
    expect(await submit('Continue to checkout')).toBeDisabled();
    const compared = within(screen.getByRole('table', { name: 'Before and after' }));
    expect(compared.getByRole('row', { name: /^Capacity/ })).toHaveTextContent(/1\sGbit\/s.*Choose a capacity/);
    // Until then all stays as it is: no empty column.
    expect(compared.getByRole('row', { name: /^Monthly fee/ })).toHaveTextContent(/4,250.*4,250.*No change/);
    const rows = compared.getAllByRole('row').length;
    await chooseCapacity(user, /5\sGbit/);
    expect(compared.getAllByRole('row')).toHaveLength(rows);
    expect(compared.getByRole('row', { name: /^Capacity/ })).toHaveTextContent(/1\sGbit\/s.*5\sGbit\/s.*4\sGbit\/s/);
    expect(compared.getByRole('row', { name: /^Monthly fee/ })).toHaveTextContent(/4,250[^+]*6,890[^+]*\+[^+]*2,640/);
    expect(compared.getByRole('row', { name: /^Contract ends/ })).toHaveTextContent('14 Mar 2027');
    await goOn(user);
    expect(await screen.findByRole('heading', { name: 'Check your order' })).toHaveFocus();
    expect(screen.getByText('Agreement period', { selector: 'dt' }).parentElement).toHaveTextContent(
      'As now, until 14 Mar 2027',
    );
    await user.type(screen.getByRole('textbox', { name: /Your reference/ }), ' HQ-2026 ');
    await user.click(await submit('Order upgrade'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/services/orders/order-1'));
    expect(await screen.findByText('Order 1182731 has been placed')).toBeInTheDocument();
    expect(stub.placed).toEqual([
      {
        order: {
          orderType: 'UPGRADE_ORDER',
          orderServiceIds: ['OS-5204418'],
          capacityBps: 5_000_000_000,
          reference: 'HQ-2026',
        },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('is as far as it was after the page is loaded again', async () => {
    aServiceChangeApiStub();
    const view = await open('upgrade');
    await chooseCapacity(view.user, /5\sGbit/);
    await goOn(view.user);
    await view.user.type(await screen.findByRole('textbox', { name: /Your reference/ }), 'HQ-2026');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    view.unmount();
    const { search } = view.router.state.location;
    await renderAt(`/services/changes/upgrade${search}`, { user: { roles: ['Purchaser'] }, flags: allFlags });
    expect(await screen.findByRole('heading', { name: 'Check your order' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Your reference/ })).toHaveValue('HQ-2026');
    expect(screen.getByText('New capacity', { selector: 'dt' }).parentElement).toHaveTextContent(/5\sGbit/);
  });

  it('says at the field that the capacity is no longer offered, and goes there', async () => {
    aServiceChangeApiStub();
    server.use(
      http.post(ordersUrl('/orders'), () =>
        HttpResponse.json(
          aProblem(422, { code: 'INVALID_FIELDS', errors: [{ field: 'capacityBps', code: 'unknown' }] }),
          { status: 422 },
        ),
      ),
    );
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    await goOn(user);
    await user.click(await submit('Order upgrade'));
    expect(await screen.findByText('This is no longer offered. Choose something else.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: /2\sGbit/ })).toHaveFocus());
    await chooseCapacity(user, /5\sGbit/);
    expect(screen.queryByText('This is no longer offered. Choose something else.')).not.toBeInTheDocument();
  });

  it('that got no answer is sent again without being ordered twice', async () => {
    const stub = aServiceChangeApiStub();
    server.use(
      http.post(ordersUrl('/orders'), () => HttpResponse.json(aProblem(503), { status: 503 }), { once: true }),
    );
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    await goOn(user);
    const order = await submit('Order upgrade');
    const scrolled: unknown[] = [];
    const { scrollTo } = window;
    window.scrollTo = (...place: unknown[]) => void scrolled.push(place);
    await user.click(order);
    const alert = (await screen.findByText('The order could not be placed')).closest('[role="alert"]');
    expect(alert).toHaveTextContent(/Nothing is ordered twice: press the button to try again\.$/);
    window.scrollTo = scrollTo;
    expect(scrolled).toEqual([[0, 0]]);
    await user.click(await submit('Order upgrade'));
    await waitFor(() => expect(stub.placed).toHaveLength(1));
  });

  it('says that another one is on its way, and keeps what was chosen', async () => {
    aServiceChangeApiStub();
    server.use(
      http.post(ordersUrl('/orders'), () =>
        HttpResponse.json(
          aProblem(409, { code: 'NOT_ELIGIBLE', errors: [{ field: 'orderServiceIds', code: 'ORDER_ONGOING' }] }),
          { status: 409 },
        ),
      ),
    );
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    await goOn(user);
    await user.click(await submit('Order upgrade'));
    expect(await screen.findByText('There is already an order of this kind for the service.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: /2\sGbit/ })).toBeChecked();
  });

  it('says at the field that what was chosen has gone while somebody else changed the service', async () => {
    aServiceChangeApiStub();
    server.use(
      http.post(ordersUrl('/orders'), () => {
        aServiceChangeApiStub(someOffers({ upgrades: someOffers().upgrades.slice(1) }));
        return HttpResponse.json(aProblem(409, { code: 'NOT_ELIGIBLE', errors: [] }), { status: 409 });
      }),
    );
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    await goOn(user);
    await user.click(await submit('Order upgrade'));
    expect(await screen.findByText('This is no longer offered. Choose something else.')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /2\sGbit/ })).not.toBeInTheDocument();
    expect(await submit('Continue to checkout')).toBeDisabled();
  });

  it('may come with a new agreement, whose fee and difference are shown, and a day', async () => {
    const stub = aServiceChangeApiStub();
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    await user.click(screen.getByRole('radio', { name: '36 months' }));
    const summary = screen.getByText('New monthly fee', { selector: 'dt' }).closest('dl');
    expect(summary).toHaveTextContent(/4,250.*980.*310.*4,920.*2,400/);
    await goOn(user);
    expect(screen.getByRole('row', { name: /^Monthly fee/ })).toHaveTextContent(/4,250.*4,920.*670/);
    await user.click(await submit('Order upgrade'));
    await waitFor(() => expect(stub.placed[0]?.order).toMatchObject({ agreementPeriodInMonths: 36 }));
  });

  it('for a day in a freeze is allowed, with a warning and the first day after it', async () => {
    const stub = aServiceChangeApiStub();
    const [from, to] = [addDays(dayOf(new Date()), -2), addDays(dayOf(new Date()), 10)];
    server.use(
      http.get(ordersUrl('/freeze-periods'), () =>
        HttpResponse.json({
          items: [
            {
              id: 'winter',
              translations: [{ language: 'en', displayName: 'Winter freeze' }],
              countries: ['se'],
              from,
              to,
            },
          ],
        }),
      ),
    );
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    expect(await screen.findByText('First possible day', { selector: 'dt' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Open the calendar/ }));
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    expect(await screen.findByText(/Falls in Winter freeze/)).toBeInTheDocument();
    expect(screen.getByText(/You can request a date in one anyway/)).toBeInTheDocument();
    expect(screen.getByText('In a freeze')).toBeInTheDocument();
    expect(await submit('Continue to checkout')).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /^Use / }));
    expect(screen.queryByText(/Falls in Winter freeze/)).not.toBeInTheDocument();
    await goOn(user);
    await user.click(await submit('Order upgrade'));
    await waitFor(() => expect(stub.placed[0]?.order.wantedAt).toBe(firstFreeDay(addDays(to, 1), [], [])));
  });

  it('for a day that touches both paths of a pair goes on only once that is ticked', async () => {
    const redundancy = aRedundancyStub([]);
    const stub = aServiceChangeApiStub();
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    redundancy.items = [aRisk()];
    const day = addDays(dayOf(new Date()), 40);
    const [year = '', month = '', date = ''] = day.split('-');
    const field = within(await screen.findByRole('group', { name: /Wanted day/ }));
    await user.click(field.getAllByRole('spinbutton')[0] as HTMLElement);
    await user.keyboard(`${date}${month}${year}`);
    const consent = await screen.findByRole('checkbox', { name: /both paths are hit/ });
    expect(redundancy.asked.at(-1)).toEqual({ serviceIds: 'SE-204418', from: day, to: day });
    expect(await submit('Continue to checkout')).toBeDisabled();
    expect(screen.getByText(/consent for both paths/)).toBeInTheDocument();
    await user.click(consent);
    await goOn(user);
    await user.click(await submit('Order upgrade'));
    await waitFor(() => expect(stub.placed[0]?.order).toMatchObject({ wantedAt: day, redundancyAccepted: true }));
  });

  it('is gone back from one step at a time, with all that was chosen', async () => {
    aServiceChangeApiStub();
    const { user, router } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    await goOn(user);
    expect(router.state.location.search).toContain('step=checkout');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: /2\sGbit/ })).toBeChecked();
  });

  it('is not ordered by a double click on the step before', async () => {
    const stub = aServiceChangeApiStub();
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    const button = await submit('Continue to checkout');
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'Check your order' })).toBeInTheDocument();
    expect(stub.placed).toEqual([]);
  });

  it('is not checked out before anything is chosen', async () => {
    aServiceChangeApiStub();
    const { router } = await renderAt(`${pathOf('upgrade')}&step=checkout`, {
      user: { roles: ['Purchaser'] },
      flags: allFlags,
    });
    expect(await submit('Continue to checkout')).toBeDisabled();
    expect(router.state.location.search).not.toContain('step');
  });

  it('says that the fee of today is not shown to the role, and still what the new one is', async () => {
    const offers = someOffers();
    delete offers.monthlyFee;
    aServiceChangeApiStub(offers);
    const { user } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    expect(screen.getByRole('row', { name: /^Monthly fee/ })).toHaveTextContent(
      /Not shown for your role.*5,230.*Unknown/,
    );
  });

  it('is not left with something chosen before that is asked', async () => {
    aServiceChangeApiStub();
    const { user, router } = await open('upgrade');
    await chooseCapacity(user, /2\sGbit/);
    await user.click(screen.getByRole('link', { name: 'Back to Dedicated internet SE-204418' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/services/changes/upgrade');
  });
});

it('additions are added up', async () => {
  const stub = aServiceChangeApiStub();
  const { user } = await open('addon');
  await user.click(await screen.findByRole('checkbox', { name: 'Mobile backup' }));
  await user.click(screen.getByRole('checkbox', { name: 'DDoS protection' }));
  expect(screen.getByText('New monthly fee', { selector: 'dt' }).closest('dl')).toHaveTextContent(
    /DDoS protection.*\+450.*Mobile backup.*\+320.*5,020/,
  );
  await goOn(user);
  await user.click(await submit('Order add-on services'));
  await waitFor(() =>
    expect(stub.placed[0]?.order).toEqual({
      orderType: 'ADDITIONAL_ORDER',
      orderServiceIds: ['OS-5204418'],
      addonIds: ['ddos-protection', 'mobile-backup'],
    }),
  );
});

it('what additions cost is known to those too who do not see what is paid now', async () => {
  const offers = someOffers();
  delete offers.monthlyFee;
  aServiceChangeApiStub(offers);
  const { user } = await open('addon');
  await user.click(await screen.findByRole('checkbox', { name: 'Mobile backup' }));
  expect(screen.getByText('Added by your choice', { selector: 'dt' }).closest('dl')).toHaveTextContent('320');
});

it('a replacement is another product', async () => {
  const stub = aServiceChangeApiStub();
  const { user } = await open('replace');
  const products = await screen.findByRole('radiogroup', { name: 'New product' });
  expect(screen.queryByText(/A new fee applies/)).not.toBeInTheDocument();
  expect(
    screen.getByText('Your order is binding. We confirm capacity, price and agreement afterwards.'),
  ).toBeInTheDocument();
  const foot = (term: string) => screen.getByText(term, { selector: 'span' }).parentElement;
  expect(foot('Fee now')).toHaveTextContent(/4,250/);
  await user.click(within(products).getByRole('radio', { name: 'SD-WAN' }));
  expect(foot('New monthly fee')).toHaveTextContent(/To be confirmed$/);
  expect(screen.getByRole('region', { name: 'Your change' })).toHaveTextContent(/Fee now.*4,250.*New product.*SD-WAN/);
  const compared = within(screen.getByRole('table', { name: 'Before and after' }));
  expect(compared.getByRole('row', { name: /^Product/ })).toHaveTextContent(/^ProductDedicated internetSD-WAN$/);
  // What nobody knows yet is said once.
  expect(compared.getByRole('row', { name: /^Capacity, fee and contract/ })).toHaveTextContent(
    /1\sGbit\/s.*4,250.*Contract until 14 Mar 2027.*We confirm this after the order$/,
  );
  await goOn(user);
  expect(await screen.findByText('You can cancel until the delivery begins.', { exact: false })).toBeInTheDocument();
  await user.click(await submit('Order replacement'));
  await waitFor(() =>
    expect(stub.placed[0]?.order).toEqual({
      orderType: 'CONVERSION_ORDER',
      orderServiceIds: ['OS-5204418'],
      replacementProductId: 'sd-wan-edge',
    }),
  );
});

it('of a replacement nothing is said to stay before a product is chosen', async () => {
  aServiceChangeApiStub();
  await open('replace');
  const compared = within(await screen.findByRole('table', { name: 'Before and after' }));
  expect(compared.getByRole('row', { name: /^Product/ })).toHaveTextContent(/Dedicated internetChoose a product$/);
  const rest = compared.getByRole('row', { name: /^Capacity, fee and contract/ });
  expect(within(rest).getAllByRole('cell')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Your change' })).toHaveTextContent(/New productChoose a product/);
});

describe('a termination', () => {
  it('says what remains to be paid, and needs a reason and the id of the service', async () => {
    const stub = aServiceChangeApiStub();
    const { user } = await open('terminate');
    const brings = await screen.findByRole('region', { name: 'What happens' });
    expect(brings).toHaveTextContent(/The service works to the end of the day.*28 Feb 2027/);
    expect(brings).toHaveTextContent(/Paid until.*42,500.* left to pay.*runs until 31 Dec 2027/);
    await goOn(user);
    expect(await screen.findByRole('heading', { name: 'Check the termination' })).toHaveFocus();
    const send = await submit('Terminate service');
    await user.type(screen.getByRole('textbox', { name: 'Why are you terminating it?' }), 'We move.');
    expect(send).toBeDisabled();
    const confirmation = screen.getByRole('textbox', { name: 'Type SE-204418 to confirm' });
    await user.type(confirmation, 'SE-204419');
    await user.tab();
    expect(screen.getByText('This is not the id of the service.')).toBeInTheDocument();
    expect(send).toBeDisabled();
    await user.clear(confirmation);
    await user.type(confirmation, 'se-204418');
    await user.click(send);
    await waitFor(() =>
      expect(stub.placed[0]?.order).toEqual({
        orderType: 'TERMINATION_ORDER',
        orderServiceIds: ['OS-5204418'],
        lastDay: '2027-02-28',
        text: 'We move.',
      }),
    );
  });

  it('says what remains to be paid after a later last day', async () => {
    aServiceChangeApiStub();
    const early = someOffers();
    const asked: (string | null)[] = [];
    server.use(
      http.get(ordersUrl('/services/SE-204418/offers'), ({ request }) => {
        const lastDay = new URL(request.url).searchParams.get('lastDay');
        asked.push(lastDay);
        const later = { lastDay, remainingFee: { amount: 25_500, currency: 'SEK' } };
        return HttpResponse.json({ ...early, termination: { ...early.termination, ...(lastDay !== null && later) } });
      }),
    );
    const { user } = await open('terminate');
    const brings = await screen.findByRole('region', { name: 'What happens' });
    await user.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
    await user.keyboard('30062027');
    await waitFor(() => expect(brings).toHaveTextContent(/25,500.* left to pay after the last day/));
    expect(screen.getByRole('region', { name: 'Your change' })).toHaveTextContent(/Left to pay.*25,500/);
    expect(asked).toContain('2027-06-30');
  });

  it('is not sent with characters that the provider can not store', async () => {
    aServiceChangeApiStub();
    const { user } = await open('terminate');
    await goOn(user);
    await user.type(await screen.findByRole('textbox', { name: 'Why are you terminating it?' }), 'Bye 👋');
    await user.tab();
    expect(screen.getByText(/unsupported characters: 👋/)).toBeInTheDocument();
  });
});

describe('what can not be ordered', () => {
  it.each([
    ['FEATURE_OFF', 'Your company can’t order this in the portal. Talk to your contact with us.'],
    ['NOT_IN_SERVICE', 'Only a service that is in service can be changed.'],
    ['PRODUCT_NOT_ELIGIBLE', 'Not possible for this product.'],
    ['OF_ANOTHER_SYSTEM', 'Not possible for this service at the moment.'],
  ])('says why: %s', async (reason, text) => {
    aServiceChangeApiStub(someOffers({ upgrades: [], reasons: { upgrade: reason as 'FEATURE_OFF' } }));
    await open('upgrade');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue to checkout' })).not.toBeInTheDocument();
  });

  it('says so where the fastest capacity is there already', async () => {
    aServiceChangeApiStub(someOffers({ upgrades: [] }));
    await open('upgrade');
    expect(await screen.findByText('Not possible for this service at the moment.')).toBeInTheDocument();
  });

  it.each(['upgrade', 'addon', 'replace', 'terminate'])(
    'leads back from %s of a service that does not exist, and searches for it',
    async (change) => {
      aServiceChangeApiStub();
      await renderAt(`/services/changes/${change}?service=SE-999999`, {
        user: { roles: ['Purchaser'] },
        flags: allFlags,
      });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'There is no service SE-999999 here' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to sites and services' })).toHaveAttribute('href', '/services');
      expect(screen.getByRole('link', { name: 'Search for SE-999999' })).toHaveAttribute(
        'href',
        '/services?text=SE-999999&status=ALL',
      );
    },
  );

  it('is nothing without a service', async () => {
    aServiceChangeApiStub();
    await renderAt('/services/changes/upgrade', { user: { roles: ['Purchaser'] }, flags: allFlags });
    expect(await screen.findByText('This service can’t be changed')).toBeInTheDocument();
  });

  it('is for others than those who order behind access denied', async () => {
    const { router } = await open('upgrade', ['OperationStaff']);
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
  });
});

it.each(['upgrade', 'addon', 'replace', 'terminate'])(
  'the form of %s has nothing that axe objects to',
  async (change) => {
    aServiceChangeApiStub();
    await open(change);
    await submit(/^Continue to (?:checkout|review)$/);
    expect(await findViolations()).toEqual([]);
  },
);
