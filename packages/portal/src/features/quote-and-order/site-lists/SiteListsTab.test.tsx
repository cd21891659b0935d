import type { SiteListSummary } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { compilePages } from '../../../testing/compilePages.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { quoteAndOrderUrl, server } from '../../../testing/server.ts';
import { aPurchaseApiStub } from '../testing/aPurchaseApiStub.ts';
import { aSiteList, anAgreement } from '../testing/someSiteLists.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order');
  await import('./SiteListsTab.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const summary: SiteListSummary = aSiteList({ name: 'Terminals in the north' });

async function open(lists: readonly SiteListSummary[] = [summary]) {
  aPurchaseApiStub();
  const asked: Record<string, string>[] = [];
  server.use(
    http.get(quoteAndOrderUrl('/planned-customer-site-lists'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({
        items: lists,
        totalItems: lists.length,
        totalPages: 1,
        currentPage: 0,
        counts: { total: lists.length },
      });
    }),
  );
  const view = await renderAt('/quote-and-order?tab=site-lists', {
    user: { roles: ['Purchaser'] },
    agreements: [anAgreement()],
  });
  return { ...view, asked };
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the site lists', () => {
  it('lead to what is wanted at their sites, the latest change first', async () => {
    const { asked } = await open();
    expect((await rowOf('Terminals')).getByRole('link', { name: /Terminals in the north/ })).toHaveAttribute(
      'href',
      '/quote-and-order?siteList=list-1',
    );
    expect(asked[0]).toEqual({ page: '0', pageSize: '25', sortBy: '-updatedAt' });
  });

  it('are deleted after a question, unless a quote is open', async () => {
    const { user } = await open();
    let isInUse = true;
    const deleted: (string | null)[] = [];
    server.use(
      http.delete(quoteAndOrderUrl('/planned-customer-site-lists/list-1'), ({ request }) => {
        if (isInUse) return HttpResponse.json(aProblem(409, { code: 'SITE_LIST_IN_USE' }), { status: 409 });
        deleted.push(request.headers.get('If-Match'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click((await rowOf('Terminals')).getByRole('button', { name: 'Actions for Terminals in the north' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the list' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete the list' }));
    expect(await dialog.findByText('A quote is open for the list. Withdraw it first.')).toBeInTheDocument();
    isInUse = false;
    await user.click(dialog.getByRole('button', { name: 'Delete the list' }));
    await waitFor(() => expect(deleted).toEqual(['"1"']));
    expect(await screen.findByText('Terminals in the north has been deleted')).toBeInTheDocument();
  });

  it('say what they are for where there are none', async () => {
    await open([]);
    expect(await screen.findByText('No site lists yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add several addresses' })).toHaveAttribute(
      'href',
      '/quote-and-order?searchStep=multi',
    );
  });

  it('warn before one is deleted that quotes use', async () => {
    const { user } = await open([{ ...summary, quotes: 2, openQuotes: 1 }]);
    await user.click((await rowOf('Terminals')).getByRole('button', { name: 'Actions for Terminals in the north' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the list' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('2 quotes use this list.')).toBeInTheDocument();
    expect(dialog.getByText('A quote is open for the list. Withdraw it first.')).toBeInTheDocument();
  });

  it('are merged into a new one, which is looked through next', async () => {
    const { user, router } = await open([summary, { ...summary, id: 'list-2', name: 'Depots' }]);
    const asked: unknown[] = [];
    server.use(
      http.post(quoteAndOrderUrl('/planned-customer-site-lists/merges'), async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(aSiteList({ id: 'list-3', name: 'All of them' }), { status: 201 });
      }),
    );
    await user.click((await rowOf('Terminals')).getByRole('checkbox'));
    expect(screen.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
    await user.click((await rowOf('Depots')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge the lists' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name of the new list/ }), 'All of them');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(router.state.location.search).toBe('?searchStep=multi&list=list-3'));
    expect(asked).toEqual([{ siteListIds: ['list-1', 'list-2'], name: 'All of them' }]);
  });
});
