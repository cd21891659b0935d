import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { quotesUrl, server } from '../../testing/server.ts';
import { aHandlingApiStub, aWaitingQuote, staff } from './testing/aHandlingApiStub.ts';
import { anAgreement } from './testing/aQuote.ts';

beforeAll(async () => {
  await Promise.all([import('./handling/HandlingPage.tsx'), import('./handling/HandledQuotePage.tsx')]);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.innerWidth = width;
});

const table = () => screen.findByRole('table', { name: 'Quote handling' });
const openQuote = (query = '') => renderAt(`/quote-handling/quote-1${query}`, staff);
const answer = () => screen.findByRole('radiogroup', { name: 'What is the answer?' });

describe('quotes that wait for a specialist', () => {
  it('say whose they are, why they wait and for how long, in the server’s order', async () => {
    const book = aHandlingApiStub();
    await renderAt('/quote-handling', staff);
    const [first, second] = within(await table())
      .getAllByRole('row')
      .slice(1);
    for (const text of ['Norra Kajen 2', 'Q-88238 · SDL-DIA', 'Havstrand Logistik AB', 'Gustav Thulin', 'DIA Static'])
      expect(first).toHaveTextContent(text);
    for (const text of ['Customer’s question', 'Can the duct be shared?', 'days'])
      expect(first).toHaveTextContent(text);
    expect(second).toHaveTextContent(/Fjordheim Sjømat AS.*Specialist requested.*Another way in/);
    expect(screen.getByText('Longest waiting first')).toBeInTheDocument();
    expect(screen.getByText('2 quotes wait')).toBeInTheDocument();
    expect(book.queries).toEqual([{ page: '0', pageSize: '25' }]);
    expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/quote-handling/quote-9?customer=5520310',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('are narrowed by text, reason and customer, which the address keeps', async () => {
    const book = aHandlingApiStub();
    const { user, router } = await renderAt('/quote-handling?reasons=question,other', staff);
    await table();
    expect(router.state.location.search).toBe('?reasons=question');
    await user.click(screen.getByRole('combobox', { name: /^Customer/ }));
    await user.click(await screen.findByRole('option', { name: 'Havstrand Logistik AB' }));
    await waitFor(() => expect(router.state.location.search).toBe('?reasons=question&customer=4471820'));
    await user.type(screen.getByRole('searchbox'), 'SDL');
    await waitFor(() =>
      expect(book.queries.at(-1)).toMatchObject({ searchString: 'SDL', reasons: 'question', customerId: '4471820' }),
    );
    book.items = [];
    await user.type(screen.getByRole('searchbox'), 'X');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
  });

  it('say so where none waits', async () => {
    aHandlingApiStub([]);
    await renderAt('/quote-handling', staff);
    expect(await screen.findByText('No quote waits for a specialist')).toBeInTheDocument();
  });

  it('have the lines of a row on a phone', async () => {
    window.innerWidth = 400;
    aHandlingApiStub();
    await renderAt('/quote-handling', staff);
    const row = within(await table()).getByRole('row', { name: /Norra Kajen 2/ });
    expect(row).toHaveTextContent(/Havstrand Logistik AB, DIA Static.*Customer’s question/);
  });

  it.each([
    ['a customer', { user: { roles: ['Purchaser'] }, agreements: [anAgreement] }],
    ['staff who act as a user', { user: { ...staff.user, impersonatedUserId: 'user-astrid' } }],
  ])('are closed to %s, and not in the menu', async (_who, options) => {
    aHandlingApiStub();
    const { router } = await renderAt('/quote-handling', options);
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
    expect(screen.queryByRole('link', { name: 'Quote handling' })).toBeNull();
  });
});

