import { screen, waitFor, within } from '@testing-library/react';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { renderAt } from '../renderAt.tsx';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('../../features/users/UsersPage.tsx');
}, 30_000);

describe('what is searched for', () => {
  it('stands among what is filtered by, where it can be taken away', async () => {
    aUserDirectory();
    const { user, router } = await renderAt('/users?filter=nobody');
    expect(await screen.findByText('Nothing matches “nobody”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove “nobody”' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(within(await screen.findByRole('table', { name: 'Users' })).getAllByRole('row').length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: 'Remove “nobody”' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is cut where it is long', async () => {
    aUserDirectory();
    await renderAt(`/users?filter=${'a'.repeat(100)}`);
    expect(await screen.findByRole('button', { name: `Remove “${'a'.repeat(40)}…”` })).toBeInTheDocument();
  });
});
