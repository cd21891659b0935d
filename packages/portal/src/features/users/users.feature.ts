import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { readRoles, rolesResource } from '../../platform/roles/read-roles.ts';
import { readGroups } from './groups/groups.reads.ts';
import { groupsFormat } from './groups/groupsAddress.ts';
import { readUsers, usersListResource } from './users.reads.ts';
import { readUsersListView } from './usersListAddress.ts';
import { roleRequestsPath, userGroupsPath, userPathPattern, usersPath } from './users.paths.ts';

/** Administration of the company's users. */
export const usersFeature = defineFeature({
  id: 'users',
  access: anyOf('UserAdministrator'),
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { label: 'pages.users', path: usersPath, group: 'company', icon: pageIcon('users') },
  overview: {
    parts: ['waitingRoleRequests', 'users'],
    texts: ['home', 'users'],
    pieces: async () => (await import('./overview.tsx')).usersOverview,
  },
  routes: [
    {
      path: usersPath,
      title: 'pages.users',
      texts: ['users'],
      page: async () => (await import('./UsersPage.tsx')).UsersPage,
      calls(api, query, _known, keep) {
        const view = readUsersListView(query);
        return [keep(usersListResource(view), readUsers(api, view)), keep(rolesResource, readRoles(api))];
      },
    },
    {
      path: userGroupsPath,
      title: 'pages.userGroups',
      texts: [
        'users',
        'user-details',
        'user-groups',
        'user-access',
        'permission-labels',
        'form',
        'validation',
        'ui-form',
      ],
      page: async () => (await import('./UserGroupsPage.tsx')).UserGroupsPage,
      calls: (api, query) => [readGroups(api, groupsFormat.read(query)), readRoles(api)],
    },
    {
      path: roleRequestsPath,
      title: 'pages.roleRequests',
      texts: ['users', 'role-requests', 'portal-apps', 'permission-labels'],
      page: async () => (await import('./RoleRequestsPage.tsx')).RoleRequestsPage,
    },
    {
      path: userPathPattern,
      title: 'pages.userDetails',
      texts: ['users', 'user-details', 'detail', 'form', 'ui-form'],
      page: async () => (await import('./UserDetailsPage.tsx')).UserDetailsPage,
    },
  ],
});
