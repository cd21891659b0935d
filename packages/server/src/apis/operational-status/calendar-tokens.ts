import { createHash, randomBytes } from 'node:crypto';
import { isBlank, validateText, type operationalStatusOperations } from '@skerry/contracts';
import { sql } from 'kysely';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import {
  insertToken,
  knownTags,
  listTokens,
  lockToken,
  revokeToken,
  saveToken,
  type FeedKind,
  type TokenDetails,
} from './calendar-tokens.repository.ts';

export const prefix = '/api/operational-status/v1';
const objectType = 'calendarToken';
const maxNameLength = 60;
const maxTokens = 20;
/** What a feed of each kind can hold. */
const layersOf: Readonly<Record<FeedKind, readonly string[]>> = {
  CALENDAR: ['planned', 'freeze', 'orders', 'changes'],
  NEWS: ['disturbances', 'planned'],
};

/** A token has 256 random bits, so a quick hash of it tells nobody what it was. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function pathOf(kind: FeedKind, token: string): string {
  return kind === 'NEWS' ? `${prefix}/news/${token}.atom` : `${prefix}/calendar/${token}.ics`;
}

/** The feeds of one user. */
export function calendarTokenHandlers(database: Database) {
  return {
    async listCalendarTokens({ principal }) {
      const { userId } = principal;
      const items = userId === null ? [] : await listTokens(database.readsOf(principal), userId);
      return { status: 200, body: { items } };
    },

    async createCalendarToken(call) {
      const { principal, traceId, operationId: action } = call;
      const userId = userOf(principal);
      const token = randomBytes(32).toString('base64url');
      // What the key's answer is kept as has no address: that is nowhere but in the first answer.
      const kept = await database.withTenant(principal, (transaction) =>
        once(transaction, call, async () => {
          const { kind = 'CALENDAR', ...given } = call.body;
          const details = await checkedDetails(transaction, kind, given);
          // Two that are made at the same time are counted one after the other.
          await sql`select pg_advisory_xact_lock(hashtextextended(${`feeds ${userId}`}, 0))`.execute(transaction.query);
          if ((await listTokens(transaction, userId)).length >= maxTokens)
            throw new ProblemError(409, { code: 'TOO_MANY' });
          const hint = `${token.slice(0, 4)}…${token.slice(-4)}`;
          const id = await insertToken(transaction, { ...details, userId, kind, hash: hashOf(token), hint });
          await audit(transaction, {
            principal,
            traceId,
            action,
            objectType,
            objectId: id,
            after: { kind, ...details },
          });
          const body = (await listTokens(transaction, userId)).find((one) => one.id === id);
          if (body === undefined) throw new Error('It was not written.');
          return { status: 201 as const, body, headers: { Location: `${prefix}/calendar-tokens/${id}` } };
        }),
      );
      const isNew = kept.body.hint === `${token.slice(0, 4)}…${token.slice(-4)}`;
      return { ...kept, body: { ...kept.body, ...(isNew && { path: pathOf(kept.body.kind, token) }) } };
    },

    changeCalendarToken: ({ principal, path, body, ifMatch, traceId, operationId: action }) =>
      database.withTenant(principal, async (transaction) => {
        const userId = userOf(principal);
        const before = await lockToken(transaction, userId, path.tokenId);
        if (before === undefined) throw new ProblemError(404);
        checkVersion(before, ifMatch);
        const details = await checkedDetails(transaction, before.kind, body);
        await saveToken(transaction, before.id, details);
        await audit(transaction, {
          principal,
          traceId,
          action,
          objectType,
          objectId: before.id,
          before,
          after: details,
        });
        const after = await lockToken(transaction, userId, before.id);
        if (after === undefined) throw new Error('It is gone.');
        return { status: 200, body: after, headers: { ETag: etagOf(after) } };
      }),

    revokeCalendarToken: ({ principal, path, ifMatch, traceId, operationId: action }) =>
      database.withTenant(principal, async (transaction) => {
        const before = await lockToken(transaction, userOf(principal), path.tokenId);
        if (before === undefined) throw new ProblemError(404);
        checkVersion(before, ifMatch);
        await revokeToken(transaction, before.id);
        await audit(transaction, { principal, traceId, action, objectType, objectId: before.id, before });
        return { status: 204 };
      }),
  } satisfies Partial<Handlers<operationalStatusOperations>>;
}

function userOf({ userId }: Principal): string {
  if (userId === null) throw new ProblemError(403, { code: 'NOT_A_USER' });
  return userId;
}

async function checkedDetails(
  queries: TenantQueries,
  kind: FeedKind,
  {
    name,
    layers,
    tagIds = [],
    withAddresses = false,
    language = 'en',
  }: Partial<TokenDetails> & Pick<TokenDetails, 'name' | 'layers'>,
): Promise<TokenDetails> {
  const error = isBlank(name) ? { code: 'required' as const } : validateText(name, { maxLength: maxNameLength });
  const wanted = [...new Set(tagIds.map((id) => id.toLowerCase()))];
  const known = await knownTags(queries, wanted);
  const strange = layers.filter((layer) => !layersOf[kind].includes(layer));
  const errors = [
    ...(error === undefined ? [] : [{ field: 'name', ...error }]),
    ...wanted.flatMap((id, place) => (known.has(id) ? [] : [{ field: `tagIds.${place}`, code: 'unknown' }])),
  ];
  if (strange.length > 0) errors.push({ field: 'layers', code: 'unknown' });
  if (errors.length > 0) throw invalid(...errors);
  // News are told to whoever reads them anywhere: they never say where a site is.
  const saysPlaces = withAddresses && kind === 'CALENDAR';
  return { name: name.trim(), layers, tagIds: wanted, withAddresses: saysPlaces, language };
}
