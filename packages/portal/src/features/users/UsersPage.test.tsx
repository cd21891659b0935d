import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCustomerUser, aPortalUser, aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';
import { aGroupDirectory } from './testing/aGroupDirectory.ts';
import { aPendingRequest, aRequestPage } from './testing/aPendingRequest.ts';
import { aUserDirectory, change } from './testing/aUserDirectory.ts';
import { shortenPatience } from '../../testing/outcomes.ts';
import { failures, writeFailures } from './testing/outcomes.ts';
import { sixtyUsers, threeUsers } from './testing/someUsers.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./UsersPage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const table = () => screen.findByRole('table', { name: 'Users' });
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};
const filterField = () => screen.findByRole('searchbox', { name: 'Filter by name, e-mail or phone' });
const switchOf = (name: string) => screen.findByRole('switch', { name: `Active: ${name}` });

describe('the users list', () => {
  it('asks for the first page of 25, sorted by e-mail', async () => {
    const directory = aUserDirectory();
    await renderAt('/users');
    await table();
    expect(directory.calls).toEqual([
      expect.objectContaining({ method: 'GET', query: { page: '0', pageSize: '25', sortBy: 'email' } }),
    ]);
  });

  it('shows name, e-mail, phone, roles and active, in that order', async () => {
    aUserDirectory();
    await renderAt('/users');
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Name', 'E-mail', 'Phone', 'Roles', 'Active']);
    const alva = await rowOf('Alva Sandström');
    expect(alva).toHaveTextContent('alva.sandstrom@havstrand.example');
    expect(alva).toHaveTextContent('+46 70 174 06 11');
    expect(alva).toHaveTextContent('Operation staff');
    expect(within(alva).getByRole('switch', { name: 'Active: Alva Sandström' })).toBeChecked();
  });

  it('leaves room for three roles beside the longest address, unless there are columns more', async () => {
    aUserDirectory();
    const { unmount } = await renderAt('/users');
    const width = async () =>
      within(await table())
        .getByRole('columnheader', { name: 'E-mail' })
        .style.getPropertyValue('--column-width');
    expect(await width()).toMatch(/^clamp\(.+vw/);
    unmount();
    localStorage.setItem('skerry.users.columns', 'name,email,cellphone,roles,groups,active');
    await renderAt('/users');
    expect(await width()).toBe('');
  });

  it('says where a phone number is missing', async () => {
    aUserDirectory();
    await renderAt('/users');
    expect(await rowOf('Gustav Thulin')).toHaveTextContent('No phone number');
  });

  it('says where a user has no roles', async () => {
    aUserDirectory();
    await renderAt('/users');
    expect(await rowOf('Gustav Thulin')).toHaveTextContent('No role');
  });

  it('names the roles in the language of the user', async () => {
    aUserDirectory();
    await renderAt('/users', { language: 'sv' });
    const elin = await rowOf('Elin Wallgren');
    expect(elin).toHaveTextContent('Operation staff [sv]');
    expect(elin).toHaveTextContent('Delivery responsible [sv]');
  });

  it('has one menu on a phone, with what can be done with all users', async () => {
    window.innerWidth = 320;
    aUserDirectory();
    const { user } = await renderAt('/users');
    await user.click(await screen.findByRole('button', { name: 'View' }));
    expect(await screen.findByRole('button', { name: 'Export as CSV' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import users…' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    window.innerWidth = 1440;
  });

  it('has a short hint in the search field on a phone', async () => {
    window.innerWidth = 320;
    aUserDirectory();
    await renderAt('/users');
    expect(await screen.findByPlaceholderText('Search users')).toBeInTheDocument();
    window.innerWidth = 1440;
  });

  it('leads to the details by a real link', async () => {
    aUserDirectory();
    const { user, router } = await renderAt('/users');
    const link = await screen.findByRole('link', { name: 'Alva Sandström' });
    expect(link).toHaveAttribute('href', '/users/alva');
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Alva Sandström' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/users/alva');
  });

  it('has a sub-menu with users, exactly, and groups', async () => {
    aUserDirectory();
    const { user } = await renderAt('/users');
    expect(
      await within(await screen.findByRole('main')).findByRole('link', { name: /^Users/, current: 'page' }),
    ).toHaveAttribute('href', '/users');
    await user.click(screen.getByRole('link', { name: /^Groups/ }));
    expect(await screen.findByText('No groups')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Groups/, current: 'page' })).toBeInTheDocument();
  });

  it('says in its sub-menu how many users and groups there are, and how many requests wait', async () => {
    aUserDirectory();
    aGroupDirectory();
    server.use(
      http.get(userAdminUrl('/customer/role-requests'), () => HttpResponse.json(aRequestPage([aPendingRequest], 7))),
    );
    await renderAt('/users?filter=elin');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Role requests/ })).toHaveTextContent('1'));
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('link', { name: /^Users/, current: 'page' })).toHaveTextContent(
        '3',
      ),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: /^Groups/ })).toHaveTextContent('2'));
  });

  it.each(['OperationStaff', 'Purchaser', 'cp-admins'])('is closed to %s, who is told so', async (role) => {
    const { router } = await renderAt('/users', { user: { roles: [role] } });
    await screen.findByRole('heading', { level: 1, name: 'Access denied' });
    expect(router.state.location.pathname).toBe('/access-denied');
  });
});

