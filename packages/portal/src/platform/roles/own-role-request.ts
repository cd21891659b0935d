import type { RoleRequest } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import type { Resource } from '../data/data-keys.ts';
import { useQuery } from '../data/useQuery.ts';

export const ownRoleRequest: Resource = ['role-request', 'own'];

/** What the user has asked for last, or null. */
export function useOwnRoleRequest(): SWRResponse<RoleRequest | null, unknown> {
  return useQuery(ownRoleRequest, readOwnRoleRequest);
}

export async function readOwnRoleRequest(api: Api): Promise<RoleRequest | null> {
  const { request } = await unwrap(
    api.userAdmin.GET('/roles/user-request'),
    (body) => body.request === null || typeof body.request.state === 'string',
  );
  return request;
}
