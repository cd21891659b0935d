import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';
import { aGroupDirectory } from './testing/aGroupDirectory.ts';
import { aUserDirectory } from './testing/aUserDirectory.ts';
import { aGroup, anAccess } from './testing/someGroups.ts';

beforeAll(async () => {
  await Promise.all([import('./UserGroupsPage.tsx'), import('./groups/DeleteGroupDialog.tsx')]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openGroups(path = '/users/groups', groups = aGroupDirectory()) {
  const users = aUserDirectory();
  const view = await renderAt(path, { triesAgain: false });
  return { ...view, groups, users };
}

async function openWarehouse(groups = aGroupDirectory()) {
  const view = await openGroups('/users/groups', groups);
  await view.user.click(await screen.findByRole('link', { name: /Warehouse operations/ }));
  await screen.findByRole('region', { name: 'Warehouse operations' });
  return view;
}

const theEditor = () => within(screen.getByRole('region', { name: 'Warehouse operations' }));

const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const openPermissions = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(theEditor().getByRole('button', { name: /^Show \d+$/ }));
const saveButton = () => screen.findByRole('button', { name: 'Save Changes' });

describe('the list of groups', () => {
  it('says who is in each, what it gives and for what, and how many there are', async () => {
    await openGroups();
    const row = (await screen.findByRole('link', { name: /Warehouse operations/ })).closest('tr');
    expect(row).toHaveTextContent('Shift leaders in the warehouses');
    expect(row).toHaveTextContent('Operation staff');
    expect(row).toHaveTextContent('Tag warehouse');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Groups/, current: 'page' })).toHaveTextContent('2'));
    expect(screen.getByText('From Nordfjell directory')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('is filtered by a role and by text, which stand in the address', async () => {
    const { groups } = await openGroups('/users/groups?filter=ware&role=OperationStaff');
    await screen.findByRole('link', { name: /Warehouse operations/ });
    expect(screen.queryByRole('link', { name: /Auditors/ })).not.toBeInTheDocument();
    expect(groups.calls.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ searchFilter: 'ware', roleId: 'OperationStaff', sortBy: 'name' }),
    );
  });

  it('without any group offers to make one', async () => {
    const { user } = await openGroups('/users/groups', aGroupDirectory([]));
    expect(await screen.findByRole('heading', { name: 'No groups' })).toBeInTheDocument();
    const [, offer] = screen.getAllByRole('button', { name: 'New group' });
    if (offer) await user.click(offer);
    expect(await screen.findByRole('region', { name: 'New group' })).toBeInTheDocument();
  });

  it('says where nothing is found', async () => {
    await openGroups('/users/groups?filter=zzz');
    expect(await screen.findByText('Nothing matches “zzz”')).toBeInTheDocument();
  });
});

