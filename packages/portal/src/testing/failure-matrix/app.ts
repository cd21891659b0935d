import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountRegistrationUrl, casesUrl, portalUserUrl, quoteAndOrderUrl, server, userAdminUrl } from '../server.ts';
import { button, expectField, fill, openProfileMenu, press, tryAgain, type Scenario } from './scenario.ts';

/** A page that needs no call of its own. */
const quietPage = '/not-found';
const staff = { user: { isInternal: true, roles: [] } };
/** Start-up: what the portal can't be without. */
const required = (path: string): Scenario => ({
  call: ['get', portalUserUrl(path)],
  open: ({ render }) => render(quietPage),
  next: button('shell.failure.reload'),
});

/** Start-up: a default stands in. Customers see fewer pages; staff are told. */
const withDefault = (url: string, anotherThing?: string): Scenario => ({
  call: ['get', url],
  open: ({ render }) => render(quietPage, staff),
  next: () => screen.findByRole('button', { name: /Astrid Lindqvist/ }),
  ownTexts: { other: { id: 'shell.startup.incomplete' } },
  ...(anotherThing !== undefined && { anotherThing }),
});

const purchaser = () => screen.findByRole('checkbox', { name: /^Purchaser/ });

/** Start-up, and what the header and its dialogs ask for. */
export const app: Readonly<Record<string, Scenario>> = {
  getCurrentCustomer: required('/customers'),
  getUserProfiles: required('/user-profiles'),
  getFeatureFlags: withDefault(portalUserUrl('/b2b-customer/feature-flags'), '["performanceStatistics"]'),
  listFrameworkAgreements: withDefault(quoteAndOrderUrl('/framework-agreements')),
  getMigratedCaseCustomer: withDefault(casesUrl('/cases/migrated-case-customer')),
  // What could not be searched is left out, and the palette says so.
  search: {
    call: ['get', portalUserUrl('/b2b-customer/search')],
    open: async ({ user, render }) => {
      await render(quietPage, { user: { roles: ['Purchaser'] } });
      await screen.findByRole('heading', { level: 1 });
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox');
      await user.keyboard('zebra');
    },
    next: () => screen.findByRole('combobox'),
    ownTexts: { other: { id: 'ui.commandPalette.failed' } },
  },
  listSelectableCustomers: {
    call: ['get', portalUserUrl('/selectable-customers')],
    open: ({ render }) => render(quietPage, staff),
    look: async (reader) => {
      await openProfileMenu(reader);
      await press(reader, 'shell.profile.chooseCustomer');
    },
    next: tryAgain,
  },
  listSelectableUsers: {
    call: ['get', portalUserUrl('/selectable-customers/:customerId/users')],
    open: async (reader) => {
      await reader.render(quietPage, staff);
      await openProfileMenu(reader);
    },
    // The provider's staff can go on as themselves.
    next: ({ say }) => screen.findByRole('combobox', { name: new RegExp(say('customerSwitch.actAs')) }),
  },
  listAdministrators: {
    call: ['get', userAdminUrl('/customer/administrators')],
    open: async (reader) => {
      await reader.render(quietPage);
      await openProfileMenu(reader);
      await press(reader, 'shell.profile.administrators');
    },
    next: tryAgain,
  },
  getOwnRoleRequest: {
    call: ['get', userAdminUrl('/roles/user-request')],
    open: async (reader) => {
      const request = {
        id: 'request-1',
        state: 'PENDING',
        roleIds: ['Purchaser'],
        apps: [],
        permissions: [],
        requestedAt: '2026-11-20T08:14:00.000Z',
        decidedAt: null,
        grantedRoleIds: [],
        text: null,
      };
      server.use(http.get(userAdminUrl('/roles/user-request'), () => HttpResponse.json({ request })));
      await reader.render(quietPage, { user: { roles: [] } });
      await screen.findByRole('dialog');
    },
    send: (reader) => press(reader, 'roleRequest.pending.check'),
    next: button('roleRequest.pending.check'),
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
