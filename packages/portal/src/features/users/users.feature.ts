import { IconUsers } from '@tabler/icons-react';
import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { userGroupsPath, userPathPattern, usersPath } from './users.paths.ts';

/** Administration of the company's users. */
export const usersFeature = defineFeature({
  id: 'users',
  access: anyOf('UserAdministrator'),
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { label: 'users.title', path: usersPath, group: 'company', icon: IconUsers },
  routes: [
    { path: usersPath, title: 'users.title', page: async () => (await import('./UsersPage.tsx')).UsersPage },
    {
      path: userGroupsPath,
      title: 'users.groups.title',
      page: async () => (await import('./UserGroupsPage.tsx')).UserGroupsPage,
    },
    {
      path: userPathPattern,
      title: 'users.details.title',
      page: async () => (await import('./UserDetailsPage.tsx')).UserDetailsPage,
    },
  ],
});
