import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { aPendingRequest, aRequestPage } from '../../features/users/testing/aPendingRequest.ts';
import { accountRegistrationUrl, portalUserUrl, server, userAdminUrl } from '../server.ts';
import { button, expectField, fill, openProfileMenu, press, type Reader, type Scenario } from './scenario.ts';

const quietPage = '/not-found';

async function openElin(reader: Reader): Promise<void> {
  aUserDirectory();
  await reader.render('/users/elin');
  await screen.findByRole('heading', { level: 1 });
}

const message = ({ say }: Reader) => say('roleRequests.message', { fullName: 'Alva Sandström' });
const simpleOverview = ({ say }: Reader) => screen.findByRole('switch', { name: say('home.adapt.simple') });
const purchaser = () => screen.findByRole('checkbox', { name: /^Purchaser/ });

export const writes: Readonly<Record<string, Scenario>> = {
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
      await openElin(reader);
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
      await openElin(reader);
      await press(reader, 'users.details.delete');
      await screen.findByRole('alertdialog');
    },
    send: (reader) => press(reader, 'users.delete.confirm'),
    next: button('users.delete.confirm'),
    anotherThing: null,
  },
  requestRoles: {
    call: ['post', userAdminUrl('/roles/user-request')],
    open: async (reader) => {
      server.use(http.get(userAdminUrl('/roles/user-request'), () => HttpResponse.json({ request: null })));
      await reader.render(quietPage, { user: { roles: [] } });
      await reader.user.click(await purchaser());
    },
    send: (reader) => press(reader, 'roleRequest.send'),
    expectTyped: () => expect(screen.getByRole('checkbox', { name: /^Purchaser/ })).toBeChecked(),
    next: button('roleRequest.send'),
  },
  decideRoleRequest: {
    call: ['put', userAdminUrl(`/customer/role-requests/${aPendingRequest.id}`)],
    open: async (reader) => {
      server.use(
        http.get(userAdminUrl('/customer/role-requests'), () => HttpResponse.json(aRequestPage([aPendingRequest]))),
      );
      await reader.render('/users/role-requests');
      await press(reader, 'roleRequests.refuseOf', { fullName: 'Alva Sandström' });
      await reader.user.click(await screen.findByRole('textbox', { name: message(reader) }));
      await reader.user.paste('Fråga igen i maj.');
    },
    send: (reader) => press(reader, 'roleRequests.refuse.confirm'),
    expectTyped: (reader) =>
      expect(screen.getByRole('textbox', { name: message(reader) })).toHaveValue('Fråga igen i maj.'),
    next: button('roleRequests.refuse.confirm'),
  },
  updateUserProfile: {
    call: ['patch', portalUserUrl('/user-profiles')],
    open: async (reader) => {
      await reader.render('/personal-info');
      await fill(reader, { 'form.lastName': 'Lindkvist' });
    },
    send: (reader) => press(reader, 'profile.save'),
    expectTyped: (reader) => expectField(reader, 'form.lastName', 'Lindkvist'),
    next: button('profile.save'),
    anotherThing: null,
  },
  giveActingReason: {
    call: ['post', portalUserUrl('/selectable-customers/:customerId/users/:userId/acting-reasons')],
    open: async (reader) => {
      server.use(
        http.get(portalUserUrl('/selectable-customers/:customerId/users'), () =>
          HttpResponse.json([{ id: 'u-elin', email: 'elin.wallgren@havstrand.example', roles: [] }]),
        ),
      );
      await reader.render(quietPage, { user: { isInternal: true, roles: [] } });
      await openProfileMenu(reader);
      const users = await screen.findByRole('combobox', { name: new RegExp(reader.say('customerSwitch.actAs')) });
      await waitFor(() => expect(users).toBeEnabled());
      await reader.user.click(users);
      await reader.user.click(await screen.findByRole('option', { name: /elin/ }));
      await fill(reader, { 'customerSwitch.reason': 'Ärende 48213' });
    },
    send: (reader) => press(reader, 'customerSwitch.begin'),
    expectTyped: (reader) => expectField(reader, 'customerSwitch.reason', 'Ärende 48213'),
    next: button('customerSwitch.begin'),
    anotherThing: null,
  },
  savePreferences: {
    call: ['post', portalUserUrl('/b2b-customer/preferences')],
    open: async (reader) => {
      await reader.render('/home');
      await press(reader, 'home.adapt.button');
    },
    send: async (reader) => reader.user.click(await simpleOverview(reader)),
    // As it was before: nothing was typed that could be lost.
    next: simpleOverview,
    ownTexts: { other: { id: 'preferences.notSaved' } },
    anotherThing: null,
  },
  addCustomerId: {
    call: ['post', accountRegistrationUrl('/customer-ids')],
    open: async (reader) => {
      await reader.render(quietPage);
      await openProfileMenu(reader);
      await press(reader, 'shell.profile.addCustomerId');
      await fill(reader, { 'form.customerId': '5520310' });
    },
    send: (reader) => press(reader, 'addCustomerId.submit'),
    expectTyped: (reader) => expectField(reader, 'form.customerId', '5520310'),
    next: button('addCustomerId.submit'),
    ownTexts: {
      404: {
        id: 'addCustomerId.notFound',
        english: 'Contact info was not found for this user connected to the entered customer id',
      },
      409: {
        id: 'addCustomerId.conflict',
        english: 'Your user already has access to the customer with the id you are trying to add',
      },
      other: { id: 'addCustomerId.other', english: 'Something went wrong, please try again!' },
    },
    anotherThing: null,
  },
};
