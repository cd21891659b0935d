import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { Database } from '../database/connect.ts';

const signingKeysName = 'identity-provider.signing-keys';
const cookieKeysName = 'identity-provider.cookie-keys';
const hashKeyName = 'identity-provider.hash-key';

/** The private signing keys. The first one signs; tokens that the others signed are still good. */
export async function signingKeys(database: Database): Promise<JWK[]> {
  return secret<JWK[]>(database, signingKeysName, async () => [await makeSigningKey()]);
}

/** The public halves, as they may be shown to anyone. */
export async function publicSigningKeys(database: Database): Promise<JSONWebKeySet> {
  const keys = await signingKeys(database);
  return { keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK) };
}

/**
 * Puts a new key before the others, which keep verifying; `keep` is how many of them stay.
 * Processes sign with it from their next start on.
 */
export async function rotateSigningKeys(database: Database, keep = 1): Promise<void> {
  const next = await makeSigningKey();
  await signingKeys(database);
  await database.withIdentity(async (query) => {
    const { value } = await query
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', signingKeysName)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const keys = [next, ...(value as JWK[]).slice(0, keep)];
    await query
      .updateTable('secrets')
      .set({ value: JSON.stringify(keys) })
      .where('name', '=', signingKeysName)
      .execute();
  });
}

/** Signs the provider's cookies. */
export async function cookieKeys(database: Database): Promise<string[]> {
  return secret(database, cookieKeysName, () => [randomText()]);
}

/** Keeps what is stored hashed for counting (the e-mail of a login attempt) from being found by trying. */
export async function hashKey(database: Database): Promise<string> {
  return secret(database, hashKeyName, randomText);
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: 'RS256', use: 'sig' };
}

/** A secret by name, made when first asked for. Of two processes that make it at once, both get the one that was stored. */
async function secret<Value>(database: Database, name: string, make: () => Value | Promise<Value>): Promise<Value> {
  const stored = await readSecret<Value>(database, name);
  if (stored !== undefined) return stored;
  const made = JSON.stringify(await make());
  return database.withIdentity(async (query) => {
    await query
      .insertInto('secrets')
      .values({ name, value: made })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { value } = await query
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value as Value;
  });
}

async function readSecret<Value>(database: Database, name: string): Promise<Value | undefined> {
  const row = await database.identityReads
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value as Value | undefined;
}
