import { languageList } from '@skerry/i18n';
import type { ListedRoleRequest, RoleGroup } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';
import { aGroupDirectory } from './testing/aGroupDirectory.ts';
import { aRequestPage } from './testing/aPendingRequest.ts';
import { aGroup } from './testing/someGroups.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([import('./RoleRequestsPage.tsx'), import('./role-requests/DecideRequestDialog.tsx')]);
}, 30_000);

beforeEach(() => sessionStorage.clear());

const url = userAdminUrl('/customer/role-requests');

function aRequest(parts: Partial<ListedRoleRequest> = {}): ListedRoleRequest {
  return {
    id: 'request-1',
    user: { id: 'user-1', fullName: 'Torbjørn Vik', email: 'torbjorn.vik@havstrand.example', roleIds: [] },
    roleIds: ['OperationStaff'],
    apps: [],
    permissions: [],
    requestedAt: '2024-11-21T08:14:00.000Z',
    state: 'PENDING',
    decidedAt: null,
    decidedBy: null,
    grantedRoleIds: [],
    grantedRoleGroups: [],
    notGranted: { roleIds: [], apps: [], permissions: [] },
    text: null,
    version: 1,
    ...parts,
  };
}

async function open(items: ListedRoleRequest[] = [aRequest()], options?: RenderOptions & { query?: string }) {
  const queue = {
    items,
    asked: [] as Record<string, string>[],
    writes: [] as { id: unknown; ifMatch: string | null; body: unknown }[],
  };
  server.use(
    http.get(url, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queue.asked.push(query);
      const states = query['states']?.split(',') ?? [];
      return HttpResponse.json(
        aRequestPage(
          queue.items.filter(({ state }) => states.includes(state)),
          queue.items.length,
        ),
      );
    }),
    http.put(`${url}/:id`, async ({ params, request }) => {
      const body = (await request.json()) as { state: string };
      queue.writes.push({ id: params['id'], ifMatch: request.headers.get('If-Match'), body });
      queue.items = queue.items.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({
        ...aRequest(),
        state: body.state,
        decidedAt: '2024-11-21T09:00:00.000Z',
        grantedRoleIds: [],
        text: null,
      });
    }),
  );
  return { queue, ...(await renderAt(`/users/role-requests${options?.query ?? ''}`, options)) };
}

const requestRow = () => screen.findByRole('row', { name: /Torbjørn Vik/ });
const approve = () => screen.findByRole('button', { name: 'Approve the request from Torbjørn Vik…' });
const refuse = () => screen.findByRole('button', { name: 'Refuse the request from Torbjørn Vik…' });

