import pg from 'pg';
import { StartupFault } from '../config/startup-fault.ts';
import { listenOn } from './listen-on.ts';
import { migrate } from './migrate.ts';
import type { SqlConnection, SqlDatabase, SqlResult } from './sql-connection.ts';

/** Time limits in milliseconds: no request waits longer for the database than its own budget allows. */
const limits = { poolWait: 2000, statement: 5000, lock: 2000, idleInTransaction: 10_000 };

/** Brings the schema up to date, as the database's owner. Throws StartupFault where that can't be. */
export async function migratePostgres(url: string): Promise<void> {
  const client = await connectOwner(url);
  try {
    await migrate(connectionOn(client));
  } catch (error) {
    if (!reason(error).includes('pg_trgm')) throw error;
    throw new StartupFault(
      `The database of DATABASE_URL (${describe(url)}) can't have the extension pg_trgm: ${reason(error)}.`,
      'Install what PostgreSQL contributes (postgresql-contrib), or have an administrator run `create extension pg_trgm` in this database.',
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function connectOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The running statement fails with it.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartupFault(
      `Cannot reach the database of DATABASE_URL (${describe(url)}): ${reason(error)}.`,
      'Check host, port, name, user and password, and that PostgreSQL is running.',
      { cause: error },
    );
  }
  return client;
}

export function openPostgres(url: string, poolSize: number): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.poolWait,
    idleTimeoutMillis: 30_000,
    // Statements of one transaction are sent without waiting for each other's answer.
    pipeline: true,
    options: [
      '-c role=skerry_identity',
      // Every statement reads by key: planning it anew for other values would cost more than running it.
      '-c plan_cache_mode=force_generic_plan',
      `-c statement_timeout=${limits.statement}`,
      `-c lock_timeout=${limits.lock}`,
      `-c idle_in_transaction_session_timeout=${limits.idleInTransaction}`,
    ].join(' '),
  });
  const connectionLoss = lossOf(pool);

  return {
    kind: 'postgres',
    single: { run: (sql, parameters) => run(pool, sql, parameters) },
    async transaction(opening, work) {
      const client = await pool.connect();
      let broken = false;
      try {
        // Not awaited: what follows is queued behind it, and fails with it if it fails.
        const opened = client.query(`begin; ${opening}`);
        opened.catch(() => undefined);
        const result = await work(connectionOn(client));
        await opened;
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => (broken = true));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    reads: (opening) => ({
      async run<Row>(sql: string, parameters: readonly unknown[]) {
        const client = await pool.connect();
        // All at once: the server answers them together.
        const sent = [
          client.query(`begin read only; ${opening}`),
          run<Row>(client, sql, parameters),
          client.query('commit'),
        ] as const;
        const [, , committed] = await Promise.allSettled(sent);
        client.release(committed.status === 'rejected');
        const [, result] = await Promise.all(sent);
        return result;
      },
    }),
    listen: (channel, listener) => listenOn(url, channel, listener),
    onConnectionLost: connectionLoss.listen,
    close: () => pool.end(),
  };
}

/**
 * Connections that end, idle or in the middle of a transaction: their queries fail, and the pool replaces them at the next use.
 * Listeners are told once in ten seconds: a database that restarts ends all connections.
 */
function lossOf(pool: pg.Pool): { listen: SqlDatabase['onConnectionLost'] } {
  const listeners: ((error: Error) => void)[] = [];
  let toldAt = -Infinity;
  const lose = (error: Error) => {
    if (performance.now() - toldAt < 10_000) return;
    toldAt = performance.now();
    for (const listener of listeners) listener(error);
  };
  // The pool listens only while a connection is idle, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => void client.on('error', lose));
  pool.on('error', lose);
  return { listen: (listener) => void listeners.push(listener) };
}

function connectionOn(client: pg.ClientBase): SqlConnection {
  return { run: (sql, parameters) => run(client, sql, parameters) };
}

const statementNames = new Map<string, string>();
const maxStatements = 500;

/** A name for each text with parameters, so that a connection plans it once. */
function statementName(sql: string): string | undefined {
  let name = statementNames.get(sql);
  if (name === undefined && statementNames.size < maxStatements) {
    name = `s${statementNames.size}`;
    statementNames.set(sql, name);
  }
  return name;
}

async function run<Row>(
  client: pg.ClientBase | pg.Pool,
  sql: string,
  parameters: readonly unknown[],
): Promise<SqlResult<Row>> {
  const name = parameters.length === 0 ? undefined : statementName(sql);
  const answer: unknown = await client.query({
    text: sql,
    values: [...parameters],
    ...(name !== undefined && { name }),
  });
  const last = (Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryResult<Row & pg.QueryResultRow>;
  return { rows: last.rows, affected: last.rowCount === null ? undefined : BigInt(last.rowCount) };
}

/** The URL without its password. */
function describe(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    return 'not a URL';
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
