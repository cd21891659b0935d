import { screen, waitFor, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { anAgreement, aQuote } from './testing/aQuote.ts';
import { aQuotesApiStub } from './testing/aQuotesApiStub.ts';

beforeAll(async () => {
  await Promise.all([import('./QuoteAndOrderPage.tsx'), import('./compare/ComparePage.tsx')]);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  window.innerWidth = width;
});

const purchaser = { user: { roles: ['Purchaser'] }, agreements: [anAgreement] };

/** A quote whose prices are all so much a month, in kronor. */
function aQuoteAt(id: string, monthly: number, part: Parameters<typeof aQuote>[0] = {}) {
  const quote = aQuote({ id, name: `Quote ${id}`, number: `Q-${id}`, ...part });
  const [site] = quote.sites;
  const prices = site?.prices.map((price) => ({ ...price, monthlyMinor: monthly * 100 })) ?? [];
  return { ...quote, sites: quote.sites.map((each) => ({ ...each, prices })) };
}

const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');

it('says what differs, and which costs least', async () => {
  aQuotesApiStub([aQuote(), aQuoteAt('quote-2', 1000)]);
  const { user } = await renderAt('/quote-and-order?compare=quote-1,quote-2,gone', purchaser);
  await screen.findByRole('row', { name: /^Lowest monthly fee/ });
  expect(cellsOf(/^Lowest monthly fee/)[1]).toHaveTextContent(/1,000.*Lowest/);
  expect(screen.getByText('1 quote was not found and is left out.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Product/ })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Product/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: 'Quote quote-2' }));
  expect(await screen.findByRole('link', { name: 'Order Q-quote-2' })).toHaveAttribute(
    'href',
    expect.stringContaining('quote=quote-2&checkout=true&line='),
  );
  expect(await findViolations()).toEqual([]);
});

it('marks all that cost least, over the term, too', async () => {
  aQuotesApiStub([aQuoteAt('1', 900), aQuoteAt('2', 900), aQuoteAt('3', 1000)]);
  await renderAt('/quote-and-order?compare=1,2,3', purchaser);
  await screen.findByRole('row', { name: /^Lowest monthly fee/ });
  for (const row of [/^Lowest monthly fee/, /^Total over the term/]) {
    const [one, other, dearer] = cellsOf(row);
    expect(one).toHaveTextContent('Lowest');
    expect(other).toHaveTextContent('Lowest');
    expect(dearer).not.toHaveTextContent('Lowest');
  }
  // All the same, and so none is the least.
  expect(screen.getByRole('row', { name: /^One-time charge/ })).not.toHaveTextContent('Lowest');
});

it('marks no amount as the lowest where one is of more sites', async () => {
  const [site] = aQuote().sites;
  const two = [site, { ...site, id: '2' }].flatMap((each) => each ?? []) as ReturnType<typeof aQuote>['sites'];
  aQuotesApiStub([aQuoteAt('1', 900, { sites: two }), aQuoteAt('2', 1000)]);
  await renderAt('/quote-and-order?compare=1,2', purchaser);
  expect(await screen.findByRole('row', { name: /^Lowest monthly fee/ })).not.toHaveTextContent(/\dLowest|SEK Lowest/);
  expect(screen.getByText(/^Excluding VAT\. The quotes have different numbers of sites/)).toBeInTheDocument();
});

it('comes back as the link has it, with the first four of five', async () => {
  aQuotesApiStub(['1', '2', '3', '4', '5'].map((id) => aQuoteAt(id, Number(id))));
  await renderAt('/quote-and-order?compare=1,2,3,4,5&chosen=3&differing=true', purchaser);
  expect(await screen.findByRole('radio', { name: 'Quote 3' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Only what differs' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByText(/^Four quotes can be compared at once/)).toBeInTheDocument();
});

it.each([
  ['two', 320, ['Q-1', 'Q-3']],
  ['all', 768, ['Quote 1Q-1', 'Quote 2Q-2', 'Quote 3Q-3', 'Quote 4Q-4']],
])('has room for %s in a window of %d px', async (_, px, heads) => {
  window.innerWidth = px;
  aQuotesApiStub(['1', '2', '3', '4'].map((id) => aQuoteAt(id, Number(id))));
  await renderAt('/quote-and-order?compare=1,2,3,4&chosen=3', purchaser);
  await screen.findByRole('radio', { name: 'Quote 3' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
  expect(await findViolations()).toEqual([]);
});

it('adds up all sites with a price, and says which are estimates', async () => {
  const firm = aQuote().sites[0];
  const estimates = firm?.prices.map((price) => ({ ...price, level: 'estimate', monthlyMinor: 100_000 })) ?? [];
  const sites = [
    firm,
    firm && { ...firm, id: '2', prices: estimates },
    firm && { ...firm, id: '3', prices: [] },
  ].flatMap((each) => each ?? []);
  aQuotesApiStub([{ ...aQuote({ siteCount: 3 }), sites }, aQuoteAt('quote-2', 1000)]);
  await renderAt('/quote-and-order?compare=quote-1,quote-2', purchaser);
  await screen.findByRole('row', { name: /^Lowest monthly fee/ });
  expect(cellsOf(/^Lowest monthly fee/)[0]).toHaveTextContent('3,760.00');
  expect(cellsOf(/^Sites/)[0]).toHaveTextContent('2 of 3 sites');
  expect(cellsOf(/^Price/)[0]).toHaveTextContent('1 firm, 1 estimate');
  expect(screen.getByText(/1 estimate is left out of the order\.$/)).toBeInTheDocument();
});

describe('quotes of several sites', () => {
  const [one] = aQuote().sites;
  if (!one) throw new Error('A quote has a site.');
  const at = (id: string, name: string, monthly: number) => ({
    ...one,
    id,
    siteId: null,
    name,
    prices: one.prices.map((price) => ({ ...price, monthlyMinor: monthly * 100 })),
  });
  const several = (id: string, monthly: number) =>
    aQuote({
      id,
      number: `Q-${id}`,
      name: '',
      siteCount: 3,
      sites: [at('a', 'Boden', 500), at('b', 'Kalix', monthly), at('c', `Own of ${id}`, 700)],
    });

  it('are called by their sites, and compared at each of them', async () => {
    aQuotesApiStub([several('1', 900), several('2', 800)]);
    await renderAt('/quote-and-order?compare=1,2', purchaser);
    expect(await screen.findAllByRole('radio', { name: 'Boden, Kalix and 1 more site' })).toHaveLength(2);
    const [first, second] = cellsOf(/^Kalix/);
    expect(first).toHaveTextContent(/^900 SEK/);
    expect(second).toHaveTextContent(/^800 SEK.* Lowest$/);
    expect(cellsOf(/^Own of 1/)[1]).toHaveTextContent('Not in this quote');
    // As much more or less than the first, in all.
    expect(cellsOf(/^Lowest monthly fee/)[1]).toHaveTextContent(/^2,000 SEK.* [-−]100/);
  });
});

it('has for each quote what can be done with it, and one of them to order by at first sight', async () => {
  aQuotesApiStub([
    aQuoteAt('1', 900),
    aQuoteAt('2', 1000, { actions: ['requestApproval'] }),
    aQuoteAt('3', 1100, { actions: [] }),
  ]);
  const { user, router } = await renderAt('/quote-and-order?compare=1,2,3&chosen=2', purchaser);
  expect(await screen.findByRole('link', { name: 'Request to order Q-2' })).toHaveAttribute('data-variant', 'primary');
  expect(screen.getByRole('link', { name: 'Order Q-1' })).toHaveAttribute('data-variant', 'secondary');
  expect(screen.queryByRole('link', { name: /order Q-3/i })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Q-3' })).toHaveAttribute('href', '/quote-and-order?quote=3');
  await user.click(screen.getByRole('button', { name: 'Remove Q-2 from the comparison' }));
  await waitFor(() => expect(router.state.location.search).toBe('?compare=1,3'));
  expect(await screen.findByRole('radio', { name: 'Quote 1' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});
