import type { PendingRoleRequest } from '@skerry/contracts';

/** Alva Sandström, who has no role, asks for one. */
export const aPendingRequest: PendingRoleRequest = {
  id: 'request-1',
  version: 1,
  requestedAt: '2026-11-20T08:14:00.000Z',
  user: { id: 'alva', fullName: 'Alva Sandström', email: 'alva.sandstrom@havstrand.example', roleIds: [] },
  roleIds: ['Purchaser'],
  apps: [],
  permissions: [],
};
