import { formatMessage } from '@skerry/i18n/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPendingRequest, aRequestPage } from '../../features/users/testing/aPendingRequest.ts';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { threeUsers } from '../../features/users/testing/someUsers.ts';
import { server, userAdminUrl } from '../server.ts';
import { button, expectField, fill, press, tryAgain, choose, type Reader, type Scenario } from './scenario.ts';

const openUsers = async ({ render }: Reader) => {
  aUserDirectory();
  await render('/users');
};
const openElin = async ({ render }: Reader) => {
  aUserDirectory();
  await render('/users/elin');
};

async function openElinsDetails(reader: Reader): Promise<void> {
  await openElin(reader);
  await screen.findByRole('heading', { level: 1 });
}

const refusalReason = ({ say }: Reader) => say('roleRequests.refuse.reason');
async function openImport(reader: Reader): Promise<void> {
  aUserDirectory();
  await reader.render('/users');
  await choose(reader, 'ui.pageHeader.more', 'users.list.import');
  await reader.user.click(await screen.findByRole('textbox', { name: reader.say('userImport.rows') }));
  await reader.user.paste('Alva;Ek;alva.ek@havstrand.example;+46701740611;sv');
}

/** Users and the requests for roles. */
export const users: Readonly<Record<string, Scenario>> = {
  listCustomerUsers: { call: ['get', userAdminUrl('/customer/users')], open: openUsers, next: tryAgain },
  getCustomerUser: {
    call: ['get', userAdminUrl('/customer/users/elin')],
    open: openElin,
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'users.details.gone.title',
        next: async ({ say }) => {
          const [link] = await screen.findAllByRole('link', { name: say('users.details.back') });
          if (!link) throw new Error('There is no way back.');
          return link;
        },
      },
    },
  },
  listRoles: { call: ['get', userAdminUrl('/roles')], open: openElin, next: tryAgain },
  listRoleRequests: {
    call: ['get', userAdminUrl('/customer/role-requests')],
    open: ({ render }) => render('/users/role-requests'),
    next: tryAgain,
  },
  createCustomerUser: {
    call: ['post', userAdminUrl('/customer/users')],
    open: async (reader) => {
      aUserDirectory();
      await reader.render('/users');
      await press(reader, 'users.list.addNew');
      await fill(reader, {
        'form.firstName': 'Torbjørn',
        'form.lastName': 'Vik',
        'form.email': 'torbjorn.vik@havstrand.example',
        'form.cellphone': '+47 481 00 144',
      });
    },
    send: (reader) => press(reader, 'users.form.create.submit'),
    expectTyped: (reader) => {
      expectField(reader, 'form.firstName', 'Torbjørn');
      expectField(reader, 'form.lastName', 'Vik');
      expectField(reader, 'form.email', 'torbjorn.vik@havstrand.example');
      expectField(reader, 'form.cellphone', '+47 481 00 144');
    },
    next: button('users.form.create.submit'),
  },
  updateCustomerUser: {
    call: ['put', userAdminUrl('/customer/users/elin')],
    open: async (reader) => {
      await openElinsDetails(reader);
      await press(reader, 'users.details.edit');
      await fill(reader, { 'form.lastName': 'Wallgren Ek' });
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'form.lastName', 'Wallgren Ek'),
    next: button('form.save'),
  },
  deleteCustomerUser: {
    call: ['delete', userAdminUrl('/customer/users/elin')],
    open: async (reader) => {
      await openElinsDetails(reader);
      await press(reader, 'users.details.delete');
      await screen.findByRole('alertdialog');
    },
    send: (reader) => press(reader, 'users.delete.confirm'),
    next: button('users.delete.confirm'),
    anotherThing: null,
  },
  decideRoleRequest: {
    call: ['put', userAdminUrl(`/customer/role-requests/${aPendingRequest.id}`)],
    open: async (reader) => {
      server.use(
        http.get(userAdminUrl('/customer/role-requests'), () => HttpResponse.json(aRequestPage([aPendingRequest]))),
      );
      await reader.render('/users/role-requests');
      await press(reader, 'roleRequests.refuseOf', { fullName: 'Alva Sandström' });
      await reader.user.click(await screen.findByRole('textbox', { name: refusalReason(reader) }));
      await reader.user.paste('Fråga igen i maj.');
    },
    send: (reader) => press(reader, 'roleRequests.refuse.confirm'),
    expectTyped: (reader) =>
      expect(screen.getByRole('textbox', { name: refusalReason(reader) })).toHaveValue('Fråga igen i maj.'),
    next: button('roleRequests.refuse.confirm'),
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
