import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCustomerUser } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

async function goOnline(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('without a network', () => {
  it('what was shown stays, and a strip says from when it is; with it, it is asked for again', async () => {
    let reads = 0;
    server.use(
      http.get(userAdminUrl('/customer/users'), ({ request }) => {
        // The tab's count is another call.
        if (new URL(request.url).searchParams.get('pageSize') !== '1') reads += 1;
        const items = [aCustomerUser({ fullName: 'Alva Sandström' })];
        return HttpResponse.json({ items, totalItems: 1, totalPages: 1, currentPage: 0 });
      }),
    );
    const { user } = await renderAt('/users');
    const row = await screen.findByRole('link', { name: 'Alva Sandström' });
    reads = 0;
    await goOnline(false);
    expect(screen.getByText(/^You are offline\. Shown as of \d\d:\d\d(?: CES?T)?\.$/)).toBeInTheDocument();
    expect(row).toBeInTheDocument();
    expect(reads).toBe(0);

    // The browser may be wrong about it.
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reads).toBe(1));
    reads = 0;

    await goOnline(true);
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
    await waitFor(() => expect(reads).toBe(1));
  });
});
