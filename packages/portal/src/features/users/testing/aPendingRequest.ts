import type { ListedRoleRequest, ListedRoleRequestPage } from '@skerry/contracts';

/** Alva Sandström, who has no role, asks for one. */
export const aPendingRequest: ListedRoleRequest = {
  id: 'request-1',
  version: 1,
  requestedAt: '2026-11-20T08:14:00.000Z',
  user: { id: 'alva', fullName: 'Alva Sandström', email: 'alva.sandstrom@havstrand.example', roleIds: [] },
  roleIds: ['Purchaser'],
  apps: [],
  state: 'PENDING',
  decidedAt: null,
  decidedBy: null,
  grantedRoleIds: [],
  grantedRoleGroups: [],
  notGranted: { roleIds: [], apps: [], permissions: [] },
  text: null,
  permissions: [],
};

/** One page of requests, as the API gives it. */
export function aRequestPage(items: readonly ListedRoleRequest[], all = items.length): ListedRoleRequestPage {
  return {
    items: [...items],
    totalPages: 1,
    currentPage: 0,
    totalItems: items.length,
    counts: { pending: items.filter(({ state }) => state === 'PENDING').length, all },
  };
}
