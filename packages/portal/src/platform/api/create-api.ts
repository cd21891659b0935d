import { apis, type portalUserPaths, type userAdminPaths } from '@skerry/contracts';
import createClient, { type Client } from 'openapi-fetch';
import { createSend, type SendOptions } from './send.ts';

/** One typed client per contract. */
export interface Api {
  userAdmin: Client<userAdminPaths>;
  portalUser: Client<portalUserPaths>;
}

export function createApi(options: SendOptions & { origin: string }): Api {
  const send = createSend(options);
  const client = <Paths extends object>(prefix: string) =>
    createClient<Paths>({ baseUrl: `${options.origin}${prefix}`, fetch: send });
  return {
    userAdmin: client<userAdminPaths>(apis['user-admin'].prefix),
    portalUser: client<portalUserPaths>(apis['portal-user'].prefix),
  };
}
