import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { quoteAndOrderUrl, server } from '../../testing/server.ts';
import { administrator, aPriceRulesApiStub, aRule, someRules } from './testing/aPriceRulesApiStub.ts';

beforeAll(async () => {
  await Promise.all([
    import('./PriceRulesPage.tsx'),
    import('./AgreementsPage.tsx'),
    import('./agreements/AgreementDialog.tsx'),
  ]);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.innerWidth = width;
});

const table = () => screen.findByRole('table', { name: 'Price rules' });
const open = (query = '') => renderAt(`/admin/price-rules${query}`, administrator);
const proposed = (rules = someRules, isMine = false) => ({
  id: 'proposal-1',
  basedOn: 7,
  rules: [...rules],
  reason: 'Longer terms sell better',
  madeBy: 'Maria Holt',
  madeAt: '2024-11-21T09:00:00.000Z',
  isMine,
});
const withDiscount = (basisPoints: number) =>
  someRules.map((rule) =>
    rule.id === 'PR-0419' ? aRule({ effect: { kind: 'discount', basisPoints, of: 'monthly' } }) : rule,
  );

describe('price rules', () => {
  it('stand in the order they are used in, with what they are about, do and when', async () => {
    aPriceRulesApiStub();
    await open();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(8);
    const expected = [
      /^1List price.*PR-0412.*DIA Static.*1 price.*Active/,
      /Redundant path.*Dual fibre.*\+30\s?%/,
      /Distance to fibre.*from 201 m.*\+78 SEK per metre/,
      /Framework agreement.*All prices.*By agreement/,
      /Term discount.*36 months.*-9\.9\s?%.*From 1 Jan 2024/,
      /No one-time charge.*Sweden.*up to 200 m.*0 SEK once.*Ended/,
      /Fast track.*with fast track.*\+9,500 SEK once/,
      /Margin floor.*At least 25\s?%/,
    ];
    for (const [place, text] of expected.entries()) expect(rows[place]).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: /^List price/ })).toBeInTheDocument();
    expect(document.body).toHaveTextContent(/Version 7, 1 Oct 2024. Made by Jonas Hjelm, approved by Maria Holt/);
    expect(await findViolations()).toEqual([]);
  });

  it('are found by product and text; those for all products belong to each', async () => {
    aPriceRulesApiStub();
    const { user, router } = await open('?product=int');
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(7));
    expect(screen.queryByRole('link', { name: /Redundant path/ })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'one-time');
    await waitFor(() => expect(router.state.location.search).toContain('filter=one-time'));
    await waitFor(() => expect(screen.queryByText(/PR-0386/)).toBeNull());
    expect(within(await table()).getAllByRole('row')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
  });

  it('are changed with a preview, and sent whole to a second person against the version that was read', async () => {
    const book = aPriceRulesApiStub();
    const { user } = await open('?rule=PR-0419');
    expect(await screen.findByRole('heading', { level: 2, name: 'Term discount' })).toHaveFocus();
    const field = screen.getByRole('textbox', { name: /^Discount on the monthly fee/ });
    await user.clear(field);
    await user.type(field, '15');
    await user.tab();
    expect(await screen.findByText('Before: -9.9%')).toBeInTheDocument();
    expect(screen.getByText('Not sent')).toBeInTheDocument();
    expect(screen.getByText(/^36 months: the monthly fee is 15% lower, from 1 Jan 2024\.$/)).toBeInTheDocument();
    expect(await screen.findByText(/9 open quotes of Havstrand Logistik AB/)).toBeInTheDocument();
    const preview = within(screen.getByRole('table', { name: 'What the rules do' }));
    expect(await preview.findByText('2,600')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    const send = screen.getByRole('button', { name: 'Send 1 change for approval' });
    expect(send).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Longer terms');
    await user.click(send);
    expect(await screen.findByText('The change waits for approval')).toBeInTheDocument();
    expect(book.calls.at(-1)?.path).toContain('/price-rules');
    expect(book.calls.find(({ path }) => path === '/price-rules/proposals')).toEqual({
      path: '/price-rules/proposals',
      ifMatch: '"7"',
      idempotencyKey: expect.any(String),
      body: { reason: 'Longer terms', rules: withDiscount(1500) },
    });
    expect(await screen.findByRole('button', { name: 'Take back' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve the rules' })).toBeNull();
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  it('are told which character of a name can not be used, seen or not', async () => {
    aPriceRulesApiStub();
    const { user } = await open('?rule=PR-0419');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, '\u202E');
    expect(name).toHaveAccessibleDescription('The field contains unsupported characters: U+202E');
  });

  it('are made anew, tried before they are sent, and stand before the lowest price', async () => {
    const book = aPriceRulesApiStub();
    const { user, router } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: 'New rule' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'New rule' })).toHaveFocus();
    expect(router.state.location.search).toBe('?rule=PR-0451');
    expect(screen.getByText('All prices: no price changes yet.')).toBeInTheDocument();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Campaign');
    const fee = screen.getByRole('textbox', { name: /^Monthly fee/ });
    await user.clear(fee);
    await user.type(fee, '-200');
    await user.tab();
    expect(await screen.findByText('All prices: the monthly fee is 200 SEK lower.')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Terminals');
    await user.click(screen.getByRole('button', { name: 'Send 1 change for approval' }));
    expect(await screen.findByText('The change waits for approval')).toBeInTheDocument();
    const sent = book.calls.find(({ path }) => path === '/price-rules/proposals')?.body as { rules: object[] };
    expect(sent.rules).toHaveLength(someRules.length + 1);
    expect(sent.rules.at(-2)).toMatchObject({
      id: 'PR-0451',
      name: 'Campaign',
      currency: 'SEK',
      effect: { kind: 'add', monthlyMinor: -20_000, oneTimeMinor: 0 },
    });
  });

  it('that are new are discarded without a trace', async () => {
    aPriceRulesApiStub();
    const { user } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: 'New rule' }));
    await user.click(await screen.findByRole('button', { name: 'Discard the rule' }));
    expect(within(await table()).getAllByRole('row')).toHaveLength(someRules.length + 1);
    expect(screen.queryByText('1 change is not sent')).toBeNull();
  });

  it('that are changed wait to be sent above the list', async () => {
    aPriceRulesApiStub();
    const { user } = await open('?rule=PR-0419');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2025');
    await user.click(screen.getByRole('link', { name: 'Back to price rules' }));
    expect(await screen.findByRole('heading', { name: '1 change is not sent' })).toBeInTheDocument();
    expect(within(await table()).getByRole('row', { name: /Term discount 2025/ })).toHaveTextContent('Not sent');
  });

  it('end after a question, which changes nothing by itself', async () => {
    const book = aPriceRulesApiStub();
    const { user } = await open('?rule=PR-0419');
    await user.click(await screen.findByRole('button', { name: 'End the rule…' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Keep the rule' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'End the rule' }));
    expect(await screen.findByRole('button', { name: 'Send 1 change for approval' })).toBeInTheDocument();
    expect(book.calls.every(({ path }) => path === '/price-rules/previews')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /for approval/ })).toBeNull());
  });

  it('that have changed meanwhile are told, and what was typed stays', async () => {
    aPriceRulesApiStub();
    const { user } = await open('?rule=PR-0419');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, ' 2025');
    server.use(
      http.post(quoteAndOrderUrl('/price-rules/proposals'), () =>
        HttpResponse.json(aProblem(412, { code: 'STALE_VERSION' }), { status: 412 }),
      ),
    );
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'New name');
    await user.click(screen.getByRole('button', { name: 'Send 1 change for approval' }));
    expect(await screen.findByText(/^The rules have changed since you read them/)).toBeInTheDocument();
    expect(name).toHaveValue('Term discount 2025');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('New name');
  });

  it('are named where the server refuses them', async () => {
    aPriceRulesApiStub();
    server.use(
      http.post(quoteAndOrderUrl('/price-rules/previews'), () =>
        HttpResponse.json(
          aProblem(422, {
            code: 'INVALID_FIELDS',
            errors: [{ field: 'rules.4.effect.basisPoints', code: 'outOfRange' }],
          }),
          { status: 422 },
        ),
      ),
    );
    await open('?rule=PR-0419');
    expect(await screen.findByText('These rules cannot be used as they are: Term discount')).toBeInTheDocument();
  });

  it('of somebody else are approved, with what they change', async () => {
    const book = aPriceRulesApiStub({ proposal: proposed(withDiscount(1700)) });
    const { user } = await open();
    const strip = await screen.findByRole('region', { name: 'Waiting for you: 1 approval' });
    expect(strip).toHaveTextContent(
      /Maria Holt.*1 rule changes.*Longer terms sell better.*Term discount.*-17%.*Before: -9\.9%/,
    );
    await user.click(within(strip).getByRole('button', { name: 'Approve the rules' }));
    expect(await screen.findByText('The new rules hold for new quotes')).toBeInTheDocument();
    expect(book.calls.find(({ path }) => path.endsWith('/decisions'))).toMatchObject({
      path: '/price-rules/proposals/proposal-1/decisions',
      body: { isApproved: true },
      idempotencyKey: expect.any(String),
    });
    await waitFor(() => expect(document.body).toHaveTextContent(/Version 8, /));
  });

  it('stand alone, each with what it does in a sentence, and lead back to the list', async () => {
    aPriceRulesApiStub();
    const { user } = await open('?rule=PR-0002');
    expect(
      await screen.findByText('All prices: the monthly fee is never below 25% of the list price, from 1 Jan 2024.'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Margin floor' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to price rules' }));
    expect(await table()).toBeInTheDocument();
  });

  it.each([
    ['staff without the right', { isInternal: true, roles: [] }],
    ['a customer’s administrator', { roles: ['cp-admins'] }],
    ['an administrator who acts as a user', { ...administrator.user, impersonatedUserId: 'user-astrid' }],
  ])('are closed to %s', async (_who, user) => {
    aPriceRulesApiStub();
    const { router } = await renderAt('/admin/price-rules', { user });
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
  });
});

describe('agreements', () => {
  it('are changed with a preview, against the version that was read', async () => {
    const book = aPriceRulesApiStub();
    const { user } = await renderAt('/admin/agreements', administrator);
    const row = await screen.findByRole('row', { name: /Company connections 2024/ });
    for (const text of ['FA-2024-117', '1 product', '12%', 'Active']) expect(row).toHaveTextContent(text);
    expect(await findViolations()).toEqual([]);
    await user.click(within(row).getByRole('button', { name: 'Change Company connections 2024' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /^Discount/ });
    await user.clear(field);
    await user.type(field, '14');
    await user.tab();
    expect(await dialog.findByText('2,426 → 2,371 SEK')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The agreement has been saved')).toBeInTheDocument();
    expect(book.calls.at(-1)).toMatchObject({ ifMatch: '"3"', body: { discountBasisPoints: 1400, currency: 'SEK' } });
    expect(await screen.findByText('14%')).toBeInTheDocument();
  });

  it('say so where there are none', async () => {
    const book = aPriceRulesApiStub();
    book.agreements = [];
    await renderAt('/admin/agreements', administrator);
    expect(await screen.findByText('No agreements')).toBeInTheDocument();
  });
});
