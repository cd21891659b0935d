import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { storableText } from '../../database/stored-text.ts';
import { noteUse } from './calendar-tokens.repository.ts';
import type { Feed } from './feed-owner.ts';

interface Asked {
  /** What it says, or what tells whether that has changed. */
  content: string;
  ifNoneMatch: string | undefined;
  userAgent: string | undefined;
}

/** Notes that a feed was read; answers whether the program that reads it has this very file. */
export async function fileAnswer(
  database: Database,
  { id, tenant: { customerId } }: Feed,
  { content, ifNoneMatch, userAgent = '' }: Asked,
): Promise<{ isKnown: boolean; headers: { ETag: string; 'cache-control': string } }> {
  await database.withTenant({ customerId, scope: null }, (transaction) =>
    noteUse(transaction, id, programOf(userAgent)),
  );
  const ETag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  // A program asks with what it has; nobody in between keeps it.
  return { isKnown: asked(ifNoneMatch).includes(ETag), headers: { ETag, 'cache-control': 'private, no-cache' } };
}

/** The tags of a header, weak ones as strong ones: what differs is never called the same. */
function asked(ifNoneMatch: string | undefined): string[] {
  return (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** The first word that a program says of itself. */
function programOf(userAgent: string): string {
  return (
    storableText(userAgent)
      .trim()
      .split(/[\s/(]/, 1)[0]
      ?.slice(0, 40) ?? ''
  );
}
