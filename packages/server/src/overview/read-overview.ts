import type { ApiId, Overview } from '@skerry/contracts';
import { documents, operationsOf, type Operation } from '@skerry/contracts/documents';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import { forOperation, mayCall } from '../identity/may-call.ts';
import { ProblemError } from '../http/problem.ts';
import type { Principal } from '../identity/principal.ts';
import type { OverviewPart, PartName } from './overview-part.ts';
import type { OverviewParts } from './parts.ts';

export interface OverviewSource {
  database: Database;
  parts: OverviewParts;
  /** Whether an API is another system's, whose facts this server does not have. */
  isProxied: (api: ApiId) => boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds that each part has. @default 4 s */
  patience?: number;
}

/** Reads the wanted parts side by side. One that fails or is late leaves the others as they are. */
export async function readOverview(
  { database, parts, isProxied, log, patience = 4_000 }: OverviewSource,
  principal: Principal,
  wanted?: readonly string[],
): Promise<Overview> {
  const names = (Object.keys(parts) as PartName[]).filter((name) => wanted?.includes(name) ?? true);
  const errors: Record<string, number> = {};
  const entries = await Promise.all(
    names.map(async (name): Promise<[PartName, unknown][]> => {
      const part: OverviewPart<unknown> = parts[name];
      const operation = operationOf(part);
      if (!mayCall(principal, operation)) return [];
      try {
        if (isProxied(part.api)) throw new ProblemError(501);
        const caller = forOperation(principal, operation);
        const value = await inTime(part.read(database.readsOf(caller), caller), patience);
        return value === undefined ? [] : [[name, value]];
      } catch (error) {
        errors[name] = error instanceof ProblemError ? error.statusCode : 500;
        if (errors[name] === 500) log.error(error, `the overview lacks ${name}`);
        return [[name, null]];
      }
    }),
  );
  return { ...(Object.fromEntries(entries.flat()) as Omit<Overview, 'errors'>), errors };
}

function operationOf({ api, operationId }: Pick<OverviewPart<unknown>, 'api' | 'operationId'>): Operation {
  const operation = operationsOf(documents[api]).find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`${api} has no operation ${operationId}.`);
  return operation;
}

async function inTime<Value>(pending: Promise<Value>, patience: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProblemError(504)), patience);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}
