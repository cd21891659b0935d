import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { quotesUrl, server } from '../../testing/server.ts';
import { anApproval } from './testing/aCheckoutApiStub.ts';
import { anAgreement, aPrice, aQuote, aQuoteSite, aVariant, noPrice } from './testing/aQuote.ts';
import { aQuotesApiStub } from './testing/aQuotesApiStub.ts';

beforeAll(async () => {
  await Promise.all([
    import('./QuoteAndOrderPage.tsx'),
    import('./quote/QuotePage.tsx'),
    import('./quote/requests/QuoteTextDialog.tsx'),
    import('./quote/choose/PriceExplanation.tsx'),
    import('./list/QuotesTab.tsx'),
  ]);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.innerWidth = width;
});

const path = '/quote-and-order?quote=quote-1';
const purchaser = { user: { roles: ['Purchaser'] }, agreements: [anAgreement] };
const heading = () => screen.findByRole('heading', { level: 1, name: 'DIA Static, Norra Kajen 2, Sundsvall' });
const prices = () => screen.findByRole('radiogroup', { name: 'Capacity and term' });

describe('a quote', () => {
  it('shows its prices by capacity and term, the lowest total of the first row chosen', async () => {
    aQuotesApiStub();
    await renderAt(path, purchaser);
    await heading();
    const cell = within(await prices()).getByRole('radio', { name: /^200\sMbit\/s, Single fibre, 36 months$/ });
    expect(cell).toBeChecked();
    expect(cell).toHaveAccessibleDescription(/2,430.*Lowest total.*4,500.*one-time.*Firm/);
    expect(screen.getByRole('link', { name: /^Order 200\sMbit\/s, 36 months$/ })).toHaveAttribute(
      'href',
      '/quote-and-order?quote=quote-1&checkout=true&line=1%7Ev2',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('says who asks for an approval, and leads to it', async () => {
    aQuotesApiStub([aQuote({ waitsFor: 'approval', approvalStatus: 'PENDING', questions: [] })]);
    const other = { ...anApproval().quote, id: 'quote-2' };
    const items = [anApproval({ id: 'approval-2', quote: other }), anApproval()];
    server.use(
      http.get(quotesUrl('/approvals'), () =>
        HttpResponse.json({ items, totalItems: 2, totalPages: 1, currentPage: 0 }),
      ),
    );
    await renderAt(path, purchaser);
    await heading();
    expect(await screen.findByText(/^Maja Friberg asks you to approve/)).toHaveTextContent(
      /approve 2,430 SEK.* a month$/,
    );
    expect(screen.getByRole('link', { name: 'Open the approval' })).toHaveAttribute(
      'href',
      '/quote-and-order?approval=approval-1',
    );
  });

  it('leads back to the list that it was requested for, to change what is wanted', async () => {
    aQuotesApiStub([aQuote({ siteListId: 'list-1', status: 'NO_SOLUTION', actions: ['manualHandling'] })]);
    await renderAt(path, purchaser);
    await heading();
    expect(await screen.findByRole('link', { name: 'Change and get new prices' })).toHaveAttribute(
      'href',
      '/quote-and-order?siteList=list-1',
    );
  });

  it('names the building, and says how near fibre is as the address was told', async () => {
    const { prices } = aQuote().sites[0] ?? {};
    const site = aQuoteSite({ building: 'Norra Kajen 2 B', reach: 'onNet', prices: prices ?? [] });
    aQuotesApiStub([aQuote({ sites: [site] })]);
    await renderAt(path, purchaser);
    await heading();
    expect(await screen.findByText('Norra Kajen 2 B, 852 31 Sundsvall')).toBeInTheDocument();
    expect(screen.getByText('Fibre in the building')).toBeInTheDocument();
    expect(screen.queryByText('Network nearby')).toBeNull();
  });

  it('orders what is chosen, by arrow keys within a column too; an estimate cannot be ordered', async () => {
    aQuotesApiStub();
    const { user } = await renderAt(path, purchaser);
    const group = within(await prices());
    await user.click(group.getByRole('radio', { name: /^1\sGbit\/s.*12 months/ }));
    expect(screen.getByRole('link', { name: /^Order 1\sGbit\/s, 12 months$/ })).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(group.getByRole('radio', { name: /^200\sMbit\/s.*12 months/ })).toBeChecked();
    await user.click(group.getByRole('radio', { name: /^1\sGbit\/s.*36 months/ }));
    expect(screen.queryByRole('link', { name: /^Order/ })).toBeNull();
    expect(screen.getByText('1 price is an estimate and cannot be ordered yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Request a firm price' })).toBeInTheDocument();
  });

  it('says prices over the term and per megabit as well', async () => {
    aQuotesApiStub();
    const { user, router } = await renderAt(path, purchaser);
    const cell = within(await prices()).getByRole('radio', { name: /^200\sMbit\/s.*36 months/ });
    await user.click(screen.getByRole('radio', { name: 'Total over the term' }));
    expect(cell).toHaveAccessibleDescription(/91,980/);
    await user.click(screen.getByRole('radio', { name: 'Per Mbit/s' }));
    expect(cell).toHaveAccessibleDescription(/12\.15/);
    await waitFor(() => expect(router.state.location.search).toContain('show=perMegabit'));
  });

  it('keeps the price and the column that were chosen for a reload', async () => {
    aQuotesApiStub();
    await renderAt(`${path}&price=v3&show=total`, purchaser);
    expect(within(await prices()).getByRole('radio', { name: /^1\sGbit\/s.*12 months/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Total over the term' })).toBeChecked();
  });

  it('explains a price line by line', async () => {
    aQuotesApiStub();
    const { user } = await renderAt(path, purchaser);
    await user.click(await screen.findByRole('button', { name: 'How the price is made up' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('row', { name: /List price.*2,530.*4,500/ })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: /Discount of the agreement.*10%.*100/ })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: /Price, SEK.*2,430.*4,500/ })).toBeInTheDocument();
    expect(dialog.getByText(/version 7 of the price rules/)).toBeInTheDocument();
  });

  it('is answered where its question stands', async () => {
    const book = aQuotesApiStub();
    const { user } = await renderAt(path, purchaser);
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'One free duct.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('The answer has been sent')).toBeInTheDocument();
    expect(book.writes).toMatchObject([
      {
        path: '/connection-searches/quote-1/questions/question-1/answers',
        body: { text: 'One free duct.' },
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
    expect(screen.getByText('One free duct.')).toBeInTheDocument();
  });

  it('keeps a refused answer until its writer has seen that', async () => {
    const book = aQuotesApiStub();
    const { user } = await renderAt(path, purchaser);
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'One free duct.');
    server.use(
      http.post(quotesUrl('/connection-searches/quote-1/questions/question-1/answers'), () => {
        book.quotes = [aQuote({ questions: [], actions: ['ask'], waitsFor: null })];
        return HttpResponse.json({ title: 'Conflict', status: 409, code: 'ALREADY_ANSWERED' }, { status: 409 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Somebody has already answered the question.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('One free duct.');
    await user.click(screen.getByRole('button', { name: 'Discard the answer' }));
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  });

  it('is renewed once its prices have run out', async () => {
    const expired = {
      status: 'RENEW_ACCESSONLINE',
      waitsFor: 'renewal',
      actions: ['withdraw', 'renew'],
      questions: [],
    };
    const book = aQuotesApiStub([aQuote({ ...expired, validUntil: '2024-11-18', validity: 'EXPIRED' })]);
    const { user, router } = await renderAt(path, purchaser);
    expect(screen.queryByRole('link', { name: /^Order/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Renew the quote' }));
    await waitFor(() => expect(router.state.location.search).toBe('?quote=quote-2'));
    expect(book.writes).toMatchObject([{ path: '/connection-searches/quote-1/renewals' }]);
    expect(await screen.findByText('This quote renews an earlier one.')).toBeInTheDocument();
  });

  it('that somebody else has renewed leads to the newer one', async () => {
    const expired = { status: 'RENEW_ACCESSONLINE', waitsFor: 'renewal', questions: [] };
    const book = aQuotesApiStub([aQuote({ ...expired, actions: ['renew'] })]);
    const { user } = await renderAt(path, purchaser);
    const renew = await screen.findByRole('button', { name: 'Renew the quote' });
    server.use(
      http.post(quotesUrl('/connection-searches/quote-1/renewals'), () => {
        book.quotes = [aQuote({ ...expired, waitsFor: null, actions: [], renewedBy: 'quote-2' })];
        return HttpResponse.json({ title: 'Conflict', status: 409, code: 'NOT_POSSIBLE' }, { status: 409 });
      }),
    );
    await user.click(renew);
    expect(await screen.findByText('There is a newer quote with today’s prices.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the new quote' })).toHaveAttribute(
      'href',
      '/quote-and-order?quote=quote-2',
    );
    expect(screen.queryByRole('button', { name: 'Renew the quote' })).toBeNull();
  });

  it('asks the provider, and a specialist', async () => {
    const book = aQuotesApiStub();
    const { user } = await renderAt(path, purchaser);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'Is IPv6 included?');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByText('The question has been sent')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ask a specialist' }));
    await user.type(await screen.findByRole('textbox', { name: 'What do you need?' }), 'A firm price.');
    await user.click(screen.getByRole('button', { name: 'Send to a specialist' }));
    expect(await screen.findByText('The request has been sent to manual handling')).toBeInTheDocument();
    expect(book.writes.map(({ path: called, body }) => [called, body])).toEqual([
      ['/connection-searches/quote-1/questions', { text: 'Is IPv6 included?' }],
      ['/connection-searches/quote-1/manual-handling', { text: 'A firm price.' }],
    ]);
  });

  it('is downloaded as a PDF in the language of its reader, once there is a price', async () => {
    aQuotesApiStub();
    const asked: (string | null)[] = [];
    server.use(
      http.get(quotesUrl('/connection-searches/quote-1/document'), ({ request }) => {
        asked.push(request.headers.get('Accept-Language'));
        return new HttpResponse('%PDF-1.7', { headers: { 'Content-Disposition': 'attachment; filename="q.pdf"' } });
      }),
    );
    URL.createObjectURL = jest.fn(() => 'blob:quote');
    URL.revokeObjectURL = jest.fn();
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderAt(path, { ...purchaser, language: 'sv' });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Ladda ner som PDF' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(asked).toEqual(['sv']);
    save.mockRestore();
  });

  it('without a price has no PDF', async () => {
    aQuotesApiStub([aQuote({ prices: { total: 4, priced: 0, firm: 0 } })]);
    const { user } = await renderAt(path, purchaser);
    await heading();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link for colleagues' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Download as PDF' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download as PDF' })).not.toBeInTheDocument();
  });

  it('has its PDF among the other actions on a phone', async () => {
    window.innerWidth = 400;
    aQuotesApiStub();
    const { user } = await renderAt(path, purchaser);
    await heading();
    expect(screen.queryByRole('button', { name: 'Download as PDF' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Download as PDF' })).toBeInTheDocument();
  });

  it('is shared in the company by its address, which holds what is chosen', async () => {
    aQuotesApiStub([aQuote()]);
    const { user } = await renderAt(`${path}&line=1~v3`, purchaser);
    await heading();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link for colleagues' }));
    expect(
      await screen.findByText(
        'The link has been copied. Colleagues at Havstrand Logistik AB who may see quotes can open it.',
      ),
    ).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  it('asks a requester to have the order approved', async () => {
    aQuotesApiStub([aQuote({ actions: ['ask', 'answer', 'requestApproval'] })]);
    await renderAt(path, { ...purchaser, user: { roles: ['QuoteRequester'] } });
    expect(await screen.findByRole('link', { name: /^Request to order 200\sMbit\/s, 36 months$/ })).toBeInTheDocument();
  });

  it.each([
    ['NO_SOLUTION', /^Out of reach of our network. We cannot deliver this as asked/],
    ['PRESALE_REQUESTED', 'A specialist is calculating. You are notified when there is an answer.'],
    ['ESTIMATED', 'These are budget prices and not binding. A specialist can make them firm.'],
    ['OTHER', 'OTHER'],
  ])('that is %s says so', async (status, text) => {
    const [first] = aQuote().sites;
    const sites = status === 'NO_SOLUTION' && first ? [{ ...first, confidence: 'red', prices: [noPrice('v1')] }] : [];
    aQuotesApiStub([aQuote({ status, questions: [], ...(sites.length > 0 && { sites }) })]);
    await renderAt(path, purchaser);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('that is nobody’s of the company is not found', async () => {
    aQuotesApiStub([]);
    await renderAt(path, purchaser);
    expect(await screen.findByRole('heading', { name: 'Quote not found' })).toBeInTheDocument();
  });

  it('says what its prices rest on, and what is not in them', async () => {
    aQuotesApiStub([aQuote()]);
    await renderAt(path, purchaser);
    const terms = within(await screen.findByRole('region', { name: 'Assumptions and exclusions' }));
    const lines = terms.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Prices and terms of Company connections apply.',
      expect.stringMatching(/^Ordered by 20 Dec 2099; after that/),
      'Delivery weeks hold if you order today, network freezes counted.',
      'Not included: orders at estimates. They become firm first.',
      'Not included: VAT.',
    ]);
  });

  it.each([
    { width: 320, place: 'the lower edge' },
    { width: 768, place: 'the lower edge' },
    { width: 1440, place: 'the side' },
  ])('has one button to order, which says what, at $place of a window of $width', async ({ width: wide }) => {
    window.innerWidth = wide;
    aQuotesApiStub();
    const { user } = await renderAt(path, purchaser);
    expect(await screen.findAllByRole('link', { name: /^Order/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Order 200\sMbit\/s, 36 months$/ })).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /^1\sGbit\/s.*12 months/ }));
    expect(screen.getByRole('link', { name: /^Order 1\sGbit\/s, 12 months$/ })).toBeInTheDocument();
  });

  it('has a part for each term on a phone', async () => {
    window.innerWidth = 400;
    aQuotesApiStub();
    await renderAt(path, purchaser);
    const term = within(await screen.findByRole('region', { name: '12 months' }));
    expect(term.getAllByRole('radio')).toHaveLength(2);
    expect(term.getByRole('radio', { name: /^1\sGbit\/s/ })).not.toBeChecked();
  });
});

describe('a quote of several sites', () => {
  const several = () =>
    aQuote({
      name: '',
      siteCount: 3,
      questions: [],
      variants: [aVariant('v1', 200, 12), aVariant('v2', 200, 36)],
      sites: [
        aQuoteSite({ prices: [aPrice('v1', 2000), aPrice('v2', 1000)] }),
        aQuoteSite({ id: '2', name: 'Kungsgatan 58', city: 'Umeå', prices: [aPrice('v1', 3000), aPrice('v2', 2000)] }),
        aQuoteSite({ id: '3', name: 'Gruvvägen 8', city: 'Kiruna', confidence: 'red', prices: [noPrice('v1')] }),
      ],
    });

  it('lists those without a solution first, and why', async () => {
    aQuotesApiStub([several()]);
    await renderAt(path, purchaser);
    const rows = within(await screen.findByRole('table', { name: '3 sites' })).getAllByRole('row');
    expect(rows.map((row) => /Gruvvägen|Norra Kajen|Kungsgatan/.exec(row.textContent)?.[0]).filter(Boolean)).toEqual([
      'Gruvvägen',
      'Norra Kajen',
      'Kungsgatan',
    ]);
    expect(screen.getByRole('row', { name: /Gruvvägen 8.*Out of reach of our network/ })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('sums up what its button orders; estimates stand apart', async () => {
    const sites = several().sites.map((site, index) =>
      index === 1 ? { ...site, prices: [aPrice('v1', 3000, 500, { level: 'estimate' })] } : site,
    );
    aQuotesApiStub([{ ...several(), sites }]);
    const { user } = await renderAt(path, purchaser);
    await user.click(within(await prices()).getByRole('radio', { name: /12 months/ }));
    const choice = within(screen.getByRole('region', { name: 'Your choice' }));
    expect(choice.getByText('1 of 3')).toBeInTheDocument();
    expect(choice.getByRole('link', { name: 'Order 1 site' })).toBeInTheDocument();
    const figures = choice.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toContainEqual(expect.stringMatching(/^2,000/));
    expect(choice.getByText('1 estimate, not in the sum')).toBeInTheDocument();
    expect(choice.getByText('Firm for 1 site')).toBeInTheDocument();
    expect(figures).toContainEqual(expect.stringMatching(/^3,000.*a month$/));
    expect(screen.getAllByText('1 firm, 1 estimate')).toHaveLength(1);
  });

  it('calls the lowest total an estimate where it rests on some', async () => {
    const sites = several().sites.slice(0, 2);
    const estimated = sites.map((site, index) =>
      index === 1 ? { ...site, prices: site.prices.map((price) => ({ ...price, level: 'estimate' })) } : site,
    );
    aQuotesApiStub([aQuote({ ...several(), siteCount: 2, sites: estimated })]);
    await renderAt(path, purchaser);
    const cell = within(await prices()).getByRole('radio', { name: /36 months/ });
    expect(cell).toHaveAccessibleDescription(/Lowest estimate/);
    expect(screen.queryByText('Lowest total')).toBeNull();
    expect(
      screen.getByText(/“Lowest estimate” is the lowest cost per month .*; some of its prices are estimates/),
    ).toBeInTheDocument();
  });

  it.each([320, 768, 1000, 1440])('says one-time charge and delivery of each in a window of %i', async (wide) => {
    window.innerWidth = wide;
    const sites = [
      aQuoteSite({ prices: [aPrice('v1', 2000), aPrice('v2', 1000, 33_134)] }),
      aQuoteSite({ id: '2', name: 'Kungsgatan 58', prices: [aPrice('v1', 3000), aPrice('v2', 2000, 0)] }),
    ];
    aQuotesApiStub([aQuote({ ...several(), siteCount: 2, sites })]);
    await renderAt(path, purchaser);
    const table = await screen.findByRole('table', { name: '2 sites' });
    expect(table).toHaveTextContent(/33,134/);
    expect(within(table).getAllByText('Week 3, 2025')).toHaveLength(2);
  });

  it('orders each with its own choice', async () => {
    aQuotesApiStub([several()]);
    const { user } = await renderAt(path, purchaser);
    await user.click(within(await prices()).getByRole('radio', { name: /36 months/ }));
    await user.click(screen.getByRole('combobox', { name: /^Capacity and term for Kungsgatan 58/ }));
    await user.click(await screen.findByRole('option', { name: /^200\sMbit\/s, 12 months$/ }));
    expect(screen.getByText('Varies by site')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order 2 sites' })).toHaveAttribute(
      'href',
      '/quote-and-order?quote=quote-1&checkout=true&line=1%7Ev2&line=2%7Ev1',
    );
  });
});

describe('prices on their way', () => {
  const working = () => aQuote({ status: 'IN_PROGRESS', questions: [], prices: { total: 4, priced: 1, firm: 1 } });
  const progress = {
    status: 'IN_PROGRESS',
    isDone: false,
    total: 4,
    priced: 2,
    sitesDone: 0,
    siteCount: 1,
    version: 4,
  };

  it('appear as the server tells of them, until all are there', async () => {
    const book = aQuotesApiStub([
      { ...working(), sites: [aQuoteSite({ prices: [aPrice('v1', 2760)] })], actions: ['withdraw'] },
    ]);
    const encoder = new TextEncoder();
    let tell: (event: object, isLast?: boolean) => void = () => undefined;
    server.use(
      http.get(quotesUrl('/connection-searches/quote-1/progress/events'), () => {
        const body = new ReadableStream({
          start(controller) {
            tell = (event, isLast = false) => {
              controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
              if (isLast) controller.close();
            };
            tell(progress);
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    await renderAt(path, purchaser);
    expect(await screen.findByText('2 of 4 prices')).toBeInTheDocument();
    expect(within(await prices()).getAllByRole('radio')).toHaveLength(1);
    book.quotes = [aQuote({ status: 'COMPLETED', questions: [] })];
    tell({ ...progress, status: 'COMPLETED', isDone: true, priced: 4, version: 5 }, true);
    await waitFor(() => expect(screen.getAllByRole('radio', { name: /months$/ })).toHaveLength(4));
    expect(screen.queryByText('Prices are being calculated')).toBeNull();
  });

  it('are asked for where events do not come through', async () => {
    aQuotesApiStub([working()]);
    server.use(
      http.get(quotesUrl('/connection-searches/quote-1/progress/events'), () => HttpResponse.error()),
      http.get(quotesUrl('/connection-searches/quote-1/progress'), () => HttpResponse.json({ ...progress, priced: 3 })),
    );
    await renderAt(path, purchaser);
    expect(await screen.findByText('3 of 4 prices', undefined, { timeout: 5_000 })).toBeInTheDocument();
  });
});