describe('a group', () => {
  it('opens beside the list, takes the focus, and gives it back to its row', async () => {
    const { user, router } = await openWarehouse();
    expect(router.state.location.search).toBe('?group=warehouse');
    expect(theEditor().getByRole('heading', { level: 2, name: 'Warehouse operations' })).toHaveFocus();
    expect(
      theEditor().getByText('8 sites and 31 services have this tag today. New ones join automatically.'),
    ).toBeVisible();
    expect(theEditor().getByText('Only through this group')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(theEditor().getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('link', { name: /Warehouse operations/ })).toHaveFocus();
  });

  it('counts what is not saved, says what will be added, and saves all of it at once', async () => {
    const { user, groups } = await openWarehouse();
    expect(await saveButton()).toBeDisabled();
    await user.click(await checkbox('Delivery responsible'));
    await user.click(theEditor().getByRole('button', { name: 'Remove Ulla Bjerregaard' }));
    expect(theEditor().getByText('2 changes not saved')).toBeVisible();
    expect(theEditor().getAllByText('Will be added')).toHaveLength(1);
    expect(theEditor().getByText('Will be removed')).toBeVisible();
    await user.click(await saveButton());
    expect(await screen.findByText('The group has been saved')).toBeInTheDocument();
    expect(groups.writes).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/role-groups/warehouse',
        ifMatch: '"3"',
        body: {
          name: 'Warehouse operations',
          description: 'Shift leaders in the warehouses',
          roleIds: expect.arrayContaining(['OperationStaff', 'ColocationTechnician', 'DeliveryResponsible']),
          permissions: [],
          memberIds: ['elin'],
          scope: { kind: 'tags', ids: ['tag-warehouse'] },
        },
      }),
    ]);
    expect(theEditor().queryByText(/not saved/)).not.toBeInTheDocument();
  });

  it('goes back to what is saved by Undo', async () => {
    const { user } = await openWarehouse();
    await user.click(await checkbox('Delivery responsible'));
    await user.click(theEditor().getByRole('button', { name: 'Undo' }));
    expect(await checkbox('Delivery responsible')).not.toBeChecked();
    expect(theEditor().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('asks before unsaved changes are lost to another group', async () => {
    const { user, router } = await openWarehouse();
    await user.click(await checkbox('Delivery responsible'));
    await user.click(screen.getByRole('link', { name: /Auditors/ }));
    const question = await screen.findByRole('alertdialog');
    expect(router.state.location.search).toBe('?group=warehouse');
    const [stay] = within(question).getAllByRole('button');
    if (stay) await user.click(stay);
    expect(await checkbox('Delivery responsible')).toBeChecked();
  });

  it('takes members that are found among the users, and says what they have besides', async () => {
    const { user, groups } = await openWarehouse();
    await user.click(theEditor().getByRole('button', { name: 'Add members' }));
    await user.type(theEditor().getByRole('combobox', { name: 'Find by name or e-mail' }), 'alva');
    await user.click(await screen.findByRole('option', { name: /Alva Sandström/ }));
    expect(theEditor().getAllByText('Has Operation staff directly')).toHaveLength(2);
    await user.click(await saveButton());
    await screen.findByText('The group has been saved');
    expect(groups.writes[0]?.body).toMatchObject({ memberIds: ['ulla', 'elin', 'alva'] });
  });

  it('tells what another scope would cover, and needs something chosen', async () => {
    const { user, groups } = await openWarehouse();
    await user.click(theEditor().getByRole('radio', { name: 'Sites' }));
    expect(theEditor().getByText('Choose at least one site.')).toBeVisible();
    expect(await saveButton()).toBeDisabled();
    await user.type(theEditor().getByRole('combobox', { name: 'Add site' }), 'gö');
    await user.click(await screen.findByRole('option', { name: /Göteborg/ }));
    expect(await theEditor().findByText(/^5 services at this site|^5 services at these/)).toBeVisible();
    await user.click(await saveButton());
    await screen.findByText('The group has been saved');
    expect(groups.writes[0]?.body).toMatchObject({ scope: { kind: 'sites', ids: ['S-10005'] } });
  });

  it('does not give the right to manage users for some sites alone', async () => {
    const { user } = await openWarehouse();
    await user.click(await checkbox('User administrator'));
    expect(theEditor().getByText(/can only be given for everything/)).toBeVisible();
    expect(await saveButton()).toBeDisabled();
    await user.click(theEditor().getByRole('radio', { name: 'Everything' }));
    expect(await saveButton()).toBeEnabled();
  });

  it('gives finer permissions, those that the administrator may give', async () => {
    const { user, groups } = await openWarehouse();
    expect(screen.queryByRole('checkbox', { name: /^See figures on how/ })).not.toBeInTheDocument();
    await openPermissions(user);
    expect(await screen.findByRole('checkbox', { name: /^See figures on how/ })).toBeDisabled();
    await user.click(await checkbox('Download invoices'));
    expect(theEditor().getByText('1 change not saved')).toBeInTheDocument();
    await user.click(await saveButton());
    expect(await screen.findByText('The group has been saved')).toBeInTheDocument();
    expect(groups.writes).toMatchObject([{ method: 'PUT', body: { permissions: ['download-invoices'] } }]);
  });

  it('does not give a permission over people for a part of the company', async () => {
    const { user } = await openWarehouse();
    await openPermissions(user);
    await user.click(await checkbox('Create users'));
    expect(await screen.findByText(/Create users can only be given for everything/)).toBeInTheDocument();
    expect(await saveButton()).toBeDisabled();
  });

  it('that has a finer permission shows them all at once', async () => {
    await openWarehouse(aGroupDirectory([aGroup({ permissions: ['download-invoices'] })]));
    expect(await checkbox('Download invoices')).toBeChecked();
  });

  it('says of each role in a line what it is about', async () => {
    await openWarehouse();
    expect(await checkbox('Operation staff')).toHaveAccessibleDescription('Faults, tickets and traffic');
  });

  describe('in the list', () => {
    afterEach(() => {
      window.innerWidth = 1440;
    });

    it.each([320, 768])(
      'has its name at %i px too, with a lock alone for the directory that it is from',
      async (width) => {
        window.innerWidth = width;
        await openGroups('/users/groups');
        expect(await screen.findByText('Auditors')).toBeVisible();
        expect(screen.getByTitle('From Nordfjell directory')).toBeInTheDocument();
      },
    );

    it('stands in a table over the whole page until a group is chosen', async () => {
      const { user } = await openGroups('/users/groups');
      expect(await screen.findByText('From Nordfjell directory')).toBeVisible();
      expect(screen.queryByTitle('From Nordfjell directory')).not.toBeInTheDocument();
      await user.click(await screen.findByRole('link', { name: /Warehouse operations/ }));
      expect(await screen.findByTitle('From Nordfjell directory')).toBeInTheDocument();
    });
  });

  describe('on a phone', () => {
    beforeEach(() => {
      window.innerWidth = 320;
    });
    afterEach(() => {
      window.innerWidth = 1440;
    });

    it('has the focus on its name when its row was pressed, and its row has it on the way back', async () => {
      const { user } = await openGroups('/users/groups');
      await user.click(await screen.findByRole('link', { name: /Warehouse operations/ }));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Warehouse operations' })).toHaveFocus());
      await user.click(screen.getByRole('link', { name: 'Back to groups' }));
      await waitFor(() => expect(screen.getByRole('link', { name: /Warehouse operations/ })).toHaveFocus());
    });

    it('has one way back, and what saves only once something is changed', async () => {
      const { user } = await openGroups('/users/groups?group=warehouse');
      await screen.findByRole('region', { name: 'Warehouse operations' });
      expect(screen.getByRole('link', { name: 'Back to groups' })).toHaveAttribute('href', '/users/groups');
      expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
      await user.click(await checkbox('Delivery responsible'));
      expect(await saveButton()).toBeEnabled();
      const [last, undo, save] = theEditor().getAllByRole('button').slice(-3);
      expect([last, undo, save].map((button) => button?.textContent)).toEqual(['Delete group', 'Undo', 'Save Changes']);
    });
  });

  it('that somebody else has changed says what, and keeps both changes on request', async () => {
    const { user, groups } = await openWarehouse();
    await user.click(await checkbox('Delivery responsible'));
    groups.groups = [aGroup({ version: 4, description: 'Renamed meanwhile' })];
    await user.click(await saveButton());
    expect(await theEditor().findByText('Somebody else has changed this group')).toBeVisible();
    expect(theEditor().getByText('Changed in the meantime: Description.')).toBeVisible();
    await user.click(theEditor().getByRole('button', { name: 'Overwrite with my changes' }));
    await screen.findByText('The group has been saved');
    expect(groups.groups[0]).toMatchObject({
      description: 'Renamed meanwhile',
      roleIds: expect.arrayContaining(['DeliveryResponsible']),
    });
  });

  it('of the company’s own directory can be read and not changed', async () => {
    await openGroups('/users/groups?group=auditors');
    expect(await screen.findByText('This group comes from Nordfjell directory. Change it there.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Delete group' })).not.toBeInTheDocument();
  });

  it('that is gone says so', async () => {
    await openGroups('/users/groups?group=nothing');
    expect(await screen.findByRole('heading', { name: 'The group no longer exists' })).toBeInTheDocument();
  });
});

