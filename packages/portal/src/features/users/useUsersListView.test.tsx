import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useUsersListView } from './useUsersListView.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function FilterField() {
  const { typedFilter, typeFilter } = useUsersListView();
  return <input aria-label="Filter" value={typedFilter} onChange={(event) => typeFilter(event.target.value)} />;
}

/** A list whose address is slow to follow, as it is while a page's data loads. */
async function aListWithASlowAddress() {
  const arrivals: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/users',
        element: <FilterField />,
        loader: ({ request }) =>
          new URL(request.url).search === '' ? null : new Promise((resolve) => arrivals.push(() => resolve(null))),
        hydrateFallbackElement: <></>,
      },
    ],
    { initialEntries: ['/users'] },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay), delay: null });
  const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const arrive = () => act(async () => arrivals.splice(0).forEach((resolve) => resolve()));
  await rest(0);
  const field = screen.getByRole('textbox', { name: 'Filter' });
  return { router, user, field, rest, arrive };
}

describe('the filter field and the address', () => {
  it('keeps what is typed while the address catches up, and sends that in its turn', async () => {
    const { router, user, field, rest, arrive } = await aListWithASlowAddress();
    await user.type(field, 'sand');
    await rest(500);
    await user.type(field, 's');
    await arrive();
    expect(router.state.location.search).toBe('?filter=sand');
    expect(field).toHaveValue('sands');
    await rest(500);
    await arrive();
    expect(router.state.location.search).toBe('?filter=sands');
  });

  it('lets the field follow where the address changes by itself', async () => {
    const { router, user, field, rest, arrive } = await aListWithASlowAddress();
    await user.type(field, 'sand');
    await rest(500);
    await arrive();
    await act(() => router.navigate(-1));
    expect(field).toHaveValue('');
    expect(router.state.navigation.state).toBe('idle');
    await rest(500);
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.search).toBe('');
  });
});
