import { languageList } from '@skerry/i18n';
import { permissions, type RoleRequest } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anIdentity, administrators, aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(() => import('./RoleRequestDialog.tsx'), 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const url = userAdminUrl('/roles/user-request');

function aRequest(parts: Partial<RoleRequest> = {}): RoleRequest {
  return {
    id: 'request-1',
    state: 'PENDING',
    roleIds: ['OperationStaff'],
    apps: ['traffic'],
    permissions: [],
    requestedAt: '2024-11-21T08:14:00.000Z',
    decidedAt: null,
    grantedRoleIds: [],
    grantedRoleGroupIds: [],
    text: null,
    ...parts,
  };
}

/** The portal with a server that keeps what was asked for. */
async function open(request: RoleRequest | null = null, options: RenderOptions = {}) {
  const queue = { request, writes: [] as unknown[], keys: [] as (string | null)[] };
  server.use(
    http.get(url, () => HttpResponse.json({ request: queue.request })),
    http.post(url, async (call) => {
      const body = (await call.request.json()) as { roleIds: string[]; apps: RoleRequest['apps'] };
      queue.writes.push(body);
      queue.keys.push(call.request.headers.get('Idempotency-Key'));
      queue.request = aRequest(body);
      return HttpResponse.json({ successful: true, errorCode: null });
    }),
  );
  const view = await renderAt('/home', { user: { roles: [] }, ...options });
  return { queue, ...view, dialog: await screen.findByRole('dialog') };
}

const card = (name: string) => screen.findByRole('checkbox', { name });
const send = () => screen.getByRole('button', { name: 'Send request' });

describe('asking for roles', () => {
  it('is offered to who may do nothing yet, with the roles, what they mean and who decides', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleName('Which roles do you need?');
    expect(dialog).toHaveTextContent('You have no role for Havstrand Logistik AB yet.');
    expect(await card('Operation staff')).toHaveAccessibleDescription('About Operation staff.');
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(8);
    expect(
      await within(dialog).findByText(
        'Astrid Lindqvist, Ingrid Solberg and Åsa Bergström are administrators for your company and will receive your request.',
      ),
    ).toBeInTheDocument();
  });

  it.each([
    ['has a customer role', { roles: ['Purchaser'] }],
    ['is of the provider’s staff', { roles: [], isInternal: true }],
    ['is of the provider’s staff and acts as a user', { roles: [], isInternal: true, impersonatedUserId: 'user-1' }],
  ])('is not offered to who %s', async (_what, user) => {
    await renderAt('/home', { user });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(permissions)('is offered to who holds %s alone, who may leave it for the visit', async (permission) => {
    const { dialog, user, unmount } = await open(null, { user: { roles: [permission] } });
    expect(dialog).toHaveAccessibleName('Which roles do you need?');
    await card('Operation staff');
    expect(dialog).toHaveTextContent('You have no role for Havstrand Logistik AB yet.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();

    await renderAt('/home', { user: { roles: [permission] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is offered where the token has roles of other systems only', async () => {
    const { dialog } = await open(null, { user: { roles: ['offline_access', 'uma_authorization'] } });
    expect(dialog).toBeInTheDocument();
  });

  it('sends the roles that are ticked, then says that the administrator has been asked', async () => {
    const { user, queue } = await open();
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Nothing selected yet');
    await user.click(await card('Operation staff'));
    await user.click(await card('Quote requester'));
    await user.click(await card('Purchaser'));
    await user.click(await card('Purchaser'));
    expect(send()).toHaveAccessibleDescription('Selected: 2 roles');
    await user.click(send());
    const waiting = await screen.findByRole('dialog', { name: 'Your request is with your administrator' });
    expect(queue.writes).toEqual([{ roleIds: ['OperationStaff', 'QuoteRequester'], apps: [] }]);
    expect(queue.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(waiting).toHaveTextContent('Operation staff and Quote requester');
  });

  it('sends the pages that somebody wants to use, beside roles', async () => {
    const { user, queue } = await open();
    await user.click(await card('Purchaser'));
    await user.click(screen.getByRole('radio', { name: 'What I want to use' }));
    await user.click(await card('Traffic'));
    await user.click(await card('Invoices'));
    expect(send()).toHaveAccessibleDescription('Selected: 1 role and 2 pages');
    await user.click(send());
    await waitFor(() => expect(queue.writes).toEqual([{ roleIds: ['Purchaser'], apps: ['invoices', 'traffic'] }]));
  });

  it('sends the finer permissions that are ticked, beside roles', async () => {
    const { user, queue } = await open();
    await user.click(await card('Purchaser'));
    await user.click(screen.getByRole('radio', { name: 'Finer permissions' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(18);
    await user.click(await card('See the changelog'));
    await user.click(await card('Create users'));
    expect(send()).toHaveAccessibleDescription('Selected: 1 role and 2 permissions');
    await user.click(send());
    const waiting = await screen.findByRole('dialog', { name: 'Your request is with your administrator' });
    expect(queue.writes).toEqual([
      { roleIds: ['Purchaser'], apps: [], permissions: ['create-users', 'view-changelog'] },
    ]);
    expect(waiting).toHaveTextContent('RolesPurchaserPermissionsCreate users and See the changelog');
  });

  it('can’t be closed; the other way out is to log out', async () => {
    const { user, session, dialog } = await open();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(session.logouts).toBe(1);
  });

  it.each([
    ['with a status', () => HttpResponse.json(aProblem(403), { status: 403 })],
    ['by an answer that says so', () => HttpResponse.json({ successful: false, errorCode: 403 })],
  ])('that is refused %s says why, and keeps what is ticked', async (_how, answer) => {
    const { user, dialog } = await open();
    server.use(http.post(url, answer));
    await user.click(await card('Purchaser'));
    await user.click(send());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'You are not allowed to do this. Please contact your administrator for permission.',
    );
    expect(await card('Purchaser')).toBeChecked();
  });

  it('is updating until the server has answered, and sends once', async () => {
    const { user, dialog } = await open();
    let answer = () => {};
    let calls = 0;
    server.use(
      http.post(url, async () => {
        calls += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ successful: true });
      }),
    );
    await user.click(await card('Purchaser'));
    await user.click(send());
    expect(await within(dialog).findByRole('button', { name: 'Sending…' })).toBeInTheDocument();
    expect(dialog).toHaveAttribute('aria-busy', 'true');
    await user.click(await card('Purchaser'));
    expect(await card('Purchaser')).toBeChecked();
    answer();
    await waitFor(() => expect(dialog).not.toHaveAttribute('aria-busy', 'true'));
    expect(calls).toBe(1);
  });

  it('says so where nobody could decide', async () => {
    server.use(http.get(userAdminUrl('/customer/administrators'), () => HttpResponse.json(administrators())));
    const { user, dialog } = await open();
    expect(await within(dialog).findByText(/no active administrator who can decide/)).toBeInTheDocument();
    await user.click(await card('Purchaser'));
    expect(send()).toBeDisabled();
  });

  it('says that the roles could not be loaded, and fetches them again', async () => {
    let isDown = true;
    server.use(
      http.get(userAdminUrl('/roles'), () => (isDown ? HttpResponse.json(aProblem(503), { status: 503 }) : undefined)),
    );
    const { user, dialog } = await open();
    expect(await within(dialog).findByText('The roles could not be shown')).toBeInTheDocument();
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await card('Purchaser')).toBeInTheDocument();
  });

  it('tells what the administrator answered last time', async () => {
    const { dialog } = await open(aRequest({ state: 'DENIED', text: 'Ask again in May.' }));
    expect(await within(dialog).findByText('Your last request was not approved.')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Your administrator writes: Ask again in May.');
  });

  it.each(languageList)('has all its texts in %s, and nothing that axe objects to', async (language) => {
    const { dialog } = await open(null, { language });
    await within(dialog).findAllByRole('checkbox');
    expect(dialog.textContent).not.toMatch(/roleRequest\.|portalApps\.|permissionLabels\./);
    expect(await findViolations()).toEqual([]);
  });
});

describe('asking for more than one has', () => {
  async function openWith(roles: readonly string[], width = 1440) {
    window.innerWidth = width;
    const view = await renderAt('/personal-info', { user: { roles: [...roles] } });
    await view.user.click(await screen.findByRole('button', { name: 'Request another role' }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  }
  afterEach(() => {
    window.innerWidth = 1440;
  });

  it('offers no role that the user has, and says which', async () => {
    const { dialog } = await openWith(['Purchaser', 'OperationStaff']);
    await card('Billing responsible');
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(6);
    expect(screen.queryByRole('checkbox', { name: 'Purchaser' })).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('You already have Operation staff and Purchaser.');
  });

  it('offers no page that the user can open', async () => {
    const { dialog, user } = await openWith(['Purchaser']);
    await user.click(screen.getByRole('radio', { name: 'What I want to use' }));
    await card('Invoices');
    expect(screen.queryByRole('checkbox', { name: 'Sites and services' })).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('You already have Sites and services.');
  });

  it('groups finer permissions by their part of the portal, without those that a role has brought along', async () => {
    const { user } = await openWith(['UserAdministrator', 'view-traffic-graphs']);
    await user.click(screen.getByRole('radio', { name: 'Finer permissions' }));
    const traffic = await screen.findByRole('group', { name: 'Traffic' });
    expect(
      within(traffic)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(['See totals of traffic', 'See availability']);
    expect(traffic).toHaveTextContent('Included in Operation staff and Operation responsible');
    for (const name of ['Users', 'Groups', 'Contacts', 'Changelog'])
      expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
  });

  it('has one way to send and one to leave on phones', async () => {
    const { dialog, user } = await openWith(['Purchaser'], 320);
    await card('Operation staff');
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Roles', 'Pages', 'Permissions']);
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Cancel', 'Send request']);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a request that waits', () => {
  it('says what was asked for, and can be left to the administrator', async () => {
    const { user, dialog } = await open(aRequest());
    await waitFor(() => expect(dialog).toHaveTextContent('RolesOperation staffPagesTraffic'));
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be asked about: while it waits, it says so', async () => {
    const { user, dialog } = await open(aRequest());
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
    expect(await within(dialog).findByText('Your request has not been decided yet.')).toBeInTheDocument();
  });

  it('once approved opens the portal with the new roles, without logging in anew', async () => {
    const { user, dialog, queue, session } = await open(aRequest());
    queue.request = aRequest({ state: 'APPROVED', grantedRoleIds: ['OperationStaff'] });
    session.refresh = async () =>
      session.become({ status: 'signedIn', identity: anIdentity({ roles: ['OperationStaff'] }) });
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('once refused says why, and lets the user ask again', async () => {
    const { user, dialog, queue } = await open(aRequest());
    queue.request = aRequest({ state: 'DENIED', text: 'Ask again in May.' });
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Ask again in May/)).toBeInTheDocument();
    expect(send()).toBeInTheDocument();
  });

  it('that can’t be asked about says why', async () => {
    const { user, dialog } = await open(aRequest());
    server.use(http.get(url, () => HttpResponse.json(aProblem(503), { status: 503 })));
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The answer could not be loaded');
  });
});
