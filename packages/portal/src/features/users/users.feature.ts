import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { roleRequestsPath, userGroupsPath, userPathPattern, usersPath } from './users.paths.ts';

/** Administration of the company's users. */
export const usersFeature = defineFeature({
  id: 'users',
  access: anyOf('UserAdministrator'),
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { label: 'pages.users', path: usersPath, group: 'company', icon: pageIcon('users') },
  routes: [
    {
      path: usersPath,
      title: 'pages.users',
      texts: ['users'],
      page: async () => (await import('./UsersPage.tsx')).UsersPage,
    },
    {
      path: userGroupsPath,
      title: 'pages.userGroups',
      texts: ['users'],
      page: async () => (await import('./UserGroupsPage.tsx')).UserGroupsPage,
    },
    {
      path: roleRequestsPath,
      title: 'pages.roleRequests',
      texts: ['users', 'role-requests', 'portal-apps'],
      page: async () => (await import('./RoleRequestsPage.tsx')).RoleRequestsPage,
    },
    {
      path: userPathPattern,
      title: 'pages.userDetails',
      texts: ['users', 'user-details', 'form', 'ui-form'],
      page: async () => (await import('./UserDetailsPage.tsx')).UserDetailsPage,
    },
  ],
});
