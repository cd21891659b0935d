import { act, screen, waitFor, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { anAgreement, aPrice, aQuote, aSiteOfQuote } from './testing/aQuote.ts';
import { aQuotesApiStub } from './testing/aQuotesApiStub.ts';

beforeAll(async () => {
  await Promise.all([import('./QuoteAndOrderPage.tsx'), import('./what-if/WhatIfPage.tsx')]);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  window.innerWidth = width;
});

const purchaser = { user: { roles: ['Purchaser'] }, agreements: [anAgreement] };
const page = '/quote-and-order?quote=quote-1&whatIf=true';

/** Two sites with the prices of one. */
function aQuoteOfTwoSites() {
  const prices = aQuote().sites[0]?.prices ?? [];
  const sites = [aSiteOfQuote('1', 'Norra Kajen', prices), aSiteOfQuote('2', 'Kungsgatan', prices)];
  return aQuote({ siteCount: 2, sites });
}

const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');
const fromMenu = async (user: Awaited<ReturnType<typeof renderAt>>['user'], letter: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `More for scenario ${letter}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('sets scenarios beside each other with what they change, and the address keeps them', async () => {
  aQuotesApiStub();
  const { user, router } = await renderAt(page, purchaser);
  await screen.findByRole('row', { name: /^Monthly fee/ });
  expect(cellsOf(/^Monthly fee/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2,760'),
    expect.stringMatching(/2,430.*−330/),
    '',
  ]);
  expect(screen.getByRole('row', { name: /^A month, all charges spread.*Lowest/ })).toBeInTheDocument();
  // Over another term, more is not dearer.
  expect(screen.getByRole('row', { name: /^Total over the terms.*36\smonths/ })).not.toHaveTextContent(/\+|Lowest/);
  await user.click(screen.getByRole('button', { name: 'Add a scenario' }));
  expect(router.state.location.search).toBe('?quote=quote-1&whatIf=true&scenario=v1&scenario=v2&scenario=v1&chosen=C');
  await screen.findByRole('link', { name: 'Order scenario C' });
  expect(screen.getByText(/Same as A/)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: /^Capacity and term in scenario C/ }));
  await user.click(await screen.findByRole('option', { name: /^1\sGbit\/s, 12\smonths$/ }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Order scenario C' })).toHaveAttribute(
      'href',
      '/quote-and-order?quote=quote-1&checkout=true&line=1%7Ev3',
    ),
  );
  await fromMenu(user, 'A', 'Remove scenario A');
  expect(router.state.location.search).toBe('?quote=quote-1&whatIf=true&scenario=v2&scenario=v3&chosen=B');
  expect(await findViolations()).toEqual([]);
});

it('takes the focus to what was added, and to the neighbour of what was removed', async () => {
  aQuotesApiStub([aQuoteOfTwoSites()]);
  const { user } = await renderAt(`${page}&scenario=v1&scenario=v2`, purchaser);
  await user.click(await screen.findByRole('button', { name: 'Add a scenario' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Capacity and term of all sites in scenario C/ })).toHaveFocus(),
  );
  expect(screen.getByRole('radio', { name: /^C\. / })).toBeChecked();
  await fromMenu(user, 'C', 'Remove scenario C');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for scenario B' })).toHaveFocus());
  await fromMenu(user, 'A', 'Change scenario A');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /in scenario A/ })).toHaveFocus());
});

it('is named where its name stands, and given up without a change', async () => {
  aQuotesApiStub();
  const { user, router } = await renderAt(`${page}&scenario=v1&scenario=v2`, purchaser);
  await screen.findByRole('row', { name: /^Monthly fee/ });
  await fromMenu(user, 'B', 'Name the scenario');
  expect(screen.getByRole('textbox', { name: 'Name of scenario B' })).toHaveFocus();
  await user.keyboard('Fast{Escape}');
  expect(screen.getByRole('button', { name: 'More for scenario B' })).toHaveFocus();
  expect(router.state.location.search).toBe('?quote=quote-1&whatIf=true&scenario=v1&scenario=v2');
  await fromMenu(user, 'B', 'Name the scenario');
  await user.keyboard('Price < 3000!{Enter}');
  expect(await screen.findByRole('radio', { name: 'B. Price < 3000!' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More for scenario B' })).toHaveFocus();
  expect(new URLSearchParams(router.state.location.search).getAll('scenario')).toEqual(['v1', 'v2!Price < 3000!']);
});

it('marks the best by its value, and all that share it', async () => {
  const at = (monthly: number, week: string) =>
    ['v1', 'v2', 'v3'].map((id) => aPrice(id, id === 'v3' ? 4000 : monthly, 0, { deliveryWeek: week }));
  aQuotesApiStub([aQuote({ sites: [aSiteOfQuote('1', 'Norra Kajen', at(2000, '2025-W03'))] })]);
  await renderAt(`${page}&scenario=v1&scenario=v2&scenario=v3`, purchaser);
  await screen.findByRole('row', { name: /^Monthly fee/ });
  const [one, other, dearer] = cellsOf(/^Monthly fee/);
  expect(one).toHaveTextContent('Lowest');
  expect(other).toHaveTextContent('Lowest');
  expect(dearer).not.toHaveTextContent('Lowest');
  // All alike: there is no best.
  const delivery = screen.getByRole('row', { name: /^Week of delivery/ });
  expect(delivery).not.toHaveTextContent('Earliest');
  expect(delivery.querySelector('[data-is-best]')).toBeNull();
});

it('speaks of one site as one', async () => {
  aQuotesApiStub();
  await renderAt(page, purchaser);
  expect(await screen.findByRole('row', { name: /^Week of delivery/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Norra Kajen 2/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Only sites that differ' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/sites/i);
});

it('comes back as the link has it', async () => {
  aQuotesApiStub([aQuoteOfTwoSites()]);
  const view = '&chosen=C&against=B&figure=total&differing=true';
  const { user, router } = await renderAt(`${page}&scenario=v1&scenario=v2&scenario=v1,2~v3${view}`, purchaser);
  expect(await screen.findByRole('radio', { name: /^C\. / })).toBeChecked();
  expect(screen.getByRole('combobox', { name: /^Compared with/ })).toHaveTextContent('B. ');
  expect(screen.getByRole('radio', { name: 'Total' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Only sites that differ' })).toBeChecked();
  expect(screen.getByText('1 site changed', { exact: false })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^A\. / }));
  await user.click(screen.getByRole('radio', { name: 'Monthly' }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).toString()).toBe(
      'quote=quote-1&whatIf=true&scenario=v1&scenario=v2&scenario=v1%2C2%7Ev3&against=B&differing=true',
    ),
  );
});

it.each([
  ['a fifth scenario', '&scenario=v1&scenario=v2&scenario=v3&scenario=v4&scenario=v1,2~v2', 4],
  ['prices that the quote does not have', '&scenario=v9&scenario=v1', 1],
  ['a site that the quote does not have', '&scenario=v1,9~v2&scenario=v2', 2],
  ['nothing that the quote has', '&scenario=v8&scenario=v9', 2],
])('leaves out %s of a link, and says so', async (_, scenarios, count) => {
  aQuotesApiStub([aQuoteOfTwoSites()]);
  await renderAt(page + scenarios, purchaser);
  expect(await screen.findByText(/^Part of the link is left out/)).toBeInTheDocument();
  expect(screen.getAllByRole('radio', { name: /^[A-D]\. / })).toHaveLength(count);
});

it.each([
  ['the chosen one and the one it is compared with', 320, [/^Scenario A$/, /^Scenario C$/]],
  ['all four', 768, [/^A\. /, /^B\. /, /^C\. /, /^D\. /]],
])('has room for %s in a window of %d px', async (_, px, heads) => {
  window.innerWidth = px;
  aQuotesApiStub([aQuoteOfTwoSites()]);
  await renderAt(`${page}&scenario=v1&scenario=v2&scenario=v3&scenario=v4&chosen=C`, purchaser);
  await screen.findByRole('radio', { name: /^C\. / });
  const found = screen.getAllByRole('columnheader');
  expect(found).toHaveLength(heads.length);
  for (const [index, head] of heads.entries()) expect(found[index]).toHaveTextContent(head);
  expect(await findViolations()).toEqual([]);
});

it('changes one scenario at a time on a phone, chosen by its name', async () => {
  window.innerWidth = 320;
  aQuotesApiStub([aQuoteOfTwoSites()]);
  const { user, router } = await renderAt(`${page}&scenario=v1&scenario=v2!Longer`, purchaser);
  await user.click(await screen.findByRole('button', { name: 'Change scenario A' }));
  await user.click(screen.getByRole('combobox', { name: /^Scenario that you change/ }));
  await user.click(await screen.findByRole('option', { name: 'B. Longer' }));
  await screen.findByRole('link', { name: 'Order scenario B' });
  await user.click(await screen.findByRole('combobox', { name: /^Capacity and term for Kungsgatan/ }));
  await user.click(await screen.findByRole('option', { name: /^1\sGbit\/s, 12\smonths$/ }));
  await waitFor(() => expect(router.state.location.search).toContain('scenario=v2,2%7Ev3%21Longer'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Scenario A: 2,760'));
  expect(await findViolations()).toEqual([]);
  const [done] = screen.getAllByRole('button', { name: 'Done' });
  if (done) await user.click(done);
  expect(await screen.findByRole('radio', { name: 'B. Longer' })).toHaveFocus();
});

describe('an open name', () => {
  it('stays with what is written when one more scenario changes the layout', async () => {
    window.innerWidth = 1100;
    aQuotesApiStub([aQuoteOfTwoSites()]);
    const { user } = await renderAt(`${page}&scenario=v1&scenario=v2`, purchaser);
    await screen.findByRole('radio', { name: /^A\. / });
    await fromMenu(user, 'A', 'Name the scenario');
    await user.keyboard('Cheap');
    await user.click(screen.getByRole('button', { name: 'Add a scenario' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /of all sites in scenario C/ })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Name of scenario A' })).toHaveValue('Cheap');
  });

  it('stays with what is written while a scenario is changed alone on a phone', async () => {
    window.innerWidth = 320;
    aQuotesApiStub([aQuoteOfTwoSites()]);
    const { user } = await renderAt(`${page}&scenario=v1&scenario=v2`, purchaser);
    await screen.findByRole('radio', { name: /^A\. / });
    await fromMenu(user, 'A', 'Name the scenario');
    await user.keyboard('Cheap');
    await user.click(screen.getByRole('button', { name: 'Change scenario A' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /of all sites in scenario A/ })).toHaveFocus());
    const [done] = screen.getAllByRole('button', { name: 'Done' });
    if (done) await user.click(done);
    expect(await screen.findByRole('textbox', { name: 'Name of scenario A' })).toHaveValue('Cheap');
    await user.type(screen.getByRole('textbox', { name: 'Name of scenario A' }), '{Enter}');
    expect(await screen.findByRole('radio', { name: 'A. Cheap' })).toBeInTheDocument();
  });

  it('keeps the focus when the window gets another width', async () => {
    aQuotesApiStub([aQuoteOfTwoSites()]);
    const { user } = await renderAt(`${page}&scenario=v1&scenario=v2`, purchaser);
    await screen.findByRole('radio', { name: /^B\. / });
    await fromMenu(user, 'B', 'Name the scenario');
    await user.keyboard('Cheap');
    for (const px of [800, 500, 1440]) {
      act(() => {
        window.innerWidth = px;
        window.dispatchEvent(new Event('resize'));
      });
      expect(screen.getByRole('textbox', { name: 'Name of scenario B' })).toHaveFocus();
      expect(screen.getByRole('textbox', { name: 'Name of scenario B' })).toHaveValue('Cheap');
    }
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'More for scenario B' })).toHaveFocus();
  });
});

it('says the term of each where it is all that differs', async () => {
  aQuotesApiStub([aQuoteOfTwoSites()]);
  await renderAt(`${page}&scenario=v1&scenario=v2`, purchaser);
  const row = await screen.findByRole('row', { name: /^Kungsgatan/ });
  expect(row).toHaveTextContent(/200\sMbit\/s, 12\smonths.*200\sMbit\/s, 36\smonths/);
});
