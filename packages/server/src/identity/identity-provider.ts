import type { RuntimeConfig } from '@skerry/contracts';
import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { PortalHost } from '../config/hosts.ts';
import type { IdentityDirectory } from '../identity-provider/accounts/identity-directory.ts';

/** What the server needs from an OpenID provider, embedded or not. */
export interface IdentityProvider {
  issuer: string;
  keys: JWTVerifyGetKey;
  directory: IdentityDirectory;
  /** Whether its sessions lie in our own database, where each call can look whether its own has ended. */
  keepsSessions: boolean;
  /** What keycloak-js on a host needs to know. */
  forBrowser(host: PortalHost): RuntimeConfig['identity'];
  /** Serves what the provider has on our own origins. */
  register?(server: FastifyInstance): Promise<void>;
}
