import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import type Provider from 'oidc-provider';
import type { Database } from '../database/connect.ts';
import { answerMilliseconds } from '../http/answer-time.ts';
import { namedScope } from '../http/named-scope.ts';
import { cleanUp } from './clean-up.ts';
import { devMailRoutes } from './dev-mail-routes.ts';
import { embeddedDirectory } from './accounts/embedded-directory.ts';
import type { IdentityDirectory } from './accounts/identity-directory.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { invitations, type InvitationOptions } from './invitations/invitations.ts';
import { keycloakJsMetadata, type KeycloakJsMetadata } from './protocol/keycloak-js-compatibility.ts';
import { emailHasher, loginAttempts } from './login/login-attempts.ts';
import { knownDevices } from './login/known-devices.ts';
import { loginRoutes } from './login/login-routes.ts';
import { mountProvider, providerPath } from './protocol/mount-provider.ts';
import { createProvider } from './protocol/provider.ts';
import { servedOriginsOnly } from './same-origin.ts';
import { hashKey, publicSigningKeys } from './secrets.ts';
import { passwordResetRoutes } from './password/password-reset-routes.ts';
import { passwordResets } from './password/password-resets.ts';
import { defaultScryptCost, type ScryptCost, type verifyPassword } from './password/password.ts';

export { hashPassword, verifyPassword } from './password/password.ts';
export type { IdentityDirectory };

export interface EmbeddedIdentityProviderOptions {
  database: Database;
  /** The `iss` of all tokens: an absolute URL that ends in `/oidc`, on the first of the origins. */
  issuer: string;
  /** The portal's client id; also the name of the resource that a token's roles belong to. */
  clientId: string;
  /** Audience of the access tokens. */
  audience: string;
  /** Every origin that the portal is served on, for example `https://portal.skerry.se`. Requests to any other are refused. */
  origins: readonly string[];
  /** Where the links of mails lead, by the customer's registry. Without it, to the first origin. */
  originFor?: InvitationOptions['originFor'];
  /** Name of the portal, for mails. */
  appName: string;
  /** Whether to show, to anyone, the mails that nothing sends. Only for a demo without a mail server. */
  showsMail: boolean;
  clock?: () => Date;
  /** After how many milliseconds a request for a new password is answered. */
  answerTime?: number;
  /** How a login waits for its turn. Replaceable so that a test need not. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** What hashing a new password costs. */
  passwordCost?: ScryptCost;
  /** Replaceable so that a test can count what a login costs. */
  verify?: typeof verifyPassword;
}

export interface EmbeddedIdentityProvider {
  directory: IdentityDirectory;
  /** The keys that verify access tokens. They change when keys are rotated, so ask again on an unknown key id. */
  publicKeys(): Promise<JSONWebKeySet>;
  /** The provider's endpoints on an origin, for keycloak-js. */
  metadata(origin: string): KeycloakJsMetadata & { issuer: string };
  /** Serves the provider under /oidc and its API under /sign-in (and /dev). The pages there are the portal's. */
  register(fastify: FastifyInstance): Promise<void>;
}

const cleanUpInterval = 10 * 60 * 1000;

export function createEmbeddedIdentityProvider(options: EmbeddedIdentityProviderOptions): EmbeddedIdentityProvider {
  const { database, issuer, origins, appName, clock = () => new Date(), passwordCost = defaultScryptCost } = options;
  const [firstOrigin] = origins;
  if (firstOrigin === undefined || issuer !== `${firstOrigin}${providerPath}`)
    throw new Error(`The issuer must be the first origin followed by ${providerPath}.`);
  const { originFor = () => firstOrigin, answerTime = answerMilliseconds, pause = setTimeout } = options;
  const invitationBook = invitations({ database, appName, originFor, clock, passwordCost });

  return {
    directory: embeddedDirectory(invitationBook),
    publicKeys: () => publicSigningKeys(database),
    metadata: (origin) => ({ issuer, ...keycloakJsMetadata(`${origin}${providerPath}`) }),
    async register(fastify) {
      const provider = await createProvider(options);
      logEvents(provider, fastify);
      const key = await hashKey(database);
      const hashEmail = emailHasher(key);
      const attempts = loginAttempts({ database, hashEmail, clock, pause });
      const resets = passwordResets({ database, appName, originFor, clock, passwordCost });
      const pages = namedScope('identity', async (scope) => {
        scope.addHook('onRequest', servedOriginsOnly(origins));
        await mountProvider(scope, provider);
        const signInPages = namedScope('sign-in', async (signIn) => {
          // What a form on another site can send without asking.
          signIn.removeContentTypeParser('text/plain');
          await loginRoutes(signIn, {
            database,
            provider,
            attempts,
            devices: knownDevices(key),
            passwordCost,
            ...(options.verify === undefined ? {} : { verify: options.verify }),
          });
          await invitationRoutes(signIn, { invitations: invitationBook });
          await passwordResetRoutes(signIn, { database, resets, attempts, hashEmail, clock, answerTime });
        });
        await scope.register(signInPages, { prefix: '/sign-in' });
        if (options.showsMail) await scope.register(devMailRoutes, { prefix: '/dev', database });
      });
      await fastify.register(pages);
      const timer = setInterval(() => {
        cleanUp(database, clock()).catch((error: unknown) =>
          fastify.log.error(error, 'could not delete what has run out'),
        );
      }, cleanUpInterval);
      timer.unref();
      fastify.addHook('onClose', () => clearInterval(timer));
    },
  };
}

/** Events by the names of OWASP's logging vocabulary. Descriptions stay out: they may repeat what was sent. */
function logEvents(provider: Provider, { log }: FastifyInstance): void {
  provider.on('grant.error', (_context, error) => {
    const isReuse = /already (?:used|consumed)/.test(error.error_detail ?? error.error_description ?? '');
    log.warn(
      { event: isReuse ? 'authn_token_reuse' : 'authn_token_refused', error: error.error },
      'token request refused',
    );
  });
  provider.on('authorization.error', (_context, error) => {
    // What a silent check is answered where nobody is signed in.
    if (error.error !== 'login_required')
      log.info({ event: 'authn_request_refused', error: error.error }, 'authorization request refused');
  });
  provider.on('end_session.error', (_context, error) =>
    log.info({ event: 'authn_logout_refused', error: error.error }, 'logout refused'),
  );
  provider.on('server_error', (_context, error) => log.error(error, 'the OpenID provider failed'));
}