describe('the order of the list', () => {
  it('is changed by the head of a column, from the first page on, and lives in the address', async () => {
    const directory = aUserDirectory(sixtyUsers());
    const { user, router } = await renderAt('/users?page=1');
    await screen.findByRole('link', { name: 'User 25' });
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    expect(await screen.findByRole('link', { name: 'Alva Sandström' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?sort=name');
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    expect(await screen.findByRole('link', { name: 'User 59' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?sort=-name');
    expect(directory.calls.map(({ query }) => query['sortBy'])).toEqual(['email', 'name', '-name']);
    expect(screen.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('comes from the address, and stays on the next page', async () => {
    const directory = aUserDirectory(sixtyUsers());
    const { user, router } = await renderAt('/users?sort=-active');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'User 25' });
    expect(router.state.location.search).toBe('?page=1&sort=-active');
    expect(directory.calls.map(({ query }) => query['sortBy'])).toEqual(['-active', '-active']);
  });
});

describe('the count', () => {
  it('says how many users there are, and how many the filter finds', async () => {
    aUserDirectory(sixtyUsers());
    const { user } = await renderAt('/users');
    expect(await screen.findByText('60 users')).toBeInTheDocument();
    await user.type(await filterField(), 'wall');
    expect(await screen.findByText('1 user')).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  const width = window.innerWidth;
  beforeEach(() => {
    window.innerWidth = 320;
  });
  afterEach(() => {
    window.innerWidth = width;
  });

  it('the rows begin below the search: the count, which the tab has, is seen where something is filtered', async () => {
    aUserDirectory(sixtyUsers());
    const { user } = await renderAt('/users');
    const line = async (text: string) => (await screen.findByText(text)).parentElement;
    expect(await line('60 users')).toHaveAttribute('data-is-unseen');
    await user.type(await filterField(), 'wall');
    expect(await line('1 user')).not.toHaveAttribute('data-is-unseen');
  });
});

describe('pages of the list', () => {
  it('are links, only where there is more than one', async () => {
    const directory = aUserDirectory(sixtyUsers());
    const { user, router } = await renderAt('/users');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'User 25' });
    expect(router.state.location.search).toBe('?page=1');
    expect(directory.calls.at(-1)?.query).toMatchObject({ page: '1' });
  });

  it('are not offered for one page', async () => {
    aUserDirectory(sixtyUsers().slice(0, 25));
    await renderAt('/users');
    await rowOf('Alva Sandström');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it.each(['page=-1', 'page=abc', 'page=', 'page=1.5', 'page=0', 'sort=roles'])(
    'begin at the first for ?%s, and the address is corrected in place',
    async (query) => {
      const directory = aUserDirectory(sixtyUsers());
      const { router } = await renderAt(`/users?${query}`);
      await rowOf('Alva Sandström');
      await waitFor(() => expect(router.state.location.search).toBe(''));
      expect(router.state.historyAction).toBe('REPLACE');
      expect(directory.calls.map((call) => call.query['page'])).toEqual(['0']);
    },
  );

  it('beyond the end lead to the last one, in place', async () => {
    aUserDirectory(sixtyUsers());
    const { router } = await renderAt('/users?page=99');
    await screen.findByRole('link', { name: 'User 59' });
    expect(router.state.location.search).toBe('?page=2');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('beyond the end of nothing lead to the first', async () => {
    aUserDirectory(sixtyUsers());
    const { router } = await renderAt('/users?page=4&filter=nobody');
    await screen.findByText('Nothing matches “nobody”');
    expect(router.state.location.search).toBe('?filter=nobody');
  });
});

describe('the filter', () => {
  it('is answered by the server once typing has rested for 500 ms, and lives in the address', async () => {
    const directory = aUserDirectory(sixtyUsers());
    const { user, router } = await renderAt('/users?page=1');
    await screen.findByRole('link', { name: 'User 25' });
    const field = await filterField();
    await user.type(field, 'wall');
    expect(directory.calls).toHaveLength(1);
    await rowOf('Elin Wallgren');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'User 25' })).not.toBeInTheDocument());
    expect(directory.calls.map((call) => call.query['searchFilter'])).toEqual([undefined, 'wall']);
    expect(router.state.location.search).toBe('?filter=wall');
    expect(field).toHaveFocus();
  });

  it('keeps the rows that are there until the answer comes', async () => {
    const directory = aUserDirectory();
    const { user } = await renderAt('/users');
    await rowOf('Alva Sandström');
    const answer = Promise.withResolvers<undefined>();
    directory.fail(async () => {
      await answer.promise;
      return HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 });
    });
    await user.type(await filterField(), 'zzz');
    await waitFor(() => expect(directory.calls).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Alva Sandström' })).toBeInTheDocument();
    expect(await filterField()).toHaveAttribute('aria-busy', 'true');
    answer.resolve(undefined);
    expect(await screen.findByText('Nothing matches “zzz”')).toBeInTheDocument();
  });

  it('comes from the address', async () => {
    const directory = aUserDirectory();
    await renderAt('/users?filter=wallgren');
    await rowOf('Elin Wallgren');
    expect(await filterField()).toHaveValue('wallgren');
    expect(directory.calls).toHaveLength(1);
  });

  it('is there again with the back button', async () => {
    aUserDirectory();
    const { user, router } = await renderAt('/users');
    await rowOf('Alva Sandström');
    await user.type(await filterField(), 'wall');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=wall'));
    await user.click(await screen.findByRole('link', { name: 'Elin Wallgren' }));
    await screen.findByRole('heading', { level: 1, name: 'Elin Wallgren' });
    await act(() => router.navigate(-1));
    expect(await filterField()).toHaveValue('wall');
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await filterField()).toHaveValue(''));
    expect(await screen.findByRole('link', { name: 'Alva Sandström' })).toBeInTheDocument();
  });

  it('says how many it finds without the other filters, and shows them', async () => {
    aUserDirectory();
    server.use(
      http.get(userAdminUrl('/customer/users'), ({ request }) =>
        new URL(request.url).searchParams.has('active')
          ? HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 })
          : undefined,
      ),
    );
    const { user, router } = await renderAt('/users?filter=wallgren&active=no');
    expect(await screen.findByText('1 matches without the filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    await rowOf('Elin Wallgren');
    expect(router.state.location.search).toBe('?filter=wallgren');
  });

  it('says what it found nothing for, and offers to clear', async () => {
    aUserDirectory();
    const { user, router } = await renderAt('/users?filter=nobody');
    await screen.findByText('Nothing matches “nobody”');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await rowOf('Alva Sandström');
    expect(router.state.location.search).toBe('');
    expect(await filterField()).toHaveValue('');
    expect(await filterField()).toHaveFocus();
  });

  it.each([
    ['only spaces', '     ', undefined, 'Elin Wallgren'],
    ['spaces around', '  wallgren ', 'wallgren', 'Elin Wallgren'],
    ['10,000 characters', 'a'.repeat(10_000), 'a'.repeat(200), `Nothing matches “${'a'.repeat(200)}”`],
    [
      'markup',
      '<img src=x onerror=alert(1)>',
      '<img src=x onerror=alert(1)>',
      'Nothing matches “<img src=x onerror=alert(1)>”',
    ],
    ['emoji', '😀', '😀', 'Nothing matches “😀”'],
    ['a right-to-left mark', 'a\u200Fb', 'a\u200Fb', 'Nothing matches “a\u200Fb”'],
    ['a plus sign alone', '+', '+', 'Elin Wallgren'],
  ])('takes %s as text', async (_, text, sent, shown) => {
    const directory = aUserDirectory();
    await renderAt(`/users?${new URLSearchParams({ filter: text })}`);
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(directory.calls.map((call) => call.query['searchFilter'])).toEqual([sent]);
    expect(document.images).toHaveLength(0);
  });
});

describe('the list without rows', () => {
  it('says what it is for', async () => {
    aUserDirectory([]);
    await renderAt('/users');
    expect(await screen.findByText('No users yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add New User' })).toBeInTheDocument();
  });

  it('shows that it is loading, after a moment', async () => {
    const directory = aUserDirectory();
    directory.fail(() => new Promise<never>(() => {}));
    await renderAt('/users');
    expect(await within(await table()).findByText('Loading')).toBeInTheDocument();
  });

  it.each(failures)('says so where %s, and trying again works with the same filter', async (_, answer, text) => {
    shortenPatience();
    const directory = aUserDirectory();
    directory.fail(answer);
    const { user, router } = await renderAt('/users?filter=wallgren');
    expect(await screen.findByText('The users could not be shown')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText(text)).toBeInTheDocument();
    expect(await filterField()).toHaveValue('wallgren');
    directory.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Elin Wallgren' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?filter=wallgren');
  });

  it('shows role ids where the roles could not be loaded', async () => {
    const directory = aUserDirectory();
    directory.users = directory.users.slice(0, 1);
    server.use(http.get(userAdminUrl('/roles'), () => HttpResponse.json(aProblem(403), { status: 403 })));
    await renderAt('/users');
    expect(await rowOf('Alva Sandström')).toHaveTextContent('OperationStaff');
  });
});

describe('the active switch', () => {
  it.each([
    ['Alva Sandström', 'alva', false, 'The user has been inactivated'],
    ['Gustav Thulin', 'gustav', true, 'The user has been activated'],
  ])('of %s sends the opposite, updates the row and says so', async (name, id, isActive, text) => {
    const directory = aUserDirectory();
    const { user } = await renderAt('/users');
    await user.click(await switchOf(name));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(directory.writes).toEqual([
      expect.objectContaining({ method: 'PUT', path: `/customer/users/${id}`, body: { isActive }, ifMatch: '"1"' }),
    ]);
    expect((await switchOf(name)).getAttribute('aria-checked')).toBe(String(isActive));
    // The row is the answer's: the list was not asked for again.
    expect(directory.calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('keeps the row as it was until the server has agreed, and ignores clicks meanwhile', async () => {
    const directory = aUserDirectory();
    const { user } = await renderAt('/users');
    await switchOf('Alva Sandström');
    const answer = Promise.withResolvers<undefined>();
    directory.fail(async () => {
      await answer.promise;
      return HttpResponse.json(change(threeUsers()[0] ?? aCustomerUser(), { isActive: false }));
    }, 'PUT');
    await user.dblClick(await switchOf('Alva Sandström'));
    expect(await switchOf('Alva Sandström')).toBeChecked();
    expect(await switchOf('Alva Sandström')).toHaveAttribute('aria-busy', 'true');
    answer.resolve(undefined);
    await waitFor(async () => expect(await switchOf('Alva Sandström')).not.toBeChecked());
    expect(directory.writes).toHaveLength(1);
  });

  it.each(writeFailures)('leaves the row where %s, and says why', async (_, answer, text) => {
    shortenPatience();
    const directory = aUserDirectory();
    const { user } = await renderAt('/users');
    directory.fail(answer, 'PUT');
    await user.click(await switchOf('Alva Sandström'));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await switchOf('Alva Sandström')).toBeChecked();
    directory.recover();
    await user.click(await switchOf('Alva Sandström'));
    expect(await screen.findByText('The user has been inactivated')).toBeInTheDocument();
  });

  it('leads with whom it could not do it to', async () => {
    const directory = aUserDirectory();
    const { user } = await renderAt('/users');
    directory.fail(() => HttpResponse.json(aProblem(503), { status: 503 }), 'PUT');
    await user.click(await switchOf('Gustav Thulin'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gustav Thulin could not be activated/);
  });

  it('asks for the list again where somebody else has changed the user', async () => {
    const directory = aUserDirectory();
    const { user } = await renderAt('/users');
    await switchOf('Alva Sandström');
    directory.users = directory.users.map((each) =>
      each.id === 'alva' ? change(each, { lastName: 'Sandström Berg' }) : each,
    );
    await user.click(await switchOf('Alva Sandström'));
    expect(await switchOf('Alva Sandström Berg')).toBeChecked();
  });

  it.each([
    [
      'LAST_ADMINISTRATOR',
      'This is your company’s last active user administrator. Assign that role to another user first.',
    ],
    [
      'OWN_ACCOUNT',
      'You can’t delete or inactivate your own account, or remove your own administrator role. Another administrator can do it.',
    ],
  ])('says why the server refuses with %s', async (code, text) => {
    const directory = aUserDirectory();
    const { user } = await renderAt('/users');
    directory.fail(() => HttpResponse.json(aProblem(409, { code }), { status: 409 }), 'PUT');
    await user.click(await switchOf('Alva Sandström'));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('does not inactivate oneself, and says so without a call', async () => {
    const { id, email } = aPortalUser();
    const directory = aUserDirectory([aCustomerUser({ id, email, firstName: 'Astrid', lastName: 'Lindqvist' })]);
    const { user } = await renderAt('/users');
    await user.click(await switchOf('Astrid Lindqvist'));
    expect(await screen.findByText(/^You can’t delete or inactivate your own account/)).toBeInTheDocument();
    expect(directory.writes).toEqual([]);
  });
});

describe('the height of rows', () => {
  it('is remembered', async () => {
    aUserDirectory();
    const { user, unmount } = await renderAt('/users');
    await rowOf('Alva Sandström');
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('radio', { name: 'Compact' }));
    expect(await table()).toHaveAttribute('data-density', 'compact');
    unmount();
    await renderAt('/users');
    expect(await table()).toHaveAttribute('data-density', 'compact');
  });
});
