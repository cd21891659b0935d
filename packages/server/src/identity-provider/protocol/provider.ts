import Provider, { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../database/connect.ts';
import { customerScopeOf, findActiveAccount } from '../accounts/accounts.ts';
import {
  keycloakJsClient,
  keycloakJsSettings,
  makeRefreshTokensReadable,
  type KeycloakJsOptions,
} from './keycloak-js-compatibility.ts';
import { parseLoginHint } from '../login/login-hint.ts';
import { oidcAdapter } from './oidc-adapter.ts';
import { loginPage, ownPages, renderError, sessionCookie } from './own-pages.ts';
import { cookieKeys, signingKeys } from '../secrets.ts';
import { sessionCustomers, type ActingAs, type SessionCustomer } from '../sessions/session-customer.ts';
import { accessTokenClaims } from './token-claims.ts';

export interface ProviderOptions extends Omit<KeycloakJsOptions, 'accessTokenLifetime'> {
  database: Database;
  issuer: string;
}

const minute = 60;
const hour = 60 * minute;
/** Long enough for a call with the customer, too short to be forgotten over lunch. */
const actingLifetime = 30 * minute;
/** A working day. Neither use nor refreshing makes it longer. */
const sessionLifetime = 12 * hour;

/** The OpenID provider with its keys read. Keys and objects are in the database, so any number of processes make one provider. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { database, issuer, clientId } = options;
  const customers = sessionCustomers(database);
  const keycloakJs: KeycloakJsOptions = {
    ...options,
    // The portal asks for the next token when one ends: there it stops acting by itself.
    async accessTokenLifetime(grantId) {
      const acting = runningActing(grantId === undefined ? undefined : await customers.find(grantId));
      return acting === undefined ? hour : acting.until - now();
    },
  };
  const compatibility = keycloakJsSettings(keycloakJs);
  const pages = ownPages(database);
  const { identityReads: reads } = database;

  const configuration: Configuration = {
    ...compatibility,
    adapter: (model: string) => oidcAdapter(database, model),
    clients: [keycloakJsClient(keycloakJs)],
    jwks: { keys: await signingKeys(database) },
    cookies: {
      keys: await cookieKeys(database),
      names: { session: 'skerry_session', interaction: 'skerry_interaction', resume: 'skerry_interaction_resume' },
      long: sessionCookie,
      short: { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true },
    },
    features: {
      ...compatibility.features,
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: pages.logoutSource },
    },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email'] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Everything is on one origin.
    clientBasedCORS: (_context, origin) => options.origins.includes(origin),
    allowOmittingSingleRegisteredRedirectUri: false,
    rotateRefreshToken: true,
    // Set apart from offline access, which nobody gets: no token outlives its session.
    expiresWithSession: () => true,
    ttl: {
      AccessToken: (_context, { resourceServer }) => resourceServer?.accessTokenTTL ?? hour,
      AuthorizationCode: minute,
      IdToken: hour,
      Interaction: 30 * minute,
      Grant: sessionLifetime,
      Session: (_context, session) =>
        session.loginTs === undefined ? 10 * minute : Math.max(1, session.loginTs + sessionLifetime - now()),
      RefreshToken: (context) => {
        const rotated = context.oidc.entities.RotatedRefreshToken;
        return rotated === undefined ? sessionLifetime : Math.max(1, (rotated.exp ?? 0) - now());
      },
    },
    interactions: { policy: loginPolicy(), url: (_context, { uid, params }) => loginPage(uid, params['ui_locales']) },
    renderError,
    loadExistingGrant,
    async findAccount(_context, accountId) {
      const account = await findActiveAccount(reads, accountId);
      if (account === undefined) return undefined;
      const { id, firstName, lastName, email } = account;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name: `${firstName} ${lastName}`,
          given_name: firstName,
          family_name: lastName,
          email,
        }),
      };
    },
    async extraTokenClaims({ oidc: { entities } }, token) {
      const account = 'accountId' in token ? await findActiveAccount(reads, token.accountId) : undefined;
      if (account === undefined || !('grantId' in token) || typeof token.grantId !== 'string') return {};
      const settled = await customers.find(token.grantId);
      const acting = runningActing(settled);
      const scope = await customerScopeOf(
        reads,
        account,
        settled && { customerId: settled.customerId, userId: acting?.userId },
      );
      // The user acted as may have become inactive since: then the scope is another one, and nobody is acted as.
      const actingAs = scope?.actingAs === undefined ? undefined : acting;
      const authTime = (entities.AuthorizationCode ?? entities.RefreshToken)?.authTime;
      const signedIn = authTime === undefined ? {} : { auth_time: authTime };
      return { sid: token.grantId, ...signedIn, ...accessTokenClaims({ account, scope, actingAs }, clientId) };
    },
  };

  /** The grant of this browser's session, which no one is asked for: the portal is the provider's own. Also settles the customer. */
  async function loadExistingGrant(context: KoaContextWithOIDC) {
    const { session, account, client } = context.oidc;
    if (session === undefined || account === undefined || client === undefined) return undefined;
    const known = session.grantIdFor(client.clientId);
    let grant = known === undefined ? undefined : await provider.Grant.find(known);
    if (grant?.accountId !== account.accountId) {
      grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
    }
    await settleCustomer(context, { accountId: account.accountId, sessionUid: session.uid }, grant.jti);
    return grant;
  }

  async function settleCustomer(
    context: KoaContextWithOIDC,
    session: { accountId: string; sessionUid: string },
    grantId: string,
  ): Promise<void> {
    const { login_hint: hint } = context.oidc.params ?? {};
    const current = await customers.find(grantId);
    // A link on another site must not move a session to another customer.
    const asksForScope = typeof hint === 'string' && context.get('sec-fetch-site') !== 'cross-site';
    if (!asksForScope && current !== undefined) return;
    const account = await findActiveAccount(reads, session.accountId);
    if (account === undefined) return;
    const wanted = asksForScope ? parseLoginHint(hint) : undefined;
    const scope = await customerScopeOf(reads, account, wanted);
    if (scope === undefined) return;
    const { customerId, actingAs: userId } = scope;
    // What is refused leaves the session where it is.
    const isRefused = asksForScope && (customerId !== wanted?.customerId || userId !== wanted.userId);
    if (isRefused && current !== undefined) return;
    // Asking again for the user whom the session acts as does not make it longer.
    const running = runningActing(current);
    const until = running !== undefined && running.userId === userId ? running.until : now() + actingLifetime;
    const acting = userId === undefined ? {} : { actingAs: { userId, until } };
    await customers.save(grantId, { ...session, customerId, ...acting }, sessionLifetime);
  }

  const provider = new Provider(issuer, configuration);
  makeRefreshTokensReadable(provider);
  // What mount-provider.ts writes into the forwarding headers; it lets none from outside through.
  provider.proxy = true;
  provider.use(ownOriginOnly);
  provider.use(pages.replaceLibraryPages);
  return provider;
}

/** Nothing but the password is ever asked for. A session whose account may no longer sign in asks again. */
function loginPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'End-User authentication is required', ({ oidc }) =>
        oidc.session?.accountId !== undefined && oidc.account === undefined
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

/** Whom the session acts as, while it lasts. */
function runningActing(session: SessionCustomer | undefined): ActingAs | undefined {
  return session?.actingAs !== undefined && session.actingAs.until > now() ? session.actingAs : undefined;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** The library lets every origin read what is public. Here each page asks on its own origin. */
async function ownOriginOnly(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  for (const name of Object.keys(context.response.headers))
    if (name.startsWith('access-control-')) context.remove(name);
}
