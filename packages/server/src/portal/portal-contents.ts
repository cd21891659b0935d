import { concerns, holdsAt, type ContentAudience, type Reader } from '@skerry/contracts';
import type { Database } from '../database/connect.ts';
import type { ContentBodies } from '../database/schema/content.ts';

interface Content<Kind extends keyof ContentBodies = keyof ContentBodies> {
  id: string;
  audience: ContentAudience;
  kind: Kind;
  body: ContentBodies[Kind];
}

/** The provider's content as it was read last. */
export interface PortalContents {
  /** What holds at the moment for this reader: the most particular one first. */
  for<Kind extends keyof ContentBodies>(kind: Kind, reader: Reader): Content<Kind>[];
  /** What holds at the moment, for everybody: what is yet to begin stays unknown until then. */
  all<Kind extends keyof ContentBodies>(kind: Kind): Content<Kind>[];
}

export interface ContentsOptions {
  /** How long content that was read is good for, in milliseconds. */
  freshFor?: number;
  now?: () => number;
  onFailure?: (error: unknown) => void;
}

/** Keeps the provider's content at hand. Pages don't wait for the database: old content is read again behind them, and stays while that fails. */
export async function keepPortalContents(
  database: Pick<Database, 'identityReads'>,
  { freshFor = 30_000, now = Date.now, onFailure }: ContentsOptions = {},
): Promise<PortalContents> {
  let contents: Content[] = [];
  let readAt = 0;
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      contents = await readContents(database);
    } catch (error) {
      onFailure?.(error);
    }
    readAt = now();
    reading = undefined;
  };
  await read();
  return {
    for: (kind, reader) =>
      current(kind)
        .filter((content) => holdsAt(content.audience, now()) && concerns(content.audience, reader))
        .sort((a, b) => limitsOf(b.audience) - limitsOf(a.audience)),
    all: (kind) => current(kind).filter(({ audience }) => holdsAt(audience, now())),
  };

  function current<Kind extends keyof ContentBodies>(kind: Kind): Content<Kind>[] {
    if (now() - readAt >= freshFor) reading ??= read();
    return contents.filter((content): content is Content<Kind> => content.kind === kind);
  }
}

function limitsOf({ countries, customerTypes }: ContentAudience): number {
  return Number(countries !== undefined) + Number(customerTypes !== undefined);
}

async function readContents({ identityReads }: Pick<Database, 'identityReads'>): Promise<Content[]> {
  const rows = await identityReads.selectFrom('portal_contents').selectAll().orderBy('id').execute();
  return rows.map(({ id, kind, countries, customer_types: customerTypes, starts_at: start, ends_at: end, body }) => ({
    id,
    kind,
    body,
    audience: {
      ...(countries !== null && { countries }),
      ...(customerTypes !== null && { customerTypes }),
      ...(start !== null && { startsAt: start.toISOString() }),
      ...(end !== null && { endsAt: end.toISOString() }),
    },
  }));
}
