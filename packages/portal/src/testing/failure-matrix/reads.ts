import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { casesUrl, portalUserUrl, quoteAndOrderUrl, server, userAdminUrl } from '../server.ts';
import { button, openProfileMenu, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

/** A page that needs no call of its own. */
const quietPage = '/not-found';
const staff = { user: { isInternal: true, roles: [] } };
const openUsers = async ({ render }: Reader) => {
  aUserDirectory();
  await render('/users');
};
const openElin = async ({ render }: Reader) => {
  aUserDirectory();
  await render('/users/elin');
};

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

export const reads: Readonly<Record<string, Scenario>> = {
  getCurrentCustomer: required('/customers'),
  getUserProfiles: required('/user-profiles'),
  getFeatureFlags: withDefault(portalUserUrl('/b2b-customer/feature-flags'), '["performanceStatistics"]'),
  listFrameworkAgreements: withDefault(quoteAndOrderUrl('/framework-agreements')),
  getMigratedCaseCustomer: withDefault(casesUrl('/cases/migrated-case-customer')),
  getOverview: {
    call: ['get', portalUserUrl('/b2b-customer/overview')],
    open: ({ render }) => render('/home'),
    next: tryAgain,
  },
  // What the user has chosen: the defaults stand in, and only staff are told.
  getPreferences: {
    call: ['get', portalUserUrl('/b2b-customer/preferences')],
    open: ({ render }) => render('/home', staff),
    next: button('home.adapt.button'),
    ownTexts: { other: { id: 'preferences.defaults' } },
    anotherThing: '["true"]',
  },
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
  listOwnGroups: {
    call: ['get', userAdminUrl('/customer/own-groups')],
    open: ({ render }) => render('/personal-info'),
    next: tryAgain,
  },
  listOwnActivity: {
    call: ['get', userAdminUrl('/customer/own-activity')],
    open: ({ render }) => render('/personal-info'),
    next: tryAgain,
  },
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
};