describe('the queue of requests', () => {
  it('shows who asks for what, and what they have today', async () => {
    await open([aRequest({ apps: ['traffic'], user: { ...aRequest().user, roleIds: ['Purchaser'] } })]);
    const request = await requestRow();
    expect(request).toHaveTextContent('torbjorn.vik@havstrand.example');
    expect(within(request).getByText('Operation staff')).toBeInTheDocument();
    expect(request).toHaveTextContent('PagesTraffic');
    expect(within(request).getByText('Purchaser')).toBeInTheDocument();
    // All of them wait.
    expect(screen.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
    expect(screen.getByText('1 of 1 request')).toBeInTheDocument();
    // What it would open that is closed today.
    expect(within(request).getByText('Site access and Traffic')).toBeInTheDocument();
    expect(within(request).getByText(/^21 Nov 2024/)).toBeInTheDocument();
    expect(within(request).getByRole('link', { name: /^Torbjørn Vik/ })).toHaveAttribute('href', '/users/user-1');
    expect(await screen.findByRole('link', { name: /^Role requests\s*1$/ })).toHaveAttribute('aria-current', 'page');
  });

  it('says which finer permissions are asked for', async () => {
    await open([aRequest({ roleIds: [], permissions: ['view-changelog', 'create-users'] })]);
    expect(await requestRow()).toHaveTextContent('PermissionsSee the changelog and Create users');
  });

  it('names the pages that no requested role opens, and says where no page would be new', async () => {
    const request = aRequest({ roleIds: [], apps: ['traffic'] });
    await open([request, { ...request, id: 'request-2', apps: [], permissions: ['create-users'] }]);
    expect(await screen.findByText('Traffic, if you choose a role')).toBeInTheDocument();
    expect(screen.getByText('No new pages')).toBeInTheDocument();
  });

  it.each([1440, 320])('leaves the own request to somebody else, %i px wide', async (width) => {
    window.innerWidth = width;
    await open([aRequest({ user: { ...aRequest().user, id: 'user-astrid' } })]);
    expect(await screen.findByText('Your own request. Another administrator will decide.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /the request from/ })).not.toBeInTheDocument();
    window.innerWidth = 1440;
  });

  it('has those that wait apart from those that are decided', async () => {
    const decided = aRequest({ id: 'request-2', state: 'DENIED', decidedAt: '2024-11-22T08:00:00.000Z' });
    await open([aRequest(), decided], { query: '?state=all' });
    expect(await screen.findByRole('row', { name: /^Waiting for you/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Decided/ })).toBeInTheDocument();
  });

  it('has its decision below the whole row on phones, outside of the link to the user', async () => {
    const width = window.innerWidth;
    window.innerWidth = 320;
    const { user } = await open();
    const decide = await screen.findByRole('button', { name: 'Decide on the request from Torbjørn Vik' });
    expect(within(await requestRow()).queryByRole('button')).not.toBeInTheDocument();
    expect(decide.closest('a')).toBeNull();
    await user.click(decide);
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
    window.innerWidth = width;
  });

  it('says so where nothing waits', async () => {
    await open([]);
    expect(await screen.findByText('No requests are waiting')).toBeInTheDocument();
  });

  it('offers nothing to do where nobody has asked for anything yet', async () => {
    await open([]);
    await screen.findByText('No requests are waiting');
    expect(screen.queryByRole('button', { name: 'Add New User' })).not.toBeInTheDocument();
  });

  it('finds all of a user’s requests, and says what was decided, by whom and with which word', async () => {
    const decided = aRequest({
      state: 'APPROVED',
      decidedAt: '2024-11-22T08:00:00.000Z',
      decidedBy: 'Astrid Lindqvist',
      grantedRoleIds: ['Purchaser'],
      text: 'Welcome!',
    });
    const { user, queue } = await open(
      [aRequest({ id: 'request-0', user: { ...aRequest().user, fullName: 'Alva Sandström' } }), decided],
      { query: '?state=all' },
    );
    expect(await screen.findByRole('link', { name: /^Role requests\s*1$/ })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Filter by name, e-mail or phone' }), 'vik');
    await waitFor(() =>
      expect(queue.asked.at(-1)).toMatchObject({ states: 'PENDING,APPROVED,DENIED', searchFilter: 'vik' }),
    );
    const request = await requestRow();
    for (const text of ['Approved', 'Astrid Lindqvist, 22 Nov 2024', 'Roles assigned: Purchaser', '“Welcome!”'])
      expect(request).toHaveTextContent(text);
    expect(within(request).queryByRole('button')).not.toBeInTheDocument();
  });

  it('tells what was approved in part, with the groups of it and what was left out', async () => {
    await open(
      [
        aRequest({
          roleIds: ['OperationStaff', 'Purchaser'],
          permissions: ['create-users', 'view-changelog'],
          state: 'APPROVED',
          decidedAt: '2024-11-22T08:00:00.000Z',
          grantedRoleIds: ['Purchaser'],
          grantedRoleGroups: [{ id: 'desk', name: 'Help desk' }],
          notGranted: { roleIds: ['OperationStaff'], apps: [], permissions: ['view-changelog'] },
        }),
      ],
      { query: '?state=all' },
    );
    const request = await requestRow();
    for (const text of ['Partly approved', 'Group: Help desk', 'Not given: Operation staff and See the changelog'])
      expect(request).toHaveTextContent(text);
    expect(within(request).queryByText('Approved')).not.toBeInTheDocument();
  });

  it('shows at first those that wait', async () => {
    const { queue } = await open();
    await requestRow();
    expect(queue.asked.at(-1)).toMatchObject({ states: 'PENDING' });
    expect(screen.getByRole('button', { name: 'Remove Waiting' })).toBeInTheDocument();
  });

  it('shows by its status filter what has been refused', async () => {
    const { queue } = await open([aRequest({ state: 'DENIED', decidedAt: '2024-11-22T08:00:00.000Z' })], {
      query: '?state=DENIED',
    });
    expect(within(await requestRow()).getByText('Refused')).toBeInTheDocument();
    expect(queue.asked).toContainEqual(expect.objectContaining({ states: 'DENIED' }));
    expect(screen.getByRole('button', { name: 'Remove Refused' })).toBeInTheDocument();
  });

  it('leads to what was decided where nothing waits', async () => {
    await open([aRequest({ state: 'DENIED', decidedAt: '2024-11-22T08:00:00.000Z' })]);
    expect(await screen.findByText('No requests are waiting')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show decided requests' })).toHaveAttribute(
      'href',
      '/users/role-requests?state=all',
    );
  });

  it('says why it can’t be shown, and tries again', async () => {
    await open();
    server.use(http.get(url, () => HttpResponse.json(aProblem(503), { status: 503 }), { once: true }));
    const { user } = await renderAt('/users/role-requests');
    await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] ?? document.body);
    expect((await screen.findAllByRole('row', { name: /Torbjørn Vik/ })).length).toBeGreaterThan(0);
  });

  it('is closed to who is no user administrator', async () => {
    await renderAt('/users/role-requests', { user: { roles: ['OperationResponsible'] } });
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeInTheDocument();
  });

  it.each(languageList)('has all its texts in %s, and nothing that axe objects to', async (language) => {
    const { container } = await open(undefined, { language });
    await requestRow();
    expect(container.textContent).not.toMatch(/roleRequests\.|portalApps\./);
    expect(await findViolations()).toEqual([]);
  });
});

describe('approving', () => {
  it('gives the roles that were asked for, with a word, and takes the request off the list', async () => {
    const { user, queue } = await open();
    await user.click(await approve());
    const dialog = await screen.findByRole('dialog', { name: 'Approve the request from Torbjørn Vik?' });
    expect(dialog).toHaveAccessibleDescription(/^Requested 21 Nov 2024.* by Torbjørn Vik$/);
    expect(await within(dialog).findByRole('checkbox', { name: 'Operation staff' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Other roles' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Purchaser' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Message to Torbjørn Vik' }), 'Welcome!');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The request has been approved')).toBeInTheDocument();
    expect(queue.writes).toEqual([
      {
        id: 'request-1',
        ifMatch: '"1"',
        body: { state: 'APPROVED', roleIds: ['Purchaser', 'OperationStaff'], text: 'Welcome!' },
      },
    ]);
    expect(await screen.findByText('No requests are waiting')).toBeInTheDocument();
  });

  it('of pages says which roles open them, and needs one of them to be chosen', async () => {
    const { user } = await open([aRequest({ roleIds: [], apps: ['invoices', 'traffic'] })]);
    await user.click(await approve());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('checkbox', { name: 'Operation responsible' })).toHaveAccessibleDescription(
      'About Operation responsible. Gives access to Invoices and Traffic.',
    );
    // Those that open neither are there for who looks for them.
    expect(within(dialog).queryByRole('checkbox', { name: 'Purchaser' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Other roles' }));
    expect(within(dialog).getByRole('checkbox', { name: 'Purchaser' })).toHaveAccessibleDescription('About Purchaser.');
    const confirm = within(dialog).getByRole('button', { name: 'Approve' });
    expect(confirm).toBeDisabled();
    expect(confirm).toHaveAccessibleDescription('Choose at least one role.');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Billing responsible' }));
    expect(confirm).toBeEnabled();
  });

  it('of finer permissions puts the user into a group that gives them, without a role', async () => {
    const { user, queue } = await open([aRequest({ roleIds: [], permissions: ['create-users', 'view-groups'] })]);
    const given = (id: string, name: string, permissions: RoleGroup['permissions'], source: RoleGroup['source']) =>
      aGroup({ id, name, permissions, source });
    aGroupDirectory([
      given('desk', 'Help desk', ['create-users', 'update-users'], 'local'),
      given('both', 'Managers', ['view-groups', 'create-users'], 'local'),
      given('own', 'Of the directory', ['create-users'], 'idp'),
      given('other', 'Tags', ['update-services'], 'local'),
    ]);
    await user.click(await approve());
    const dialog = await screen.findByRole('dialog');
    const groups = await within(dialog).findByRole('group', { name: 'Groups that give what is requested' });
    expect(within(groups).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(groups).getByRole('checkbox', { name: 'Managers' })).toHaveAccessibleDescription(
      'Gives Create users and See groups',
    );
    const confirm = within(dialog).getByRole('button', { name: 'Approve' });
    expect(confirm).toBeDisabled();
    expect(confirm).toHaveAccessibleDescription('Choose at least one role or group.');
    await user.click(within(groups).getByRole('checkbox', { name: 'Help desk' }));
    // It gives one of the two.
    expect(confirm).toHaveTextContent('Approve in part');
    await user.click(confirm);
    expect(await screen.findByText('The request has been approved in part')).toBeInTheDocument();
    expect(queue.writes[0]?.body).toEqual({ state: 'APPROVED', roleIds: [], roleGroupIds: ['desk'] });
  });

  it('begins with the groups that give just what was asked for', async () => {
    const { user } = await open([aRequest({ roleIds: [], permissions: ['create-users', 'view-groups'] })]);
    aGroupDirectory([
      aGroup({ id: 'more', name: 'Gives more', permissions: ['create-users', 'delete-users'], roleIds: [] }),
      aGroup({ id: 'exact', name: 'Just that', permissions: ['create-users', 'view-groups'], roleIds: [] }),
      aGroup({ id: 'again', name: 'Again', permissions: ['create-users'], roleIds: [] }),
      aGroup({ id: 'role', name: 'With a role', permissions: ['view-groups'], roleIds: ['Purchaser'] }),
    ]);
    await user.click(await approve());
    const groups = await screen.findByRole('group', { name: 'Groups that give what is requested' });
    const checked = within(groups).getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(checked).toEqual([within(groups).getByRole('checkbox', { name: 'Just that' })]);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  it('that the server takes for the own one says who can make it', async () => {
    const { user } = await open();
    server.use(
      http.put(`${url}/:id`, () => HttpResponse.json(aProblem(403, { code: 'OWN_REQUEST' }), { status: 403 })),
    );
    await user.click(await approve());
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(
      await screen.findByText('You can’t approve your own request. Another administrator can do it.'),
    ).toBeInTheDocument();
  });

  it('says before what it does: each role with what it opens, each group with what else it gives, and what is left out', async () => {
    const { user } = await open([
      aRequest({ roleIds: ['OperationStaff', 'Purchaser'], permissions: ['create-users', 'view-changelog'] }),
    ]);
    aGroupDirectory([
      aGroup({ id: 'desk', name: 'Help desk', permissions: ['create-users', 'update-users'], source: 'local' }),
    ]);
    await user.click(await approve());
    const effects = await screen.findByRole('region', { name: 'What this decision does' });
    await waitFor(() => expect(effects).toHaveTextContent('Gives the role Operation staff'));
    expect(effects).toHaveTextContent('Gives access to Sites and services, Site access and Traffic');
    expect(effects).toHaveTextContent('Not given: Create users');
    expect(effects).toHaveTextContent('No group gives: See the changelog');
    expect(effects).toHaveTextContent('Torbjørn Vik gets an e-mail.');

    await user.click(screen.getByRole('checkbox', { name: 'Help desk' }));
    await user.click(screen.getByRole('checkbox', { name: 'Purchaser' }));
    expect(effects).toHaveTextContent('Adds Torbjørn Vik to the group Help desk');
    expect(effects).toHaveTextContent('Also gives Colocation technician and Change users');
    expect(effects).toHaveTextContent('Not given: Purchaser');
    expect(effects).not.toHaveTextContent('Gives the role Purchaser');
  });

  it('begins with what was asked for: groups and roles that nobody named come after it', async () => {
    const { user } = await open([
      aRequest({ roleIds: ['OperationStaff'], apps: ['traffic'], permissions: ['create-users'] }),
    ]);
    aGroupDirectory([aGroup({ id: 'desk', name: 'Help desk', permissions: ['create-users'], source: 'local' })]);
    await user.click(await approve());
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('checkbox', { name: 'Help desk' });
    expect(
      within(dialog)
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label') ?? box.closest('label')?.textContent),
    ).toEqual([expect.stringContaining('Operation staff'), expect.stringContaining('Help desk')]);
    expect(within(dialog).getByRole('checkbox', { name: 'Operation staff' })).toHaveFocus();
  });

  it('says on narrow windows what it does before the roles, which one would approve without having seen it', async () => {
    window.innerWidth = 320;
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Decide on the request from Torbjørn Vik' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Approve…' }));
    const role = await screen.findByRole('checkbox', { name: 'Operation staff' });
    const effects = screen.getByRole('region', { name: 'What this decision does' });
    expect(effects.compareDocumentPosition(role)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Nothing has scrolled past what was asked for.
    expect(screen.getByRole('dialog')).toHaveFocus();
    window.innerWidth = 1440;
  });

  it('of finer permissions that no group gives leads to a new group with them, and waits for who comes back', async () => {
    const { user, router } = await open([aRequest({ roleIds: [], permissions: ['create-users'] })]);
    aGroupDirectory([]);
    await user.click(await approve());
    const effects = await screen.findByRole('region', { name: 'What this decision does' });
    await user.type(screen.getByRole('textbox', { name: 'Message to Torbjørn Vik' }), 'Welcome!');
    await user.click(await within(effects).findByRole('link', { name: 'Create a group' }));
    expect(await screen.findByRole('checkbox', { name: 'Create users' })).toBeChecked();
    expect(router.state.location.search).toBe('?group=new');
  });

  it('that another has been quicker with says so and keeps what was typed', async () => {
    const { user } = await open();
    server.use(http.put(`${url}/:id`, () => HttpResponse.json(aProblem(412), { status: 412 })));
    await user.click(await approve());
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Welcome!');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Somebody else may have decided in the meantime.',
    );
    expect(within(dialog).getByRole('textbox')).toHaveValue('Welcome!');
  });

  it.each([
    ['a letter that no field may hold', 'Wałęsa', 'The field contains unsupported characters: ł'],
    ['too long a text', 'a'.repeat(501), 'The text is too long: at most 500 characters.'],
  ])('is not possible with %s', async (_what, text, message) => {
    const { user } = await open();
    await user.click(await approve());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste(text);
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Approve' })).toBeDisabled();
  });
});

describe('refusing', () => {
  it('gives nothing, and sends the reason', async () => {
    const { user, queue } = await open();
    await user.click(await refuse());
    const dialog = await screen.findByRole('dialog', { name: 'Refuse the request from Torbjørn Vik?' });
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('No role and no permission is given.');
    const confirm = within(dialog).getByRole('button', { name: 'Refuse' });
    expect(confirm).toBeDisabled();
    expect(confirm).toHaveAccessibleDescription('Write a reason.');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Ask again in May.');
    await user.click(confirm);
    expect(await screen.findByText('The request has been refused')).toBeInTheDocument();
    expect(queue.writes.map(({ body }) => body)).toEqual([{ state: 'DENIED', text: 'Ask again in May.' }]);
  });

  it('puts a refusal of the text at its field', async () => {
    const { user } = await open();
    server.use(
      http.put(`${url}/:id`, () =>
        HttpResponse.json(aProblem(422, { code: 'INVALID_FIELDS', errors: [{ field: 'text', code: 'tooLong' }] }), {
          status: 422,
        }),
      ),
    );
    await user.click(await refuse());
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'No.');
    await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(
        expect.stringContaining('The text is too long'),
      ),
    );
    expect(within(dialog).getByRole('textbox')).toHaveValue('No.');
  });

  it('asks before something typed is thrown away', async () => {
    const { user } = await open();
    await user.click(await refuse());
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'No.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByRole('textbox')).toHaveValue('No.');
  });
});
