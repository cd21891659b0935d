import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';
import { aUserDirectory } from './testing/aUserDirectory.ts';
import { sixtyUsers } from './testing/someUsers.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('users that a filter finds, and now another number of them,', () => {
  it('are not changed: the question is asked again with the new number', async () => {
    aUserDirectory(sixtyUsers());
    const sent: unknown[] = [];
    server.use(
      http.post(userAdminUrl('/customer/users/bulk'), async ({ request }) => {
        sent.push(await request.json());
        return sent.length > 1
          ? HttpResponse.json({ ok: ['user-03'], failed: [] })
          : HttpResponse.json({ ...aProblem(409), code: 'COUNT_CHANGED', count: 61 }, { status: 409 });
      }),
    );
    const { user } = await renderAt('/users');
    const [first] = await screen.findAllByRole('checkbox', { name: /^Select / });
    if (first === undefined) throw new Error('Nobody can be selected.');
    await user.click(first);
    await user.click(screen.getByRole('button', { name: /60/ }));
    await user.click(screen.getByRole('button', { name: 'Inactivate' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Inactivate 60 users?' }));
    await user.click(question.getByRole('button', { name: 'Inactivate' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Inactivate 61 users?' }));
    expect(again.getByText(/The filter now finds 61 users/)).toBeInTheDocument();
    await user.click(again.getByRole('button', { name: 'Inactivate' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const all = { filter: {}, all: true, isActive: false };
    expect(sent).toEqual([
      { ...all, expectedCount: 60 },
      { ...all, expectedCount: 61 },
    ]);
  });
});
