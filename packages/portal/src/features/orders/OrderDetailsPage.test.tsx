import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ordersUrl, server } from '../../testing/server.ts';
import { anOrder } from '../../testing/services-section/anOrder.ts';
import { anOrderBook } from '../../testing/services-section/anOrderBook.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./OrderDetailsPage.tsx');
  for (const dialog of ['Message', 'DateRequest', 'Contact', 'CancelOrder', 'Charge'])
    await import(`./components/${dialog}Dialog.tsx`);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const purchaser = { user: { roles: ['Purchaser'] } };
const open = (path = '/services/orders/order-1') => renderAt(path, purchaser);
const button = (name: string) => screen.findByRole('button', { name });

describe('the page of an order', () => {
  it('names product and site, with status, number, type, reference and term', async () => {
    anOrderBook();
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('SD-WAN, København HQ');
    for (const text of ['Order 1182731', 'Upgrade', 'Your reference: HQ-CPH-2024', '36 months'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows the way to the delivery, with the changed date at the step that it has come to', async () => {
    anOrderBook();
    await open();
    const steps = within(await screen.findByRole('list', { name: 'Delivery' })).getAllByRole('listitem');
    expect(steps).toHaveLength(6);
    expect(steps[3]).toHaveAttribute('aria-current', 'step');
    expect(steps[3]).toHaveTextContent('Delivery date changed');
    expect(steps[4]).toHaveTextContent('Planned 12 Dec 2024');
  });

  it('strikes out the dates that no longer apply', async () => {
    anOrderBook();
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
    anOrderBook([anOrder({ notice: { type, text: 'The duct has to be cleared.' } })]);
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('The duct has to be cleared.')).toBeInTheDocument();
  });

  it('offers nothing that the server does not let the user do', async () => {
    anOrderBook([anOrder({ actions: [], confirmedDeliveryAt: null })]);
    await open();
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('button').map((each) => each.textContent)).toEqual([]);
  });

  it('says that there is no such order, with a way back to the list', async () => {
    anOrderBook([]);
    await open();
    expect(await screen.findByText('The order does not exist')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to orders' })).toHaveAttribute('href', '/services/orders');
  });
});

describe('an order', () => {
  it('is written about', async () => {
    const book = anOrderBook();
    const { user } = await open();
    await user.click(await button('Ask about this order'));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), ' When do you come? ');
    await user.click(await button('Send'));
    expect(await screen.findByText('Your message has been sent')).toBeInTheDocument();
    expect(book.writes).toEqual([
      expect.objectContaining({ path: '/orders/order-1/messages', body: { text: 'When do you come?' } }),
    ]);
    expect(book.writes[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has its question answered, which is read beside the answer', async () => {
    const book = anOrderBook();
    const { user } = await open();
    await user.click(await button('Answer'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Who opens the basement for us?')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Freja.');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(book.writes[0]?.body).toEqual({ text: 'Freja.', questionId: 'message-1' }));
  });

  it('is not written about with characters that the provider can not store', async () => {
    anOrderBook();
    const { user } = await open();
    await user.click(await button('Ask about this order'));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Thanks 👍');
    expect(await screen.findByText(/unsupported characters: 👍/)).toBeInTheDocument();
    expect(await button('Send')).toBeDisabled();
  });

  it('gets another contact, for the version that was read', async () => {
    const book = anOrderBook();
    const { user } = await open();
    await user.click(await button('Change contact'));
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
    const book = anOrderBook([anOrder({ cancellationFee: { amount: 1500, currency: 'DKK' } })]);
    const { user } = await open();
    await user.click(await button('Cancel order'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Cancelling now costs/)).toHaveTextContent(/1,500/);
    expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'The office closes.');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(book.writes[0]?.body).toEqual({ reason: 'The office closes.' }));
  });

  it.each([
    ['Accept', true],
    ['Decline', false],
  ])('lets a charge be decided on: %s', async (name, accepted) => {
    const book = anOrderBook();
    const { user } = await open();
    await user.click(await button(name));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(book.writes[0]?.body).toEqual({ chargeId: 'charge-1', accepted }));
  });

  it('says so where the provider has decided on a charge meanwhile, and shows the order anew', async () => {
    const book = anOrderBook();
    server.use(
      http.post(ordersUrl('/orders/:orderId/charge-responses'), () =>
        HttpResponse.json(aProblem(409, { code: 'DECIDED_BY_PROVIDER' }), { status: 409 }),
      ),
    );
    const { user } = await open();
    await user.click(await button('Accept'));
    const reads = book.calls.length;
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The time to answer is over, and we have decided.')).toBeInTheDocument();
    await waitFor(() => expect(book.calls.length).toBeGreaterThan(reads));
  });

  it('is asked for another week, with a warning of a freeze period', async () => {
    const book = anOrderBook();
    server.use(
      http.get(ordersUrl('/freeze-periods'), () =>
        HttpResponse.json({
          items: [
            {
              id: 'always',
              translations: [{ language: 'en', displayName: 'Winter' }],
              countries: ['dk'],
              from: '2000-01-01',
              to: '2999-12-31',
            },
          ],
        }),
      ),
    );
    const { user } = await open();
    await user.click(await button('Ask for another date'));
    await user.click(await screen.findByRole('combobox', { name: /Week/ }));
    const [, , third] = await screen.findAllByRole('option');
    if (!third) throw new Error('There are no weeks.');
    await user.click(third);
    expect(await screen.findByText(/Nothing is changed in the network during Winter/)).toBeInTheDocument();
    await user.click(await button('Ask for the week'));
    await waitFor(() => expect(book.writes[0]?.body).toEqual({ wantedWeek: expect.stringMatching(/^\d{4}-W\d\d$/) }));
  });
});
