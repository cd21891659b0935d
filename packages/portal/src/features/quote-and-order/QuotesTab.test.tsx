import { screen, waitFor, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { anAgreement, aQuote } from './testing/aQuote.ts';
import { aQuotesApiStub } from './testing/aQuotesApiStub.ts';

beforeAll(async () => {
  await Promise.all([
    import('./QuoteAndOrderPage.tsx'),
    import('./list/QuotesTab.tsx'),
    import('./ordered/OrdersTab.tsx'),
    import('./ordered/OrderedPage.tsx'),
    import('./compare/ComparePage.tsx'),
    import('./what-if/WhatIfPage.tsx'),
    import('./quote/QuotePage.tsx'),
  ]);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.innerWidth = width;
});

const purchaser = { user: { roles: ['Purchaser'] }, agreements: [anAgreement] };
const requester = { user: { roles: ['QuoteRequester'] }, agreements: [anAgreement] };
const table = (name = 'Quotes') => screen.findByRole('table', { name });

describe('the list of quotes', () => {
  it('asks for the first ten that nothing was ordered by, changed within a year', async () => {
    const book = aQuotesApiStub();
    await renderAt('/quote-and-order?tab=quotes', purchaser);
    await table();
    expect(book.listQueries).toEqual([
      { page: '0', pageSize: '10', statuses: expect.not.stringContaining('SIGNED'), changedFrom: expect.any(String) },
    ]);
    expect(screen.getByText('All but signed')).toBeInTheDocument();
    expect(screen.getByText('Waiting for you first, then latest change')).toBeInTheDocument();
  });

  it('shows quote, product, status with what it waits for, prices and validity', async () => {
    aQuotesApiStub();
    await renderAt('/quote-and-order?tab=quotes', purchaser);
    const row = within(await table()).getByRole('row', { name: /Norra Kajen 2/ });
    for (const text of [
      'Q-88238 · SDL-DIA',
      'DIA Static',
      '4 prices',
      'Best so far',
      'Question for you',
      'Firm',
      'SEK',
    ])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: /Norra Kajen 2/ })).toHaveAttribute(
      'href',
      '/quote-and-order?quote=quote-1',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('filters by the names of the specification, and keeps them in the address', async () => {
    const book = aQuotesApiStub();
    const { user, router } = await renderAt('/quote-and-order?tab=quotes', purchaser);
    await table();
    await user.click(screen.getByRole('combobox', { name: /^Valid/ }));
    await user.click(await screen.findByRole('option', { name: 'expired' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=quotes&validityStatus=EXPIRED'));
    await waitFor(() => expect(book.listQueries.at(-1)).toMatchObject({ validityStatus: 'EXPIRED' }));
    await user.type(screen.getByRole('searchbox'), 'SDL');
    await waitFor(() => expect(book.listQueries.at(-1)).toMatchObject({ referenceSearchString: 'SDL' }));
  });

  it('says how many there are of what in its tabs', async () => {
    aQuotesApiStub();
    await renderAt('/quote-and-order?tab=quotes', purchaser);
    expect(await screen.findByRole('link', { name: 'Quotes 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Approvals 2' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Orders 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New quote' })).toHaveAttribute(
      'href',
      '/quote-and-order?searchStep=single',
    );
  });

  it('offers a comparison of two to four', async () => {
    aQuotesApiStub([aQuote(), aQuote({ id: 'quote-2', name: 'Kungsgatan 58, Umeå', number: 'Q-88102' })]);
    const { user } = await renderAt('/quote-and-order?tab=quotes', purchaser);
    await user.click(await screen.findByRole('checkbox', { name: /Norra Kajen 2/ }));
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Kungsgatan/ }));
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/quote-and-order?compare=quote-1,quote-2',
    );
  });

  it('withdraws a quote from its menu, after a question', async () => {
    const book = aQuotesApiStub();
    const { user } = await renderAt('/quote-and-order?tab=quotes', purchaser);
    await user.click(await screen.findByRole('button', { name: /^Actions for Norra Kajen 2/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw…' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Withdraw the quote' }));
    expect(await screen.findByText('Quote Q-88238 has been withdrawn')).toBeInTheDocument();
    expect(book.writes).toMatchObject([{ method: 'DELETE', path: '/connection-searches/quote-1', ifMatch: '"4"' }]);
  });

  it('has the lines of a row on a phone', async () => {
    window.innerWidth = 400;
    aQuotesApiStub();
    await renderAt('/quote-and-order?tab=quotes', purchaser);
    const row = within(await table()).getByRole('row', { name: /Norra Kajen 2/ });
    for (const text of ['DIA Static, 4 prices', 'Q-88238', 'Question for you']) expect(row).toHaveTextContent(text);
  });

  it('without any quote leads to the first one', async () => {
    aQuotesApiStub([]);
    await renderAt('/quote-and-order?tab=quotes', purchaser);
    expect(await screen.findByText('No quotes yet')).toBeInTheDocument();
  });
});

describe('the orders of quote and order', () => {
  it('lead to the page of an order, for those who may open it', async () => {
    aQuotesApiStub();
    await renderAt('/quote-and-order?tab=orders', purchaser);
    const row = within(await table('Orders')).getByRole('row', { name: /1182731/ });
    for (const text of ['SD-WAN', '1 Gbit/s, 36 months', 'København HQ', 'Confirmed delivery'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: /1182731/ })).toHaveAttribute('href', '/services/orders/order-1');
  });

  it('are readable for those who may not', async () => {
    aQuotesApiStub();
    const { user } = await renderAt('/quote-and-order?tab=orders', requester);
    await user.click(within(await table('Orders')).getByRole('link', { name: /1182731/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'SD-WAN, København HQ' })).toBeInTheDocument();
    expect(screen.getByText('HQ-CPH-2024')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('are all that a company with orders alone sees', async () => {
    const book = aQuotesApiStub();
    const { router } = await renderAt('/quote-and-order?quote=quote-1', {
      ...purchaser,
      flags: { quoteAndOrderOnlyOrders: true },
    });
    await table('Orders');
    expect(router.state.location.search).toBe('?tab=orders');
    expect(screen.queryByRole('link', { name: /^Quotes/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New quote' })).toBeNull();
    expect(book.calls.every(({ path }) => path === '/orders')).toBe(true);
  });
});

describe('a comparison', () => {
  it('says what differs, and which costs least', async () => {
    const other = aQuote({ id: 'quote-2', name: 'Kungsgatan 58, Umeå', number: 'Q-88102' });
    const [site] = other.sites;
    const cheaper = {
      ...other,
      sites: [{ ...other.sites[0], prices: site?.prices.map((price) => ({ ...price, monthlyMinor: 100_000 })) }],
    } as typeof other;
    aQuotesApiStub([aQuote(), cheaper]);
    const { user } = await renderAt('/quote-and-order?compare=quote-1,quote-2,gone', purchaser);
    const row = await screen.findByRole('row', { name: /^Lowest monthly fee/ });
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(/1,000.*Lowest/);
    expect(screen.getByText('1 quote was not found and is left out.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Product/ })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(screen.queryByRole('row', { name: /^Product/ })).not.toBeInTheDocument();
    const [, second] = screen.getAllByRole('radio');
    if (second) await user.click(second);
    expect(screen.getByRole('link', { name: `Order ${cheaper.number}` })).toHaveAttribute(
      'href',
      expect.stringContaining('quote=quote-2&checkout=true&line='),
    );
    expect(await findViolations()).toEqual([]);
  });
});

describe('scenarios of a quote', () => {
  it('stand beside each other with what they change, and the address keeps them', async () => {
    aQuotesApiStub();
    const { user, router } = await renderAt('/quote-and-order?quote=quote-1&whatIf=true', purchaser);
    const monthly = await screen.findByRole('row', { name: /^Monthly fee/ });
    expect(
      within(monthly)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('2,760'), expect.stringMatching(/2,430.*−330/), '']);
    expect(screen.getByRole('row', { name: /^A month, all charges spread.*Lowest/ })).toBeInTheDocument();
    // Over another term, more is not dearer.
    expect(screen.getByRole('row', { name: /^Total over the terms.*36 months/ })).not.toHaveTextContent('+');
    await user.click(screen.getByRole('button', { name: 'Add a scenario' }));
    expect(router.state.location.search).toBe('?quote=quote-1&whatIf=true&scenario=v1&scenario=v2&scenario=v1');
    await screen.findByRole('link', { name: 'Order scenario C' });
    expect(screen.getByText(/Same as A/)).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /^Capacity and term of all sites/ }));
    await user.click(await screen.findByRole('option', { name: /^1\sGbit\/s, 12 months$/ }));
    expect(router.state.location.search).toBe('?quote=quote-1&whatIf=true&scenario=v1&scenario=v2&scenario=v3');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Order scenario C' })).toHaveAttribute(
        'href',
        '/quote-and-order?quote=quote-1&checkout=true&line=1%7Ev3',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'More for scenario A' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove scenario A' }));
    expect(router.state.location.search).toBe('?quote=quote-1&whatIf=true&scenario=v2&scenario=v3');
    await user.click(screen.getByRole('button', { name: 'More for scenario B' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Name the scenario' }));
    await user.type(screen.getByRole('textbox', { name: /Name of scenario B/ }), 'Fast everywhere{Enter}');
    expect(await screen.findByRole('radio', { name: 'B. Fast everywhere' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?quote=quote-1&whatIf=true&scenario=v2&scenario=v3%21Fast+everywhere');
    expect(await findViolations()).toEqual([]);
  });

  it('are two at a time in a narrow window', async () => {
    aQuotesApiStub();
    window.innerWidth = 320;
    const { user } = await renderAt('/quote-and-order?quote=quote-1&whatIf=true', purchaser);
    await user.click(await screen.findByRole('radio', { name: /^B\. / }));
    expect(screen.getAllByRole('columnheader', { name: /^Scenario/ }).map(({ textContent }) => textContent)).toEqual([
      'Scenario A',
      'Scenario B',
    ]);
    expect(await findViolations()).toEqual([]);
  });
});
