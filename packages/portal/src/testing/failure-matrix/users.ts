import { formatMessage } from '@skerry/i18n/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGroupDirectory } from '../../features/users/testing/aGroupDirectory.ts';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { threeUsers } from '../../features/users/testing/someUsers.ts';
import { server, userAdminUrl } from '../server.ts';
import { button, choose, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

async function openGroups(reader: Reader, query = ''): Promise<void> {
  aGroupDirectory();
  aUserDirectory();
  await reader.render(`/users/groups${query}`);
}

/** The group of the warehouses, with another name. */
async function renameWarehouse(reader: Reader): Promise<void> {
  await openGroups(reader, '?group=warehouse');
  await fill(reader, { 'userGroups.field.name': 'Lager' });
}

const nameField = ({ say }: Reader) => screen.findByRole('textbox', { name: say('userGroups.field.name') });
const expectName = ({ say }: Reader) =>
  expect(screen.getByRole('textbox', { name: say('userGroups.field.name') })).toHaveValue('Lager');

async function openImport(reader: Reader): Promise<void> {
  aUserDirectory();
  await reader.render('/users');
  await choose(reader, 'ui.pageHeader.more', 'users.list.import');
  await reader.user.click(await screen.findByRole('textbox', { name: reader.say('userImport.rows') }));
  await reader.user.paste('Alva;Ek;alva.ek@havstrand.example;+46701740611;sv');
}

/** Users and their groups. */
export const users: Readonly<Record<string, Scenario>> = {
  listRoleGroups: { call: ['get', userAdminUrl('/role-groups')], open: (reader) => openGroups(reader), next: tryAgain },
  getRoleGroup: {
    call: ['get', userAdminUrl('/role-groups/warehouse')],
    open: (reader) => openGroups(reader, '?group=warehouse'),
    next: tryAgain,
    ownTexts: { 404: { id: 'userGroups.editor.gone.title', next: button('userGroups.editor.gone.action') } },
  },
  createRoleGroup: {
    call: ['post', userAdminUrl('/role-groups')],
    open: async (reader) => {
      await openGroups(reader, '?group=new');
      await fill(reader, { 'userGroups.field.name': 'Lager' });
    },
    send: (reader) => press(reader, 'userGroups.editor.create'),
    expectTyped: expectName,
    next: button('userGroups.editor.create'),
  },
  updateRoleGroup: {
    call: ['put', userAdminUrl('/role-groups/warehouse')],
    open: renameWarehouse,
    send: (reader) => press(reader, 'userGroups.editor.save'),
    expectTyped: expectName,
    next: button('userGroups.editor.save'),
  },
  deleteRoleGroup: {
    call: ['delete', userAdminUrl('/role-groups/warehouse')],
    open: async (reader) => {
      await openGroups(reader, '?group=warehouse');
      await press(reader, 'userGroups.editor.delete');
      const offer = reader.say('userGroups.delete.giveOne', { fullName: 'Ulla Bjerregaard' });
      await screen.findByRole('checkbox', { name: (name) => name.startsWith(offer) });
    },
    send: (reader) => press(reader, 'userGroups.delete.confirm'),
    next: button('userGroups.delete.confirm'),
    anotherThing: null,
  },
  getDeletionEffect: {
    call: ['get', userAdminUrl('/role-groups/warehouse/deletion-effect')],
    open: async (reader) => {
      await openGroups(reader, '?group=warehouse');
      await press(reader, 'userGroups.editor.delete');
    },
    next: tryAgain,
  },
  // What a scope covers is told beside it; the scope can be saved all the same.
  previewRoleGroup: {
    call: ['post', userAdminUrl('/role-groups/preview')],
    open: async (reader) => {
      await openGroups(reader, '?group=warehouse');
      await reader.user.click(await screen.findByRole('radio', { name: reader.say('userGroups.scope.kind.sites') }));
      await reader.user.click(await screen.findByRole('combobox', { name: reader.say('userGroups.scope.add.sites') }));
      await reader.user.paste('gö');
    },
    send: async (reader) => reader.user.click(await screen.findByRole('option', { name: /Göteborg/ })),
    next: button('userGroups.editor.save'),
    ownTexts: { other: { id: 'userGroups.scope.notCounted' } },
  },
  listScopeOptions: {
    call: ['get', userAdminUrl('/role-groups/scope-options')],
    open: async (reader) => {
      await openGroups(reader, '?group=warehouse');
      await reader.user.click(await screen.findByRole('radio', { name: reader.say('userGroups.scope.kind.sites') }));
      await reader.user.click(await screen.findByRole('combobox', { name: reader.say('userGroups.scope.add.sites') }));
      await reader.user.paste('gö');
    },
    next: nameField,
    ownTexts: { other: { id: 'ui.combobox.error' } },
  },
  listUserActivity: {
    call: ['get', userAdminUrl('/customer/users/:userId/activity')],
    open: async (reader) => {
      aUserDirectory();
      await reader.render('/users/alva?tab=activity');
    },
    next: tryAgain,
  },
  resendInvitation: {
    call: ['post', userAdminUrl('/customer/users/:userId/invitations')],
    open: async (reader) => {
      const invitation = { state: 'expired', validUntil: '2024-11-02T08:14:00.000Z' } as const;
      aUserDirectory(threeUsers().map((user) => ({ ...user, lastLoginAt: null, invitation })));
      await reader.render('/users/alva');
    },
    send: (reader) => press(reader, 'users.invitation.resend'),
    next: button('users.invitation.resend'),
  },
  getEffectiveAccess: {
    call: ['get', userAdminUrl('/customer/users/:userId/effective-access')],
    open: (reader) => openGroups(reader, '?person=alva'),
    next: tryAgain,
  },
  exportCustomerUsers: {
    call: ['get', userAdminUrl('/customer/users/export')],
    open: async (reader) => {
      aUserDirectory();
      await reader.render('/users');
      await screen.findByRole('link', { name: 'Alva Sandström' });
    },
    send: (reader) => choose(reader, 'ui.pageHeader.more', 'users.list.export'),
    next: button('ui.pageHeader.more'),
    ownTexts: { other: { id: 'users.list.exportFailed' }, unreadable: { id: 'users.list.invalidFile' } },
    anotherThing: null,
  },
  checkUserImport: {
    call: ['post', userAdminUrl('/customer/users/import-checks')],
    open: openImport,
    send: (reader) => press(reader, 'userImport.check'),
    next: button('userImport.check'),
  },
  importCustomerUsers: {
    call: ['post', userAdminUrl('/customer/users/import')],
    open: async (reader) => {
      await openImport(reader);
      server.use(
        http.post(userAdminUrl('/customer/users/import-checks'), () =>
          HttpResponse.json({ results: [{ outcome: 'CREATED', userId: null, code: null, errors: [] }] }),
        ),
      );
      await press(reader, 'userImport.check');
      await screen.findByRole('button', { name: importOne(reader) });
    },
    send: async (reader) => reader.user.click(await screen.findByRole('button', { name: importOne(reader) })),
    expectTyped: () => expect(screen.getByText('alva.ek@havstrand.example')).toBeVisible(),
    next: (reader) => screen.findByRole('button', { name: importOne(reader) }),
  },
  changeCustomerUsers: {
    call: ['post', userAdminUrl('/customer/users/bulk')],
    open: async (reader) => {
      aUserDirectory();
      await reader.render('/users');
      const row = (await screen.findByRole('link', { name: 'Alva Sandström' })).closest('tr');
      if (row) await reader.user.click(within(row).getByRole('checkbox'));
      await press(reader, 'users.bulk.inactivate');
      await screen.findByRole('alertdialog');
    },
    send: async ({ user, say }) =>
      user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: say('users.bulk.inactivate') }),
      ),
    next: async ({ say }) =>
      within(await screen.findByRole('alertdialog')).findByRole('button', { name: say('users.bulk.inactivate') }),
  },
};

const importOne = ({ language }: Reader) => formatMessage(language, 'userImport.import', { count: 1 });
