import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { Transaction } from '../database/connect.ts';
import { hasProvenEmail } from '../identity-provider/accounts/accounts.ts';
import type { DirectoryUser, IdentityDirectory } from '../identity-provider/accounts/identity-directory.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';

export const issuer = 'http://localhost:4100/oidc';
export const audience = 'skerry-api';
export const clientId = 'skerry-portal';

/** An identity provider of the test: signs what it is told, and records what the directory was told. */
export interface TestIdentity extends IdentityProvider {
  privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  publicJwk: Record<string, unknown>;
  directoryCalls: { call: keyof IdentityDirectory; details: object }[];
  /** A good access token of an account for a customer, with changes. */
  tokenFor(accountId: string, customerId: string, claims?: JWTPayload): Promise<string>;
}

/** The claim of staff who have just begun to act as a user. */
export function actingClaim(id: string | undefined): { id: string | undefined; until: number } {
  return { id, until: Math.floor(Date.now() / 1000) + 30 * 60 };
}

export async function createTestIdentity(directory?: IdentityDirectory): Promise<TestIdentity> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' };
  const directoryCalls: TestIdentity['directoryCalls'] = [];
  return {
    issuer,
    keys: createLocalJWKSet({ keys: [publicJwk] }),
    keepsSessions: false,
    forBrowser: () => ({ issuer, clientId }),
    privateKey,
    publicJwk,
    directoryCalls,
    directory: directory ?? recordingDirectory(directoryCalls),
    tokenFor: (accountId, customerId, claims = {}) =>
      new SignJWT({ client_id: clientId, customer: { id: customerId }, realm_access: { roles: [] }, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(claims.exp ?? '5m')
        .sign(privateKey),
  };
}

/** Keeps accounts as simply as can be: one for each e-mail. */
function recordingDirectory(calls: TestIdentity['directoryCalls']): IdentityDirectory {
  const accountOf = (transaction: Transaction, user: DirectoryUser) =>
    transaction.asIdentity(async (query) => {
      const present = await query
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', user.email)
        .executeTakeFirst();
      if (present !== undefined) return { accountId: present.id };
      const made = await query
        .insertInto('accounts')
        .values({
          email: user.email,
          first_name: user.firstName,
          last_name: user.lastName,
          password_hash: null,
          default_customer_id: null,
          cdn_id: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { accountId: made.id };
    });
  return {
    add(transaction, user) {
      calls.push({ call: 'add', details: user });
      return accountOf(transaction, user);
    },
    change(transaction, accountId, user) {
      calls.push({ call: 'change', details: { accountId, ...user } });
      return accountOf(transaction, user);
    },
    async invite(_transaction, accountId, user) {
      calls.push({ call: 'invite', details: { accountId, ...user } });
    },
    isProvenEmail: (transaction, accountId, email) =>
      transaction.asIdentity((query) => hasProvenEmail(query, accountId, email)),
    async deactivate(_transaction, accountId, customerId) {
      calls.push({ call: 'deactivate', details: { accountId, customerId } });
    },
    async remove(_transaction, accountId, customerId) {
      calls.push({ call: 'remove', details: { accountId, customerId } });
    },
    async settle(_transaction, accountId) {
      calls.push({ call: 'settle', details: { accountId } });
    },
  };
}
