import type { UserActivity } from '@skerry/contracts';
import { documents, operationsOf } from '@skerry/contracts/documents';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';
import { knownActions } from '../../platform/activity/activityWords.ts';
import { aGroupDirectory } from './testing/aGroupDirectory.ts';
import { aUserDirectory } from './testing/aUserDirectory.ts';
import { threeUsers } from './testing/someUsers.ts';

beforeAll(async () => {
  await Promise.all([
    import('./UserDetailsPage.tsx'),
    import('./details/UserGroups.tsx'),
    import('./details/UserAccess.tsx'),
    import('./details/UserActivityList.tsx'),
    import('./details/CopyRolesDialog.tsx'),
  ]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const warehouse = { id: 'warehouse', name: 'Warehouse operations' };

async function open(path: string, roleGroups: { id: string; name: string }[] = []) {
  const groups = aGroupDirectory();
  const directory = aUserDirectory(threeUsers().map((user) => (user.id === 'elin' ? { ...user, roleGroups } : user)));
  return { directory, groups, ...(await renderAt(path, { triesAgain: false })) };
}

describe('the tabs of a user', () => {
  it('stand there while the user is on the way, and what follows has the shape of the one that is opened', async () => {
    server.use(http.get(userAdminUrl('/customer/users/:id'), () => new Promise<never>(() => undefined)));
    await renderAt('/users/elin?tab=access', { triesAgain: false });
    expect(await screen.findByText('Access')).toHaveAttribute('aria-current', 'page');
    for (const name of ['Roles', 'Groups', 'Activity']) expect(screen.getByText(name)).toBeInTheDocument();
    // Where they would lead to is not there yet.
    expect(screen.queryByRole('link', { name: 'Access' })).not.toBeInTheDocument();
  });

  it('say that roles are not saved, while another is open', async () => {
    const { user } = await open('/users/elin');
    await user.click(await screen.findByRole('checkbox', { name: 'Purchaser' }));
    await user.click(screen.getByRole('link', { name: 'Access' }));
    await user.click(await screen.findByRole('link', { name: 'Roles 1 unsaved change' }));
    expect(await screen.findByRole('checkbox', { name: 'Purchaser' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Roles' })).toBeInTheDocument();
  });
});

describe('the groups of a user', () => {
  it('stand in a tab with an address, with what each gives', async () => {
    const { user, router } = await open('/users/elin', [warehouse]);
    await user.click(await screen.findByRole('link', { name: 'Groups 1' }));
    expect(await screen.findByRole('link', { name: 'Warehouse operations' })).toHaveAttribute(
      'href',
      '/users/groups?group=warehouse',
    );
    expect(await screen.findByText('Operation staff and Colocation technician · Tag warehouse')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=groups');
    expect(await findViolations()).toEqual([]);
  });

  it('are left by one write with the full set', async () => {
    const { user, directory } = await open('/users/elin?tab=groups', [warehouse]);
    await user.click(await screen.findByRole('button', { name: 'Remove from Warehouse operations' }));
    expect(await screen.findByText('Elin Wallgren is no longer in Warehouse operations')).toBeInTheDocument();
    expect(directory.writes).toMatchObject([{ method: 'PUT', body: { roleGroupIds: [] }, ifMatch: '"3"' }]);
    expect(screen.getByText('Elin Wallgren is in no group.')).toBeInTheDocument();
  });

  it('are joined by name, but not those of the company’s own directory', async () => {
    const { user, directory } = await open('/users/elin?tab=groups');
    await user.type(await screen.findByRole('combobox', { name: 'Add to group' }), 'a');
    const option = await screen.findByRole('option', { name: /Warehouse operations/ });
    expect(screen.queryByRole('option', { name: /Auditors/ })).not.toBeInTheDocument();
    await user.click(option);
    expect(await screen.findByText('Elin Wallgren is now in Warehouse operations')).toBeInTheDocument();
    expect(directory.writes).toMatchObject([{ body: { roleGroupIds: ['warehouse'] } }]);
  });

  it('keep unsaved roles while they are looked at', async () => {
    const { user } = await open('/users/elin', [warehouse]);
    await user.click(await screen.findByRole('checkbox', { name: 'Purchaser' }));
    await user.click(screen.getByRole('link', { name: 'Groups 1' }));
    await screen.findByRole('link', { name: 'Warehouse operations' });
    await user.click(screen.getByRole('link', { name: 'Roles 1 unsaved change' }));
    expect(await screen.findByRole('checkbox', { name: 'Purchaser' })).not.toBeChecked();
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  });
});

describe('the access of a user', () => {
  it('says what is open and why', async () => {
    await open('/users/elin?tab=access');
    expect(await screen.findByText(/through Warehouse operations/)).toBeInTheDocument();
  });

  it('says of each part yes or no, how far it reaches, and through what', async () => {
    await open('/users/elin?tab=access');
    const table = await screen.findByRole('table', { name: 'Access' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['What', 'Access', 'Reaches', 'Through']);
    const rows = within(table).getAllByRole('row').slice(1);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    for (const [isOpen, reach, through] of texts.map((cells) => cells.slice(-3))) {
      expect(isOpen).toMatch(/^(Yes|No)$/);
      expect(reach).toMatch(isOpen === 'Yes' ? /^(Everything|\d+ (services|sites))$/ : /^$/);
      if (isOpen === 'No') expect(through).toMatch(/^(Needs .+)?$/);
    }
    expect(texts.map((cells) => cells.at(-3))).toEqual(expect.arrayContaining(['Yes', 'No']));
    expect(await findViolations()).toEqual([]);
  });
});

describe('the activity of a user', () => {
  const entry = (parts: Partial<UserActivity>): UserActivity => ({
    id: '1',
    at: '2024-11-21T08:14:00.000Z',
    action: 'updateCustomerUser',
    isDone: true,
    isByUser: false,
    isToUser: true,
    actor: { fullName: 'Astrid Lindqvist', isStaff: false },
    changes: [],
    rolesAdded: [],
    rolesRemoved: [],
    group: null,
    actingReason: null,
    ...parts,
  });
  function aLog(items: UserActivity[], totalPages = 1) {
    const pages: string[] = [];
    server.use(
      http.get(userAdminUrl('/customer/users/:userId/activity'), ({ request }) => {
        const page = new URL(request.url).searchParams.get('page') ?? '';
        pages.push(page);
        return HttpResponse.json({ items, totalItems: items.length, totalPages, currentPage: Number(page) });
      }),
    );
    return pages;
  }

  it('says in plain words what was done, by whom, and what was refused', async () => {
    const { user } = await open('/users/elin');
    aLog([
      entry({ id: '6', changes: ['roles', 'cellphone'] }),
      entry({ id: '5', action: 'updateRoleGroup', group: 'Nordic NOC' }),
      entry({ id: '4', isDone: false, actor: { fullName: null, isStaff: false } }),
      entry({ id: '3', action: 'cancelOrder', isByUser: true, actor: { fullName: null, isStaff: true } }),
      entry({
        id: '7',
        action: 'giveActingReason',
        actor: { fullName: null, isStaff: true },
        actingReason: 'Case 48213',
      }),
      entry({ id: '2', action: 'somethingNew', actor: { fullName: null, isStaff: true } }),
    ]);
    await user.click(await screen.findByRole('link', { name: 'Activity' }));
    const rows = within(await screen.findByRole('table', { name: 'Activity' }));
    await rows.findByText('User changed: roles and phone');
    expect(
      rows
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^21 Nov 2024.*Astrid LindqvistUser changed: roles and phone$/),
      expect.stringMatching(/Astrid LindqvistGroup changed: Nordic NOC$/),
      expect.stringMatching(/Somebody who is no longer a userUser changedRefused$/),
      expect.stringMatching(/Our staff on behalf of Elin WallgrenOrder cancelled$/),
      expect.stringMatching(/Our staff. Reason: Case 48213Our staff began to act as the user$/),
      expect.stringMatching(/Our staffOther change$/),
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('says which roles were added and removed', async () => {
    aLog([
      entry({ id: '2', changes: ['roles'], rolesAdded: ['Purchaser'], rolesRemoved: ['BillingResponsible'] }),
      entry({ id: '1', changes: ['roles', 'cellphone'], rolesAdded: ['Purchaser'] }),
    ]);
    await open('/users/elin?tab=activity');
    expect(await screen.findByText('Purchaser added, Billing responsible removed')).toBeInTheDocument();
    expect(screen.getByText('User changed: Purchaser added and phone')).toBeInTheDocument();
  });

  it('has pages with addresses', async () => {
    const pages = aLog([entry({})], 3);
    await open('/users/elin?tab=activity&page=1');
    await screen.findByText('User changed');
    expect(pages).toEqual(['1']);
    expect(screen.getByRole('link', { name: /3/ })).toHaveAttribute('href', '/users/elin?tab=activity&page=2');
  });

  it('says where there is none', async () => {
    aLog([]);
    await open('/users/elin?tab=activity');
    expect(await screen.findByText('No activity yet')).toBeInTheDocument();
  });

  it('has a word for every write of a signed-in person', () => {
    // They change nothing that anybody else sees.
    const unlisted = [
      'savePreferences',
      'checkUserImport',
      'previewRoleGroup',
      'exportServicesBy',
      'lookUpServices',
      'checkFeasibility',
      'validateCorrelationOwnership',
      'checkOrderPlacement',
      'previewAgreement',
      'previewPriceRules',
      'estimatePrice',
      'previewDisturbance',
      'checkContactImport',
      'markNotificationsRead',
      'sendTestMail',
      'testWebhook',
      'followTicket',
      'markTicketRead',
    ];
    const writes = Object.values(documents).flatMap((document) =>
      operationsOf(document)
        .filter(({ method }) => method !== 'GET')
        .map(({ operationId }) => operationId),
    );
    expect(writes.filter((id) => !unlisted.includes(id) && !knownActions.some((known) => known === id))).toEqual([]);
  });
});

describe('copying roles', () => {
  it('shows what would change, and saves all of it by one write', async () => {
    const { user, directory } = await open('/users/elin');
    await user.click(await screen.findByRole('button', { name: 'Copy roles from…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy roles' }));
    await user.type(dialog.getByRole('combobox', { name: 'Copy from' }), 'alva');
    await user.click(await screen.findByRole('option', { name: /Alva Sandström/ }));
    expect(
      await dialog.findByText('Will be removed: Operation responsible, Purchaser and Delivery responsible'),
    ).toBeInTheDocument();
    expect(directory.writes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Copy the roles' }));
    expect(await screen.findByText('3 unsaved changes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('The information has been saved')).toBeInTheDocument();
    expect(directory.writes).toMatchObject([{ method: 'PUT', body: { roleIds: ['OperationStaff'] } }]);
  });
});