describe('the answer of a specialist', () => {
  it('to the question alone leaves status and prices', async () => {
    const book = aHandlingApiStub();
    const { user } = await openQuote('?customer=4471820');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'DIA Static, Norra Kajen 2, Sundsvall' }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Waiting for you: 1 question' })).toHaveTextContent(
      'Can the duct be shared?',
    );
    expect(within(await answer()).getByRole('radio', { name: /Answer the question only/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
    expect(await findViolations()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Answer to the question' }), 'Yes, with two others.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('The answer has been sent to the customer')).toBeInTheDocument();
    expect(book.answers).toEqual([
      {
        body: { status: 'BEST_SO_FAR', text: 'Yes, with two others.', questionId: 'question-1' },
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(await screen.findByText('Yes, with two others.')).toBeInTheDocument();
  });

  it('with firm prices needs whole ones, and answers the question as well', async () => {
    const book = aHandlingApiStub();
    const { user } = await openQuote();
    await user.click(within(await answer()).getByRole('radio', { name: /Firm prices/ }));
    const [first] = screen.getAllByRole('group', { name: /36 months/ });
    const cell = within(first as HTMLElement);
    await user.type(cell.getByRole('textbox', { name: /Monthly fee/ }), '2190.5');
    await user.tab();
    const send = screen.getByRole('button', { name: 'Send firm prices' });
    expect(send).toBeDisabled();
    expect(await cell.findByText('Needed with a price')).toBeInTheDocument();
    await user.type(cell.getByRole('textbox', { name: /Lead time/ }), '6');
    await user.tab();
    await waitFor(() => expect(send).toBeEnabled());
    await user.type(screen.getByRole('textbox', { name: /Answer to the question/ }), 'Yes.');
    await user.click(send);
    await waitFor(() => expect(book.answers).toHaveLength(1));
    expect(book.answers[0]?.body).toEqual({
      status: 'COMPLETED',
      text: 'Yes.',
      questionId: 'question-1',
      prices: [
        { siteId: '1', variantId: 'v4', monthlyMinor: 219_050, oneTimeMinor: 0, level: 'firm', leadTimeWeeks: 6 },
      ],
    });
    expect(await screen.findByText('This quote does not wait for a specialist.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('that asks the customer or has no solution says why', async () => {
    const book = aHandlingApiStub([], aWaitingQuote({ status: 'PRESALE_REQUESTED', questions: [] }));
    const { user } = await openQuote();
    await user.click(within(await answer()).getByRole('radio', { name: /Ask the customer/ }));
    expect(screen.getByRole('button', { name: 'Send the question' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /No solution/ }));
    await user.type(screen.getByRole('textbox', { name: /Why it cannot be delivered/ }), 'No way in.');
    await user.click(screen.getByRole('button', { name: 'Close without a solution' }));
    await waitFor(() => expect(book.answers[0]?.body).toEqual({ status: 'NO_SOLUTION', text: 'No way in.' }));
  });

  it('stays with what was typed where somebody else was quicker', async () => {
    const book = aHandlingApiStub();
    const { user } = await openQuote();
    await user.type(await screen.findByRole('textbox', { name: 'Answer to the question' }), 'Yes.');
    book.quote = aWaitingQuote({ status: 'COMPLETED', questions: [], version: 9 });
    server.use(
      http.post(quotesUrl('/quotes-in-handling/quote-1/answers'), () =>
        HttpResponse.json(aProblem(409, { code: 'ALREADY_ANSWERED' }), { status: 409 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('It could not be sent')).toBeInTheDocument();
    expect(await screen.findByText('This quote does not wait for a specialist.')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Yes.')).toBeInTheDocument();
  });

  it('to another customer’s quote begins with working for that customer, and comes back to it', async () => {
    aHandlingApiStub();
    const { user, session } = await renderAt('/quote-handling/quote-9?customer=5520310', staff);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The quote belongs to Fjordheim Sjømat AS' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open at Fjordheim Sjømat AS' }));
    expect(session.choices).toEqual([{ customerId: '5520310', registry: 'no' }]);
    expect(session.pathsThere).toEqual(['/quote-handling/quote-9?customer=5520310']);
  });

  it.each(['gone', 'quote-1?customer=1'])('is for nobody at the address %s', async (address) => {
    aHandlingApiStub();
    await renderAt(`/quote-handling/${address}`, staff);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All quotes that wait' })).toHaveAttribute('href', '/quote-handling');
  });
});
