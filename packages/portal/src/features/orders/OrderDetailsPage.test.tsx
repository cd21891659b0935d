import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { aRedundancyStub, aRisk } from '../../testing/operational-status/someRisks.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ordersUrl, server, servicesUrl } from '../../testing/server.ts';
import { anOrder } from '../../testing/services-section/anOrder.ts';
import { anOrdersApiStub } from '../../testing/services-section/anOrdersApiStub.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./OrderDetailsPage.tsx');
  await import('../../platform/redundancy/RedundancyChoice.tsx');
  for (const dialog of ['DateRequest', 'Contact', 'CancelOrder']) await import(`./dialogs/${dialog}Dialog.tsx`);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  window.innerWidth = width;
  localStorage.clear();
  sessionStorage.clear();
});

const purchaser = { user: { roles: ['Purchaser'] } };
const open = (path = '/services/orders/order-1') => renderAt(path, purchaser);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const aCancellation = {
  at: '2024-11-20T09:00:00.000Z',
  status: 'CANCELLED',
  oldConfirmedDeliveryAt: null,
  text: 'The office does not open.',
};
/** The strip of what waits, once it is there. */
const waiting = () => screen.findByRole('region', { name: /^Waiting for/ });

describe('the page of an order', () => {
  it('names product and site, with status, number, type, reference and term', async () => {
    anOrdersApiStub();
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('SD-WAN, København HQ');
    expect(screen.getByText('1182731').parentElement).toHaveTextContent('Order 1182731');
    for (const text of ['Upgrade', 'Your reference: HQ-CPH-2024', '36 months'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });

  it('is found by its number, and the address becomes the one that stays', async () => {
    const book = anOrdersApiStub();
    const { router } = await open('/services/orders/1182731');
    await waitFor(() => expect(router.state.location.pathname).toBe('/services/orders/order-1'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('SD-WAN, København HQ');
    expect(book.calls.find(({ path }) => path === '/orders')?.query).toMatchObject({ text: '1182731' });
  });

  it('does not exist where nothing has its number', async () => {
    anOrdersApiStub();
    await open('/services/orders/118273');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no order 118273 here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search for 118273' })).toHaveAttribute(
      'href',
      '/services/orders?status=ALL&filter=118273',
    );
  });

  it('does not say an id of the system’s own where that is not known', async () => {
    anOrdersApiStub();
    await open('/services/orders/order-9');
    expect(await screen.findByRole('heading', { level: 1, name: 'The order does not exist' })).toBeInTheDocument();
    expect(screen.queryByText(/order-9/)).toBeNull();
  });

  it('has its number for a title where it can’t be shown', async () => {
    anOrdersApiStub();
    server.use(http.get(ordersUrl('/orders/:orderId'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await open('/services/orders/1182731');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 1182731' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'The order could not be shown' })).toBeInTheDocument();
  });

  it('shows the way to the delivery, with the changed date at the step that it has come to', async () => {
    anOrdersApiStub();
    await open();
    const steps = within(await screen.findByRole('list', { name: 'Delivery' })).getAllByRole('listitem');
    expect(steps).toHaveLength(6);
    expect(steps[3]).toHaveAttribute('aria-current', 'step');
    expect(steps[3]).toHaveTextContent('Delivery date changed20 Nov 2024');
    expect(steps[4]).toHaveTextContent('Planned 12 Dec 2024');
  });

  it('has shorter words for the steps than for the status, which the history says in full', async () => {
    const at = '2024-10-29T08:00:00.000Z';
    const status = 'DELIVERY_COORDINATOR_CONFIRMED';
    anOrdersApiStub([anOrder({ status, events: [{ at, status, oldConfirmedDeliveryAt: null, text: '' }] })]);
    await open();
    const track = within(await screen.findByRole('list', { name: 'Delivery' }));
    expect(track.getByText('Delivery planning')).toBeInTheDocument();
    expect(track.getByText('Coordinator confirmed')).toBeInTheDocument();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getByText('Delivery coordinator confirmed')).toBeInTheDocument();
  });

  it('ends the way of an order that was cancelled there, and says when', async () => {
    const at = '2024-11-20T09:00:00.000Z';
    const status = 'CANCELLED';
    anOrdersApiStub([
      anOrder({ status, confirmedDeliveryAt: null, events: [{ at, status, oldConfirmedDeliveryAt: null, text: '' }] }),
    ]);
    await open();
    const steps = within(await screen.findByRole('list', { name: 'Delivery' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent('Cancelled20 Nov 2024');
    expect(screen.queryByText('Estimated delivery')).not.toBeInTheDocument();
    expect(screen.getAllByText('20 Nov 2024').length).toBeGreaterThan(1);
  });

  it('keeps the steps that a cancelled order had reached, and leaves the scale light from there on', async () => {
    const milestones = anOrder().milestones.map((each, index) => (index < 2 ? each : { ...each, reachedAt: null }));
    anOrdersApiStub([anOrder({ status: 'CANCELLED', milestones, events: [aCancellation] })]);
    await open();
    const steps = within(await screen.findByRole('list', { name: 'Delivery' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Created, done14 Oct 2024',
      'Delivery planning, done16 Oct 2024',
      'Cancelled20 Nov 2024',
    ]);
    expect(steps[2]).toHaveAttribute('data-is-end');
  });

  it('says above all else when an order was cancelled, and why', async () => {
    anOrdersApiStub([anOrder({ status: 'CANCELLED', events: [aCancellation] })]);
    await open();
    const title = await screen.findByText(/^The order was cancelled on/);
    expect(title).toHaveTextContent('The order was cancelled on 20 Nov 2024');
    expect(title.parentElement).toHaveTextContent('The office does not open.');
  });

  it('strikes out what a cancelled order would have cost, and adds nothing up', async () => {
    const price = { amount: 12_400, currency: 'DKK' as const };
    const priceInformation = { oneTimeCharge: price, monthlyFee: price, previousMonthlyFee: null };
    anOrdersApiStub([anOrder({ status: 'CANCELLED', charges: [], priceInformation, events: [aCancellation] })]);
    await open();
    expect(await screen.findByRole('heading', { name: 'What you ordered' })).toBeInTheDocument();
    const sums = screen.getAllByText(/12,400/);
    expect(sums.length).toBeGreaterThan(3);
    for (const sum of sums) expect(sum.closest('s')).not.toBeNull();
    expect(screen.getAllByText('No longer applies')).toHaveLength(2);
    expect(screen.queryByRole('row', { name: /^Agreed/ })).not.toBeInTheDocument();
  });

  it('does not name a third party while a charge holds the delivery up', async () => {
    anOrdersApiStub([anOrder({ waitingFor: 'THIRD_PARTY' })]);
    await open();
    await waiting();
    expect(screen.queryByText('A third party')).not.toBeInTheDocument();
  });

  it('says of a delay why, since when, what is expected and what can be done', async () => {
    const text = 'The municipality has not answered yet.';
    anOrdersApiStub([
      anOrder({
        status: 'CONFIRMATION_DELAY',
        confirmedDeliveryAt: null,
        milestones: anOrder().milestones.map((each, index) => (index < 2 ? each : { ...each, reachedAt: null })),
        notice: { type: 'CONFIRMED_INSTALLATION_DELAY', text },
        estimatedDeliveryWeek: '2024-W52',
        delay: { reasonCode: 'PERMIT', text, since: '2024-11-20T10:00:00.000Z' },
        actions: ['message'],
      }),
    ]);
    const { user } = await open();
    const track = within(await screen.findByRole('list', { name: 'Delivery' }));
    expect(track.getByText('Confirmation delayed')).toBeInTheDocument();
    expect(track.queryByText(text)).not.toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(/^Delayed since/)).toHaveTextContent('20 Nov 2024');
    expect(screen.getByText(/^Estimated delivery: /)).toHaveTextContent('52');
    expect(screen.queryByText(/confirmed installation is delayed/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask about the delay' }));
    expect(screen.getByRole('textbox', { name: 'Send a message about the order' })).toHaveFocus();
  });

  it('says what comes next at the step that it has come to, where nothing waits for the reader', async () => {
    anOrdersApiStub([
      anOrder({ status: 'CONFIRMED_DELIVERY', yourActions: [], charges: [], messages: [], notice: null }),
    ]);
    await open();
    const track = within(await screen.findByRole('list', { name: 'Delivery' }));
    expect(track.getByText('We start the delivery').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('leads from a delivered order to its service', async () => {
    anOrdersApiStub([anOrder({ status: 'DELIVERY_COMPLETED', completedAt: '2024-12-12T10:00:00.000Z' })]);
    await open();
    const link = await screen.findByRole('link', { name: 'Open service' });
    expect(link).toHaveAttribute('href', '/services?service=DK-220184');
  });

  it('has one line to write in until somebody does', async () => {
    anOrdersApiStub();
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: 'Send a message about the order' });
    expect(field).toHaveAttribute('rows', '1');
    await user.click(field);
    expect(field).toHaveAttribute('rows', '3');
    expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  });

  it('begins with the field for a message where the overview’s button led to it', async () => {
    anOrdersApiStub();
    await open('/services/orders/order-1#message');
    const field = await screen.findByRole('textbox', { name: 'Send a message about the order' });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it.each([
    ['PROVIDER', 'Planned 12 Dec 2024'],
    ['THIRD_PARTY', 'Waiting for a third party'],
  ])('says what comes next while it waits for %s, and when', async (waitingFor, note) => {
    anOrdersApiStub([anOrder({ waitingFor, charges: [], yourActions: [] })]);
    await open();
    const label = await screen.findByText('Next step');
    expect(label.parentElement).toHaveTextContent(`Next stepPhysical delivery${note}`);
  });

  it.each([
    [['answer'], 'After your answer'],
    [['charge'], 'After your decision'],
  ] as const)('says what of the reader’s it comes after: %s', async (yourActions, note) => {
    anOrdersApiStub([anOrder({ yourActions: [...yourActions] })]);
    await open();
    const label = await screen.findByText('Next step');
    expect(label.parentElement).toHaveTextContent(`Next stepPhysical delivery${note}`);
  });

  it('says once what we do next, where the step has no day', async () => {
    const milestones = anOrder().milestones.map((each) => ({ ...each, plannedAt: null }));
    anOrdersApiStub([anOrder({ waitingFor: 'PROVIDER', charges: [], yourActions: [], milestones })]);
    await open();
    const label = await screen.findByText('Next step');
    expect(label.parentElement).toHaveTextContent(/^Next stepPhysical deliveryWe /);
    expect(screen.getAllByText(/^We (?:start|deliver|complete|plan|confirm|assign)/)).toHaveLength(1);
  });

  it('has one button to write with, where the date has moved', async () => {
    anOrdersApiStub([
      anOrder({
        status: 'DELIVERY_DATE_CHANGED',
        yourActions: [],
        charges: [],
        messages: [],
        notice: { type: 'DELIVERY_DATE_CHANGED', text: 'The street is closed until then.' },
        confirmedDeliveryAt: '2024-12-12',
        oldConfirmedDeliveryDates: ['2024-11-28'],
        actions: ['message'],
      }),
    ]);
    await open();
    expect(await screen.findByText('The street is closed until then.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Send a message' })).toHaveLength(1);
  });

  it.each([
    ['PROVIDER', 'Skerry'],
    ['THIRD_PARTY', 'A third party'],
  ])('says without its way that it waits for %s by name', async (waitingFor, name) => {
    anOrdersApiStub([anOrder({ waitingFor, charges: [], displayOverview: false })]);
    await open();
    const label = await screen.findByText('Waiting for');
    expect(label.parentElement).toHaveTextContent(`Waiting for${name}`);
  });

  it('of a cancelled order leads to ordering again, and has no empty conversation', async () => {
    const end = {
      at: '2024-11-01T10:00:00.000Z',
      status: 'CANCELLED',
      oldConfirmedDeliveryAt: null,
      text: 'Not needed.',
    };
    anOrdersApiStub([
      anOrder({ status: 'CANCELLED', events: [end], messages: [], charges: [], yourActions: [], actions: [] }),
    ]);
    await open();
    expect(await screen.findByRole('link', { name: 'Order again by e-mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:'),
    );
    expect(screen.queryByText('There are no messages yet.')).not.toBeInTheDocument();
  });

  it.each([
    [{ status: 'INSTALLATION_ONGOING', health: 'UNKNOWN' }, 'Installation ongoing'],
    [{ status: 'IN_SERVICE', health: 'DOWN' }, 'Disturbance'],
  ])('says how the service that it is for stands: %j', async (standing, word) => {
    anOrdersApiStub();
    server.use(http.get(servicesUrl('/services/DK-220184'), () => HttpResponse.json(standing)));
    await open();
    const service = within(await screen.findByRole('region', { name: 'Service' }));
    expect(await service.findByText(word)).toBeInTheDocument();
    expect(service.getByRole('link', { name: 'DK-220184' })).toHaveAttribute('href', '/services?service=DK-220184');
  });

  it('does not ask how a service stands for those who see none', async () => {
    anOrdersApiStub();
    const asked: string[] = [];
    server.use(
      http.get(servicesUrl('/services/:id'), ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json(aProblem(403), { status: 403 });
      }),
    );
    await renderAt('/services/orders/order-1', { user: { roles: ['DeliveryResponsible'] } });
    expect(await screen.findByText('DK-220184')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('strikes out the dates that no longer apply', async () => {
    anOrdersApiStub();
    await open();
    await screen.findByRole('heading', { level: 1 });
    const struck = [...document.querySelectorAll('s')].map((date) => date.textContent);
    expect(struck).toEqual(expect.arrayContaining(['28 Nov 2024', '21 Nov 2024']));
  });

  it.each([
    ['DELIVERY_DATE_CHANGED', 'The confirmed date has changed.'],
    ['CONFIRMED_INSTALLATION_DELAY', 'The confirmed installation is delayed.'],
    ['SOMETHING_ELSE', 'About the delivery'],
  ])('says what the notification %s means', async (type, text) => {
    anOrdersApiStub([anOrder({ status: 'CONFIRMED_DELIVERY', notice: { type, text: 'The duct has to be cleared.' } })]);
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('The duct has to be cleared.')).toBeInTheDocument();
  });

  it('tells the history with the same dates as the way to the delivery', async () => {
    anOrdersApiStub();
    await open();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const [latest, first] = history.getAllByRole('listitem');
    expect(latest).toHaveTextContent('20 Nov 2024Date moved from 28 Nov 2024 to 12 Dec 2024');
    expect(first).toHaveTextContent('14 Oct 2024Created');
  });

  it('adds up what is agreed, without a charge that still waits', async () => {
    const priceInformation = {
      oneTimeCharge: { amount: 12_400, currency: 'DKK' as const },
      monthlyFee: { amount: 6890, currency: 'DKK' as const },
      previousMonthlyFee: null,
    };
    anOrdersApiStub([anOrder({ priceInformation })]);
    await open();
    expect(await screen.findByRole('row', { name: /^Agreed so far/ })).toHaveTextContent(/12,400.*6,890/);
    expect(screen.getByRole('row', { name: /^Clearing the duct/ })).toHaveTextContent(/4,800/);
    expect(screen.getAllByText(/17,200/)[0]).toBeInTheDocument();
  });

  it('has amounts below what they are for on phones', async () => {
    window.innerWidth = 320;
    const price = { amount: 12_400, currency: 'DKK' as const };
    anOrdersApiStub([
      anOrder({ priceInformation: { oneTimeCharge: price, monthlyFee: price, previousMonthlyFee: null } }),
    ]);
    await open();
    const item = await screen.findByRole('columnheader', { name: /^Clearing the duct/ });
    expect(item).toHaveAttribute('colspan', '2');
    expect(item.closest('tr')?.nextElementSibling).toHaveTextContent(/4,800/);
  });

  it('offers nothing that the server does not let the user do, and says who may', async () => {
    anOrdersApiStub([anOrder({ actions: [], confirmedDeliveryAt: null })]);
    await open();
    const strip = within(await waiting());
    expect(strip.queryAllByRole('button')).toEqual([]);
    expect(strip.queryAllByRole('textbox')).toEqual([]);
    expect(await strip.findAllByText(/^Can be decided by: .*Purchaser/)).toHaveLength(2);
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['More actions']);
  });

  it('says that there is no such order, with a way back to the list', async () => {
    anOrdersApiStub([]);
    await open();
    expect(await screen.findByText('The order does not exist')).toBeInTheDocument();
    for (const name of ['Back to orders', 'Go to orders'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/services/orders');
  });

  it('stays where it could not be fetched, and raises an alert', async () => {
    server.use(http.get(ordersUrl('/orders/order-1'), () => HttpResponse.json(aProblem(500), { status: 500 })));
    await renderAt('/services/orders/order-1', { ...purchaser, triesAgain: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'The order could not be shown' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to orders' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Information is not available at the moment');
  });
});

describe('what waits for the reader', () => {
  it('stands at the top, by deadline, and only the first has the solid button', async () => {
    anOrdersApiStub();
    await open();
    const strip = within(await waiting());
    expect(screen.getByRole('region', { name: 'Waiting for you: 3 decisions' })).toBeInTheDocument();
    expect(strip.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Extra charge',
      'Question from Kjetil Strand',
      'New delivery date',
    ]);
    const solid = strip.getAllByRole('button').filter((each) => each.dataset['variant'] === 'primary');
    expect(solid.map((each) => each.textContent)).toEqual([expect.stringMatching(/^Accept/)]);
  });

  it('moves on when a decision is made', async () => {
    const book = anOrdersApiStub();
    const { user } = await open();
    const strip = within(await waiting());
    const [order] = book.orders;
    if (!order) throw new Error('There is no order.');
    book.orders = [{ ...order, charges: [], actions: ['message', 'answer', 'date'] }];
    await user.click(strip.getByRole('button', { name: 'Decline' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('region', { name: 'Waiting for you: 2 decisions' })).toHaveFocus();
    expect(strip.getByRole('button', { name: 'Send answer' })).toHaveAttribute('data-variant', 'primary');
  });

  it('keeps an answer that was refused because somebody else was quicker', async () => {
    const book = anOrdersApiStub();
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Freja.');
    const [order] = book.orders;
    if (!order) throw new Error('There is no order.');
    book.orders = [{ ...order, messages: order.messages.map((each) => ({ ...each, isAnswered: true })) }];
    server.use(
      http.post(ordersUrl('/orders/:orderId/messages'), () =>
        HttpResponse.json(aProblem(409, { code: 'ALREADY_ANSWERED' }), { status: 409 }),
      ),
    );
    const reads = book.calls.length;
    await user.click(await button('Send answer'));
    expect(await screen.findByText('This has already been answered.')).toBeInTheDocument();
    await waitFor(() => expect(book.calls.length).toBeGreaterThan(reads));
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Freja.');
    await user.click(await button('Discard my answer'));
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
  });

  it('lets a changed date be accepted as it was read', async () => {
    const book = anOrdersApiStub();
    const { user } = await open();
    await user.click(await button(/^Accept 12 Dec 2024/));
    expect(await screen.findByText('The new date has been accepted')).toBeInTheDocument();
    expect(book.writes).toEqual([
      expect.objectContaining({
        path: '/orders/order-1/date-responses',
        body: { accepted: true, confirmedDeliveryAt: '2024-12-12' },
      }),
    ]);
  });

  it('says shortly which freezes lie around a changed date', async () => {
    anOrdersApiStub();
    const winter = {
      id: 'winter',
      translations: [{ language: 'en', displayName: 'Winter freeze' }],
      countries: ['dk'],
    };
    const item = { ...winter, from: '2024-12-16', to: '2025-01-06' };
    let freeze = item;
    server.use(http.get(ordersUrl('/freeze-periods'), () => HttpResponse.json({ items: [freeze] })));
    const { unmount } = await open();
    expect(await screen.findByText('Freeze: 16 Dec 2024 – 6 Jan 2025')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /No changes are made in the network during Winter freeze/ })).toBeVisible();
    unmount();
    freeze = { ...item, from: '2024-12-10' };
    await open();
    expect(await screen.findByText('In a freeze until 6 Jan 2025. The date may move.')).toBeInTheDocument();
  });

  it('does not ask for a date again while another week has been asked for', async () => {
    const request = { id: 'request-1', wantedWeek: '2025-W03', inFreeze: false, text: '', state: 'OPEN' as const };
    anOrdersApiStub([
      anOrder({
        dateRequests: [{ ...request, requestedAt: '2024-11-20T10:00:00.000Z', requestedBy: 'Astrid Lindqvist' }],
      }),
    ]);
    await open();
    await waiting();
    expect(screen.queryByRole('heading', { name: 'New delivery date' })).not.toBeInTheDocument();
  });
});

describe('an order', () => {
  it('is written about', async () => {
    const book = anOrdersApiStub();
    const { user } = await open();
    await user.click(await button('Send a message'));
    expect(screen.getByRole('textbox', { name: 'Send a message about the order' })).toHaveFocus();
    await user.keyboard(' When do you come? ');
    await user.click(await button('Send'));
    expect(await screen.findByText('Your message has been sent')).toBeInTheDocument();
    expect(book.writes).toEqual([
      expect.objectContaining({ path: '/orders/order-1/messages', body: { text: 'When do you come?' } }),
    ]);
    expect(book.writes[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.getByRole('textbox', { name: 'Send a message about the order' })).toHaveValue('');
  });

  it('has its question answered where it is read', async () => {
    const book = anOrdersApiStub();
    const { user } = await open();
    const strip = within(await waiting());
    expect(strip.getByText('Who opens the basement for us?')).toBeInTheDocument();
    await user.type(strip.getByRole('textbox', { name: 'Your answer' }), 'Freja.');
    await user.click(strip.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(book.writes[0]?.body).toEqual({ text: 'Freja.', questionId: 'message-1' }));
  });

  it('is not written about with characters that the provider can not store', async () => {
    anOrdersApiStub();
    const { user } = await open();
    await user.click(await button('Send a message'));
    await user.type(await screen.findByRole('textbox', { name: 'Send a message about the order' }), 'Thanks 👍');
    expect(await screen.findByText(/unsupported characters: 👍/)).toBeInTheDocument();
    expect(await button('Send')).toBeDisabled();
  });

  it('gets another contact, for the version that was read', async () => {
    const book = anOrdersApiStub();
    const { user } = await open();
    await user.click(await button('Change'));
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '+45 89 88 01 42');
    await user.click(await button('Save'));
    await waitFor(() =>
      expect(book.writes).toEqual([
        expect.objectContaining({
          method: 'PATCH',
          ifMatch: '"3"',
          body: {
            name: 'Freja Nygaard',
            email: 'freja.nygaard@havstrand.example',
            phone: '+4589880142',
          },
        }),
      ]),
    );
  });

  it('is cancelled with a reason, after its cost is said', async () => {
    const book = anOrdersApiStub([anOrder({ cancellationFee: { amount: 1500, currency: 'DKK' } })]);
    const { user } = await open();
    await user.click(await button('More actions'));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Cancelling now costs/)).toHaveTextContent(/1,500/);
    expect(dialog.getByRole('button', { name: 'Keep the order' })).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'The office closes.');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(book.writes[0]?.body).toEqual({ reason: 'The office closes.' }));
  });

  it.each([
    [/^Accept.*4,800/, 'Accept', true],
    [/^Decline$/, 'Decline', false],
  ])(
    'lets a charge be decided on by a button that says it, once it is confirmed: %s',
    async (name, answer, accepted) => {
      const book = anOrdersApiStub();
      const { user } = await open();
      await user.click(await button(name));
      expect(book.writes).toHaveLength(0);
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(book.writes[0]?.body).toEqual({ chargeId: 'charge-1', accepted }));
    },
  );

  it('leaves a charge undecided when its question is closed', async () => {
    const book = anOrdersApiStub();
    const { user } = await open();
    await user.click(await button(/^Accept.*4,800/));
    const question = await screen.findByRole('alertdialog', { name: /Accept.*4,800.*\?/ });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Decline'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Go back' }));
    expect(book.writes).toHaveLength(0);
    expect(await button('Decline')).toBeEnabled();
  });

  it('says so where the provider has decided on a charge meanwhile, and shows the order anew', async () => {
    const book = anOrdersApiStub();
    server.use(
      http.post(ordersUrl('/orders/:orderId/charge-responses'), () =>
        HttpResponse.json(aProblem(409, { code: 'DECIDED_BY_PROVIDER' }), { status: 409 }),
      ),
    );
    const { user } = await open();
    const decline = await button('Decline');
    const reads = book.calls.length;
    await user.click(decline);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('The time to answer has passed, so we have decided.')).toBeInTheDocument();
    await waitFor(() => expect(book.calls.length).toBeGreaterThan(reads));
  });

  it('is asked for another week, with a warning of a freeze period', async () => {
    const book = anOrdersApiStub();
    server.use(
      http.get(ordersUrl('/freeze-periods'), () =>
        HttpResponse.json({
          items: [
            {
              id: 'always',
              translations: [{ language: 'en', displayName: 'Winter freeze' }],
              countries: ['dk'],
              from: '2000-01-01',
              to: '2999-12-31',
            },
          ],
        }),
      ),
    );
    const { user } = await open();
    await user.click(await button('Request another date'));
    await user.click(await screen.findByRole('combobox', { name: /Week/ }));
    const [, , third] = await screen.findAllByRole('option');
    if (!third) throw new Error('There are no weeks.');
    await user.click(third);
    expect(await screen.findByText(/Falls in Winter/)).toBeInTheDocument();
    await user.click(await button('Send request'));
    await waitFor(() => expect(book.writes[0]?.body).toEqual({ wantedWeek: expect.stringMatching(/^\d{4}-W\d\d$/) }));
  });

  const moved = () =>
    anOrder({
      status: 'DELIVERY_DATE_CHANGED',
      charges: [],
      messages: [],
      confirmedDeliveryAt: '2024-12-12',
      oldConfirmedDeliveryDates: ['2024-11-28'],
      serviceOrder: { ...anOrder().serviceOrder, serviceId: 'SE-198033' },
    });

  it('gets a date that touches both paths of a pair only from who has ticked that, having seen which and when', async () => {
    const stub = aRedundancyStub();
    const book = anOrdersApiStub([moved()]);
    const { user } = await open();
    const consent = await screen.findByRole('checkbox', { name: /both paths are hit/ });
    const note = consent.closest('[role="status"]');
    expect(note).toHaveTextContent('Both paths of the pair Malmö-Lund are hit.');
    expect(note).toHaveTextContent('IP Link SE-198032, Malmö kontor: PW-24-1187 Fibre reroute');
    expect(note).toHaveTextContent('DIA Static SE-198033, Lund lager: the chosen time');
    expect(screen.getByRole('link', { name: 'PW-24-1187 Fibre reroute' })).toHaveAttribute(
      'href',
      '/operational-status/planned-works/work-1',
    );
    expect(stub.asked[0]).toEqual({
      ...{ serviceIds: 'SE-198033', from: '2024-12-12', to: '2024-12-12' },
      exceptId: 'order-1',
    });
    expect(await button(/^Accept/)).toBeDisabled();
    await user.click(consent);
    await user.click(await button(/^Accept/));
    await waitFor(() =>
      expect(book.writes[0]?.body).toEqual({
        ...{ accepted: true, confirmedDeliveryAt: '2024-12-12' },
        redundancyAccepted: true,
      }),
    );
  });

  it('is asked about both paths where the server knows of them only when the date is accepted', async () => {
    const stub = aRedundancyStub([]);
    anOrdersApiStub([moved()]);
    server.use(
      http.post(ordersUrl('/orders/:orderId/date-responses'), () => {
        stub.items = [aRisk()];
        const errors = [{ field: 'redundancyAccepted', code: 'required' }];
        return HttpResponse.json({ ...aProblem(422), code: 'INVALID_FIELDS', errors }, { status: 422 });
      }),
    );
    const { user } = await open();
    await user.click(await button(/^Accept/));
    expect(await screen.findByText(/^The time is not chosen yet/)).toBeInTheDocument();
    expect(screen.queryByText('It could not be sent')).not.toBeInTheDocument();
    expect(await button(/^Accept/)).toBeDisabled();
  });

  it('is asked about both paths for a week that is wished for, too', async () => {
    const stub = aRedundancyStub();
    const book = anOrdersApiStub([anOrder({ serviceOrder: { ...anOrder().serviceOrder, serviceId: 'SE-198033' } })]);
    const { user } = await open();
    await user.click(await button('Request another date'));
    stub.items = [];
    stub.asked.length = 0;
    const pick = async (place: number) => {
      await user.click(await screen.findByRole('combobox', { name: /Week/ }));
      const option = (await screen.findAllByRole('option'))[place];
      if (!option) throw new Error('There are no weeks.');
      await user.click(option);
    };
    await pick(1);
    await waitFor(() => expect(stub.asked).toHaveLength(1));
    stub.items = [aRisk()];
    await pick(2);
    const dialog = within(await screen.findByRole('dialog'));
    const consent = await dialog.findByRole('checkbox');
    expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled();
    await user.click(consent);
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(book.writes[0]?.body).toMatchObject({ redundancyAccepted: true }));
  });
});