describe('a new group', () => {
  it('is made with a name, and then open', async () => {
    const { user, groups, router } = await openGroups('/users/groups?group=new');
    const form = within(await screen.findByRole('region', { name: 'New group' }));
    expect(form.getByRole('button', { name: 'Create group' })).toBeDisabled();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Terminals north');
    await user.click(await checkbox('Operation staff'));
    await user.click(form.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('The group has been created')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?group=made'));
    expect(groups.writes[0]?.body).toMatchObject({ name: 'Terminals north', roleIds: ['OperationStaff'] });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('with a name that is taken says so at the field', async () => {
    const { user } = await openGroups('/users/groups?group=new');
    server.use(
      http.post(userAdminUrl('/role-groups'), () =>
        HttpResponse.json(aProblem(409, { code: 'GROUP_NAME_TAKEN', errors: [{ field: 'name', code: 'taken' }] }), {
          status: 409,
        }),
      ),
    );
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Auditors');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('Another group already has this name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Auditors');
  });
});

describe('deleting a group', () => {
  it('says who loses what, begins at the harmless answer, and deletes', async () => {
    const { user, groups, router } = await openWarehouse();
    await user.click(theEditor().getByRole('button', { name: 'Delete group' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the group Warehouse operations?' }));
    expect(await dialog.findByText('Ulla Bjerregaard')).toBeVisible();
    for (const text of ['Everything', 'Operation staff', '31 services']) expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText('Nothing. Can log in, but sees no data')).toBeVisible();
    expect(dialog.queryByText('Elin Wallgren')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '1 who loses nothing' }));
    expect(dialog.getByText('Operation staff, own role')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete the group' }));
    expect(await screen.findByText('The group has been deleted')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(groups.groups.map(({ id }) => id)).toEqual(['auditors']);
  });

  it('has its first focus on keeping it', async () => {
    const { user } = await openWarehouse();
    await user.click(theEditor().getByRole('button', { name: 'Delete group' }));
    expect(await screen.findByRole('button', { name: 'Keep group' })).toHaveFocus();
  });

  it('can first give the roles to those who would have nothing left', async () => {
    const { user, users, groups } = await openWarehouse();
    const [someone] = users.users;
    if (!someone) throw new Error('There is no user to copy.');
    users.users = [...users.users, { ...someone, id: 'ulla', fullName: 'Ulla Bjerregaard', roles: [] }];
    await user.click(theEditor().getByRole('button', { name: 'Delete group' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Give Ulla Bjerregaard/ }));
    await user.click(screen.getByRole('button', { name: 'Delete the group' }));
    await screen.findByText('The group has been deleted');
    expect(users.writes).toEqual([
      expect.objectContaining({
        path: '/customer/users/ulla',
        body: { roleIds: ['OperationStaff', 'ColocationTechnician'] },
      }),
    ]);
    expect(groups.groups).toHaveLength(1);
  });
});

describe('the explanation of a person’s access', () => {
  it('says what is open and through what, and what closed parts need', async () => {
    const { user } = await openGroups();
    await user.type(await screen.findByRole('combobox', { name: 'Person' }), 'alva');
    await user.click(await screen.findByRole('option', { name: /Alva Sandström/ }));
    expect(await screen.findByText('Tickets and traffic for 31 services')).toBeVisible();
    expect(screen.getByText(/^Operation staff, through Warehouse operations/)).toBeVisible();
    expect(screen.getByText('No. Needs Operation responsible or Billing responsible')).toBeVisible();
  });

  it('marks what will be open when the group is saved', async () => {
    const { user, groups } = await openGroups('/users/groups?group=warehouse&person=alva');
    const now = anAccess();
    const [origin] = now.rights;
    if (!origin) throw new Error('There is no right to copy.');
    groups.planned = {
      ...now,
      rights: [...now.rights, { ...origin, id: 'DeliveryResponsible' }],
      areas: now.areas.map((area) =>
        area.area === 'orders'
          ? { ...area, isOpen: true, rightIds: ['DeliveryResponsible'], isNarrowed: true, holds: origin.holds }
          : area,
      ),
    };
    await screen.findByText('Tickets and traffic for 31 services');
    await user.click(await checkbox('Delivery responsible'));
    expect(await screen.findByText('Orders at 8 sites')).toBeVisible();
    expect(screen.getByText(/^Delivery responsible, through Warehouse operations.*, when you save$/)).toBeVisible();
  });

  it('says a finer permission by its name', async () => {
    const all = { isNarrowed: false, holds: null };
    const groups = aGroupDirectory();
    server.use(
      http.get(userAdminUrl('/customer/users/:userId/effective-access'), () =>
        HttpResponse.json(
          anAccess({
            rights: [
              {
                id: 'update-services',
                kind: 'permission',
                origins: [{ kind: 'group', group: { id: 'warehouse', name: 'Warehouse operations' }, ...all }],
                ...all,
              },
            ],
            areas: [{ area: 'services', isOpen: true, rightIds: ['update-services'], neededRoleIds: [], ...all }],
          }),
        ),
      ),
    );
    await openGroups('/users/groups?person=alva', groups);
    expect(await screen.findByText(/^Tag services, through Warehouse operations/)).toBeInTheDocument();
  });
});
