import { screen } from '@testing-library/react';
import { aGroupDirectory } from '../../features/users/testing/aGroupDirectory.ts';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { userAdminUrl } from '../server.ts';
import { button, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

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

/** Groups of users. */
export const userGroups: Readonly<Record<string, Scenario>> = {
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
  getEffectiveAccess: {
    call: ['get', userAdminUrl('/customer/users/:userId/effective-access')],
    open: (reader) => openGroups(reader, '?person=alva'),
    next: tryAgain,
  },
};
