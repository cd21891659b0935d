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

  it('downloads the PDFs of those that are chosen as one file, and duplicates them into lists to go on from', async () => {
    const book = aQuotesApiStub();
    book.quotes = [aQuote(), aQuote({ id: 'quote-9', number: 'Q-9', prices: { total: 1, priced: 0, firm: 0 } })];
    const { user, router } = await renderAt('/quote-and-order?tab=quotes', purchaser);
    const boxes = within(await table()).getAllByRole('checkbox', { name: /Q-/ });
    for (const box of boxes) await user.click(box);
    // One of them has no price yet.
    await user.click(await screen.findByRole('button', { name: 'Download 1 PDF' }));
    const download = () => book.calls.find(({ path }) => path === '/connection-searches/documents');
    await waitFor(() => expect(download()?.query).toEqual({ quoteIds: 'quote-1' }));
    await user.click(boxes[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(router.state.location.search).toBe('?siteList=list+of+quote-1'));
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
