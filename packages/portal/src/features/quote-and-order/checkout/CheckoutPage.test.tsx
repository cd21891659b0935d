import type { Quote } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { compilePages } from '../../../testing/compilePages.ts';
import { renderAt, type RenderOptions } from '../../../testing/renderAt.tsx';
import { placedOrdersUrl, quoteAndOrderUrl, quotesUrl, server } from '../../../testing/server.ts';
import { aCheck, aCheckoutApiStub } from '../testing/aCheckoutApiStub.ts';
import { anOrderablePrice, anOrderableQuote, aSiteOfQuote, anAgreement } from '../testing/aQuote.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order', '/services/orders/:orderId');
  await Promise.all([import('./CheckoutPage.tsx'), import('../approvals/ApprovalPage.tsx')]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const address = '/quote-and-order?quote=quote-1&checkout=true';

async function open(options: RenderOptions = {}, path = `${address}&line=1~v1`) {
  const view = await renderAt(path, { user: { roles: ['Purchaser'] }, agreements: [anAgreement], ...options });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const submit = () => screen.findByRole('button', { name: /^Order for/ });
const acceptTerms = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) =>
  user.click(await screen.findByRole('checkbox', { name: /^I may place orders for/ }));
const isReady = async () => waitFor(async () => expect(await submit()).toBeEnabled());
const refuse = (url: string, status: number, code?: string) =>
  server.use(http.post(url, () => HttpResponse.json(aProblem(status, code ? { code } : {}), { status })));
const twoSites = (): Partial<Quote> => ({
  siteCount: 2,
  sites: [
    aSiteOfQuote('1', 'Norra Kajen', [anOrderablePrice('v1')]),
    aSiteOfQuote('2', 'Storgatan', [anOrderablePrice('v1')]),
  ],
});

describe('ordering by a quote', () => {
  it('sends what was chosen and typed, once, and leads to the order', async () => {
    const stub = aCheckoutApiStub();
    const view = await open();
    await isReady();
    await view.user.type(screen.getByRole('textbox', { name: /^Floor/ }), '4');
    await view.user.type(screen.getByRole('textbox', { name: /^Access hours/ }), 'Weekdays 8-16');
    await view.user.type(screen.getByRole('textbox', { name: /^Purchase order number/ }), 'PO-1');
    await acceptTerms(view);
    await view.user.dblClick(await submit());
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/services/orders/order-1'));
    expect(await screen.findByText('The order is completed')).toBeInTheDocument();
    expect(stub.placed).toEqual([
      {
        key: expect.any(String) as string,
        body: {
          quoteId: 'quote-1',
          lines: [{ siteId: '1', variantId: 'v1', monthlyMinor: 243_000, oneTimeMinor: 450_000 }],
          installations: [
            {
              siteId: '1',
              floor: '4',
              accessHours: 'Weekdays 8-16',
              contact: {
                name: 'Astrid Lindqvist',
                email: 'astrid.lindqvist@havstrand.example',
                phone: '+46701740605',
              },
            },
          ],
          reference: 'SDL-DIA',
          purchaseOrderNumber: 'PO-1',
          acceptsTerms: true,
        },
      },
    ]);
  });

  it('says the sum on its button, and follows the solution that is chosen', async () => {
    aCheckoutApiStub();
    const view = await open();
    expect(await submit()).toHaveTextContent(/2,430 SEK.* a month/);
    await view.user.click(screen.getByRole('radio', { name: /1.Gbit\/s/ }));
    await waitFor(async () => expect(await submit()).toHaveTextContent(/3,890 SEK.* a month/));
    expect(view.router.state.location.search).toContain('line=1%7Ev2');
  });

  it('begins with the cheapest firm price where none was chosen', async () => {
    aCheckoutApiStub();
    await open({}, address);
    expect(screen.getByRole('radio', { name: /200.Mbit\/s/ })).toBeChecked();
  });

  it('says what is missing when it is sent, and goes to the first of it', async () => {
    const stub = aCheckoutApiStub();
    const view = await open();
    await isReady();
    const phone = screen.getByRole('textbox', { name: /^Phone/ });
    await view.user.clear(phone);
    await view.user.type(phone, '0701');
    await view.user.click(await submit());
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toBeInvalid();
    expect(screen.getByText('Accept the terms to place the order.')).toBeInTheDocument();
    expect(stub.placed).toEqual([]);
  });

  it('shows a price that has changed, and goes on once it is accepted', async () => {
    const stub = aCheckoutApiStub();
    server.use(
      http.post(
        placedOrdersUrl('/order-checks'),
        () => {
          stub.setQuote(
            anOrderableQuote({
              sites: [aSiteOfQuote('1', 'Norra Kajen', [anOrderablePrice('v1', { monthlyMinor: 250_000 })])],
            }),
          );
          return HttpResponse.json(aProblem(409, { code: 'PRICE_CHANGED' }), { status: 409 });
        },
        { once: true },
      ),
    );
    const view = await open();
    const note = (await screen.findByText('The price has changed')).closest('[role="alert"]');
    expect(note).toHaveTextContent(/Monthly fee: 2,430 SEK.* before, 2,500 SEK.* now/);
    expect(await submit()).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Accept the new price' }));
    await isReady();
    await acceptTerms(view);
    await view.user.click(await submit());
    await waitFor(() => expect(stub.placed).toHaveLength(1));
    expect(stub.placed[0]?.body.lines[0]).toMatchObject({ monthlyMinor: 250_000 });
  });

  it('is reached with the focus on its heading', async () => {
    aCheckoutApiStub();
    const { user } = await renderAt('/quote-and-order?quote=quote-1', {
      user: { roles: ['Purchaser'] },
      agreements: [anAgreement],
    });
    await user.click(await screen.findByRole('link', { name: /^Order / }));
    await submit();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('that could not be checked says that, not that it cannot be ordered', async () => {
    aCheckoutApiStub();
    refuse(placedOrdersUrl('/order-checks'), 500);
    await open();
    expect(await screen.findByText('The order could not be checked')).toBeInTheDocument();
    expect(screen.queryByText('This cannot be ordered as it stands')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeInTheDocument();
  });

  it('by a quote that has expired offers to renew it', async () => {
    aCheckoutApiStub({
      quote: anOrderableQuote({ status: 'RENEW_ACCESSONLINE', validUntil: '2024-11-20', actions: ['renew'] }),
    });
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Renew the quote' }));
    await waitFor(() => expect(view.router.state.location.search).toBe('?quote=quote-2'));
  });

  it('that somebody else has placed meanwhile leads to the order', async () => {
    const stub = aCheckoutApiStub();
    const view = await open();
    await isReady();
    await acceptTerms(view);
    refuse(placedOrdersUrl('/orders'), 409, 'ALREADY_ORDERED');
    stub.setQuote(
      anOrderableQuote({
        status: 'SIGNED',
        sites: [aSiteOfQuote('1', 'Norra Kajen', [anOrderablePrice('v1', { orderId: 'order-9' })])],
      }),
    );
    await view.user.click(await submit());
    expect(await screen.findByText('This has been ordered')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/services/orders/order-9');
  });

  it('without the agreement says so, and leads back to the quotes', async () => {
    aCheckoutApiStub();
    refuse(placedOrdersUrl('/order-checks'), 403, 'AGREEMENT_LOST');
    await open();
    expect(
      await screen.findByText('You are not allowed to do this. Please contact your administrator for permission.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your quotes' })).toHaveAttribute('href', '/quote-and-order?tab=quotes');
    expect(await submit()).toBeDisabled();
  });

  it('of several sites says which were ordered and which stay in the quote', async () => {
    aCheckoutApiStub({
      quote: anOrderableQuote(twoSites()),
      job: { failed: [{ siteId: '2', code: 'NOT_FIRM' }] },
    });
    const view = await open({}, address);
    await isReady();
    await acceptTerms(view);
    await view.user.click(await submit());
    expect(await screen.findByRole('heading', { name: '1 of 2 sites ordered' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Order 1300001' })).toHaveAttribute('href', '/services/orders/order-1');
    expect(screen.getByText('Storgatan 2, Sundsvall · The price is not firm yet.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Send to manual handling' }));
    expect(await screen.findByText('The request has been sent to manual handling')).toBeInTheDocument();
  });

  it('has one contact for all sites, or one for each', async () => {
    const stub = aCheckoutApiStub({ quote: anOrderableQuote(twoSites()) });
    const view = await open({}, address);
    await isReady();
    expect(screen.getAllByRole('textbox', { name: /^Phone/ })).toHaveLength(1);
    await view.user.click(screen.getByRole('checkbox', { name: /^Use the same contact/ }));
    const second = within(screen.getByRole('group', { name: 'Storgatan 2, Sundsvall' }));
    const name = second.getByRole('textbox', { name: 'Name' });
    await view.user.clear(name);
    await view.user.type(name, 'Erik');
    await acceptTerms(view);
    await view.user.click(await submit());
    await waitFor(() => expect(stub.placed).toHaveLength(1));
    expect(stub.placed[0]?.body.installations?.map(({ contact }) => contact.name)).toEqual([
      'Astrid Lindqvist',
      'Erik',
    ]);
  });

  it('says once what is the same at every site, unless all of it is asked for', async () => {
    const quote = anOrderableQuote({
      siteCount: 2,
      sites: [
        aSiteOfQuote('1', 'Norra Kajen', [anOrderablePrice('v1')]),
        aSiteOfQuote('2', 'Storgatan', [anOrderablePrice('v1', { monthlyMinor: 300_000 })]),
      ],
    });
    aCheckoutApiStub({ quote });
    const view = await open({}, address);
    await isReady();
    expect(
      screen.getByText(/^Same at every site: DIA Static 200.Mbit\/s, 36 months, .*4,500 SEK once$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Service' })).toBeNull();
    expect(screen.getByRole('row', { name: /^Storgatan 2, Sundsvall/ })).toHaveTextContent('3,000');
    await view.user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.getByRole('columnheader', { name: 'Service' })).toBeInTheDocument();
    expect(screen.queryByText(/^Same at every site/)).toBeNull();
  });

  it('of several sites asks for the floor and room of each in a row of its own', async () => {
    const stub = aCheckoutApiStub({ quote: anOrderableQuote(twoSites()) });
    const view = await open({}, address);
    await isReady();
    const row = within(screen.getByRole('group', { name: 'Storgatan 2, Sundsvall' }));
    expect(row.getAllByRole('textbox')).toHaveLength(2);
    await view.user.type(row.getByRole('textbox', { name: 'Room' }), '4.12');
    await acceptTerms(view);
    await view.user.click(await submit());
    await waitFor(() => expect(stub.placed).toHaveLength(1));
    expect(stub.placed[0]?.body.installations?.map(({ room }) => room)).toEqual([undefined, '4.12']);
  });

  it('names what is to be read before it is placed', async () => {
    aCheckoutApiStub();
    const deliveryTerms = 'https://skerry.example/terms.pdf';
    await open({ config: { links: { deliveryTerms } } });
    const documents = within(screen.getByRole('group', { name: 'Read before you order' }));
    expect(documents.getByRole('button', { name: 'Download as PDF' })).toBeInTheDocument();
    expect(documents.getByText('Framework agreement FA-1')).toBeInTheDocument();
    expect(documents.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', deliveryTerms);
    expect(screen.getByRole('link', { name: 'terms of delivery' })).toHaveAttribute('target', '_blank');
  });

  it('warns where it comes near services that must not fail together', async () => {
    const group = { name: 'GBG-HQ', serviceIds: ['SE-1', 'SE-2'], replacedServiceId: null, siteIds: ['1'] };
    aCheckoutApiStub({
      check: aCheck({ keptApart: [group, { ...group, name: 'GBG-2', replacedServiceId: 'SE-2' }] }),
    });
    await open();
    expect(await screen.findByText(/^SE-1 and SE-2 are kept apart \(GBG-HQ\)/)).toBeInTheDocument();
    expect(screen.getByText(/^This order replaces SE-2, which is kept apart from SE-1 \(GBG-2\)/)).toBeInTheDocument();
    await isReady();
  });

  it('whose answer was lost is asked about with the same key, and not checked again', async () => {
    const stub = aCheckoutApiStub();
    const view = await open();
    await isReady();
    await acceptTerms(view);
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        placedOrdersUrl('/orders'),
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await view.user.click(await submit());
    const again = await screen.findByRole('button', { name: 'Find out what was ordered' });
    expect(screen.getByText(/Nothing is ordered twice/)).toBeInTheDocument();
    await view.user.click(again);
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/services/orders/order-1'));
    expect(stub.placed.map(({ key }) => key)).toEqual(keys);
    // Whole orders alone are checked before they are sent.
    expect(stub.checked.filter(({ installations }) => installations !== undefined)).toHaveLength(1);
  });

  it('whose job could not be asked is not sent again', async () => {
    const stub = aCheckoutApiStub();
    const view = await open();
    await isReady();
    await acceptTerms(view);
    server.use(http.get(placedOrdersUrl('/order-jobs/job-1'), () => HttpResponse.error(), { once: true }));
    await view.user.click(await submit());
    await view.user.click(await screen.findByRole('button', { name: 'Find out what was ordered' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/services/orders/order-1'));
    expect(stub.placed).toHaveLength(1);
  });
});

describe('an order that others have to approve', () => {
  it('is asked for with a comment by somebody who may not order, and leads to the request', async () => {
    const check = aCheck({ decisionsNeeded: 1, deciders: ['Karin Öhman', 'Paula Thulin'] });
    const stub = aCheckoutApiStub({ quote: anOrderableQuote({ actions: ['ask', 'requestApproval'] }), check });
    const view = await open({ user: { roles: ['QuoteRequester'] } });
    expect(await screen.findByText('One of these decides: Karin Öhman and Paula Thulin.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^I may place orders/ })).toBeNull();
    await view.user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Before Christmas.');
    await view.user.click(await screen.findByRole('button', { name: /^Request approval$/ }));
    await waitFor(() => expect(view.router.state.location.search).toBe('?approval=approval-1'));
    expect(stub.asked).toMatchObject([{ comment: 'Before Christmas.', placement: { quoteId: 'quote-1' } }]);
    expect(stub.placed).toEqual([]);
  });

  it('above the limit of the company says who decides', async () => {
    const check = aCheck({ decisionsNeeded: 1, orderLimitMinor: 200_000, deciders: ['Karin Öhman'] });
    aCheckoutApiStub({ check });
    await open();
    expect(await screen.findByText(/Your company’s limit is/)).toHaveTextContent(/2,000 SEK.* a month/);
    expect(screen.getByRole('button', { name: /^Request approval/ })).toBeEnabled();
  });

  it('that waits already leads to the approvals', async () => {
    aCheckoutApiStub({ quote: anOrderableQuote({ approvalStatus: 'PENDING', actions: ['ask'] }) });
    await open();
    expect(await screen.findByText('The quote waits for approval')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open approvals' })).toBeInTheDocument();
  });
});

describe('a service that the order goes on from', () => {
  const flags = { performCorrelationValidation: true };
  const validation = quoteAndOrderUrl('/validate/correlationOwnership');

  it('is not asked about while the flag is off', async () => {
    aCheckoutApiStub({ quote: anOrderableQuote({ correlationId: 'OS-1' }) });
    await open();
    await isReady();
  });

  it('with a warning has to be confirmed', async () => {
    aCheckoutApiStub({ quote: anOrderableQuote({ correlationId: 'OS-1' }) });
    server.use(
      http.post(validation, () =>
        HttpResponse.json({ status: 'Warning', message: 'It ends soon.', transactionId: 't-1' }),
      ),
    );
    const view = await open({ flags });
    expect(await screen.findByText('It ends soon.')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
    await view.user.click(screen.getByRole('checkbox', { name: 'I confirm that the service is ours' }));
    await isReady();
  });

  it('that cannot be asked about, tried once more, is an error', async () => {
    let calls = 0;
    aCheckoutApiStub({ quote: anOrderableQuote({ correlationId: 'OS-1' }) });
    server.use(
      http.post(validation, async () => {
        calls += 1;
        await delay(0);
        return HttpResponse.json(aProblem(503), { status: 503 });
      }),
    );
    await open({ flags });
    expect(
      await screen.findByText('Unable to perform validation: Information is not available at the moment'),
    ).toBeInTheDocument();
    expect(calls).toBe(2);
    expect(await submit()).toBeDisabled();
  });
});

it('says of a quote that is not there that it is not', async () => {
  aCheckoutApiStub();
  server.use(http.get(quotesUrl('/connection-searches/:id'), () => HttpResponse.json(aProblem(404), { status: 404 })));
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such quote');
});
