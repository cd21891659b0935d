import type { Kysely } from 'kysely';
import { StartupFault } from '../config/startup-fault.ts';
import { lockFolder } from './lock-folder.ts';
import { kyselyOn } from './kysely-on.ts';
import { migrate } from './migrate.ts';
import { openPglite, pgliteDatabase, pgliteOwner } from './pglite-database.ts';
import { migratePostgres, openPostgres } from './postgres-database.ts';
import { RememberedOrders } from './remembered-orders.ts';
import type { Schema } from './schema.ts';
import { caller, createShares, partsOf } from './shares.ts';
import type { SqlConnection, SqlDatabase } from './sql-connection.ts';
import type { TenantQueries } from './tenant-queries.ts';

export type { TenantQueries } from './tenant-queries.ts';

/** Whose rows a piece of work is about. A caller is one, so that no call forgets what narrows its caller. */
export interface Tenant {
  readonly customerId: string;
  /** The groups whose scopes it is narrowed to; null for all that the customer has. */
  readonly scope: readonly string[] | null;
  /** The user who calls, or whom staff act as: what they made themselves may be theirs to see beyond the scope. */
  readonly userId?: string | null;
}

/** A member of the provider's staff, at the customer whom their token names. */
export interface Staff extends Tenant {
  readonly category: string;
  readonly isActing: boolean;
}

/** Reads what one customer has, and remembers the orders of long lists. */
export interface TenantReads extends TenantQueries {
  readonly remembered: RememberedOrders;
}

/** Work for one customer, which also writes. */
export interface Transaction extends TenantQueries {
  /** Work on accounts inside the same database transaction. Meanwhile `query` can't be used. */
  asIdentity<T>(work: (query: Kysely<Schema>) => Promise<T>): Promise<T>;
}

/** Work of the provider's staff that reaches the rows of several customers, each of them for itself. */
export interface StaffTransaction extends Transaction {
  /** Reads who is touched by what happens to the network, of all customers at once, inside the same database transaction. Meanwhile `query` can't be used. */
  acrossCustomers<T>(work: (query: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Work on the rows of one customer, inside the same database transaction. Meanwhile the outer `query` can't be used. */
  atCustomer<T>(customerId: string, work: (queries: TenantQueries) => Promise<T>): Promise<T>;
}

/** The only way to the database. Which rows a piece of work may touch is decided by the method that it comes through. */
export interface Database {
  readonly kind: SqlDatabase['kind'];
  /** For changing what one customer has. Commits unless the work throws. */
  withTenant<T>(tenant: Tenant, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** The same for the provider's staff, never while they act as a user, where one write of theirs is about several customers. */
  withStaff<T>(staff: Staff, work: (transaction: StaffTransaction) => Promise<T>): Promise<T>;
  /** For the provider's staff, never while they act as a user: reads across customers whose services there are, and what touches them. */
  staffReads(staff: Staff): Kysely<Schema>;
  /** For reading what one customer has: each statement stands for itself, and none can write. */
  readsOf(tenant: Tenant): TenantReads;
  /** For the identity provider: accounts, sessions, keys, and reading who is a user where. */
  withIdentity<T>(work: (query: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** For the provider's own jobs, never for a request: making customers and demo data, sending mail. */
  withOperator<T>(work: (query: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** One reading statement as the identity provider, without the cost of a transaction. */
  readonly identityReads: Kysely<Schema>;
  readonly listen: SqlDatabase['listen'];
  readonly onConnectionLost: SqlDatabase['onConnectionLost'];
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL URL; without it the database is embedded. */
  url?: string | undefined;
  /** Where the embedded database lives; without it, in memory. */
  folder?: string | undefined;
  poolSize?: number;
}

/** Connections of a process that says nothing of them. */
const usualPoolSize = 20;

/** Opens the database and brings its schema up to date. Throws StartupFault where its place or address is wrong. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url !== undefined) {
    checkPostgresUrl(options.url);
    await migratePostgres(options.url);
    const poolSize = options.poolSize ?? usualPoolSize;
    return databaseOn(openPostgres(options.url, poolSize), partsOf(poolSize));
  }
  if (options.folder === undefined) {
    const pglite = await openPglite();
    await migrate(pgliteOwner(pglite));
    return databaseOn(await pgliteDatabase(pglite));
  }
  const unlock = await lockFolder(options.folder);
  try {
    const pglite = await openPglite({ dataDir: `${options.folder}/database` });
    await migrate(pgliteOwner(pglite));
    return databaseOn(await pgliteDatabase(pglite, unlock));
  } catch (error) {
    await unlock();
    throw error;
  }
}

function checkPostgresUrl(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : undefined;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new StartupFault(
      'DATABASE_URL is not a PostgreSQL address.',
      'Write it as postgres://user:password@host:5432/name, or leave it out to use the embedded database.',
    );
  }
}

const customerIdPattern = /^[0-9]{1,10}$/;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function tenantOpening({ customerId, scope, userId }: Tenant): string {
  // The ids become part of the statement's text, so they must look like ids.
  if (!customerIdPattern.test(customerId)) throw new Error('Not a customer id.');
  const opening = `set local role ${roleOf({ scope })}; set local skerry.customer_id = '${customerId}'`;
  if (scope === null) return opening;
  if (![...scope, ...(typeof userId === 'string' ? [userId] : [])].every((id) => uuidPattern.test(id)))
    throw new Error('Not the id of a group or a user.');
  return `${opening}; set local skerry.scope = '${scope.join(',')}'; set local skerry.user_id = '${userId ?? ''}'`;
}

function roleOf({ scope }: Pick<Tenant, 'scope'>): string {
  return scope === null ? 'skerry_app' : 'skerry_scoped';
}

/** `parts`: how many connections reading for one account, and for one customer, may take. */
export function databaseOn(sql: SqlDatabase, parts = partsOf(usualPoolSize)): Database {
  const accounts = createShares({ atOnce: parts.account, waiting: Infinity });
  const customers = createShares({ atOnce: parts.customer, waiting: Infinity });
  const remembered = new RememberedOrders();
  const readsOf = (tenant: Tenant): SqlConnection => {
    const { customerId } = tenant;
    const connection = sql.reads(tenantOpening(tenant));
    return {
      run<Row>(text: string, parameters: readonly unknown[]) {
        const read = () => customers.run(customerId, () => connection.run<Row>(text, parameters));
        const account = caller.getStore();
        return account === undefined ? read() : accounts.run(account, read);
      },
    };
  };
  return {
    kind: sql.kind,
    withTenant: (tenant, work) =>
      sql.transaction(tenantOpening(tenant), (connection) =>
        inScope((scope) => work(tenantTransaction(connection, scope, tenant))),
      ),
    withStaff(staff, work) {
      refuseUnlessStaff(staff);
      // What narrows them as a customer's user says nothing of their work as staff.
      const tenant = { customerId: staff.customerId, scope: null };
      return sql.transaction(tenantOpening(tenant), (connection) =>
        inScope((scope) => work(staffTransaction(connection, scope, tenant))),
      );
    },
    staffReads(staff) {
      refuseUnlessStaff(staff);
      const connection = sql.reads('set local role skerry_staff');
      return kyselyOn({
        run<Row>(text: string, parameters: readonly unknown[]) {
          const account = caller.getStore();
          const read = () => connection.run<Row>(text, parameters);
          return account === undefined ? read() : accounts.run(account, read);
        },
      });
    },
    readsOf: (tenant) => ({
      customerId: tenant.customerId,
      isNarrowed: tenant.scope !== null,
      query: kyselyOn(readsOf(tenant)),
      remembered,
    }),
    withIdentity: (work) =>
      sql.transaction('set local role skerry_identity', (connection) =>
        inScope((scope) => work(kyselyOn(guarded(connection, () => scope.open)))),
      ),
    withOperator: (work) =>
      sql.transaction('set local role skerry_operator; set local statement_timeout = 0', (connection) =>
        inScope((scope) => work(kyselyOn(guarded(connection, () => scope.open)))),
      ),
    identityReads: kyselyOn(sql.single),
    listen: (channel, listener) => sql.listen(channel, listener),
    onConnectionLost: sql.onConnectionLost,
    close: () => sql.close(),
  };
}

function refuseUnlessStaff({ category, isActing }: Staff): void {
  if (category !== 'internalStaff' || isActing) throw new Error('Only the provider’s staff reach several customers.');
}

/** No statement that writes sees the rows of two customers: the setting that row-level security goes by is another one meanwhile. */
function staffTransaction(connection: SqlConnection, scope: Scope, staff: Tenant): StaffTransaction {
  const own: Scope = { open: true };
  const transaction = tenantTransaction(
    guarded(connection, () => scope.open && own.open),
    scope,
    staff,
  );
  return {
    ...transaction,
    async acrossCustomers(work) {
      if (!own.open) throw new Error('Already working at a customer.');
      own.open = false;
      await connection.run('set local role skerry_staff', []);
      const result = await inScope((inner) => work(kyselyOn(guarded(connection, () => scope.open && inner.open))));
      // Not reached when the work throws: then the whole transaction is undone.
      await connection.run(`set local role ${roleOf(staff)}`, []);
      own.open = true;
      return result;
    },
    async atCustomer(customerId, work) {
      if (!customerIdPattern.test(customerId)) throw new Error('Not a customer id.');
      if (!own.open) throw new Error('Already working at a customer.');
      own.open = false;
      await connection.run(`set local skerry.customer_id = '${customerId}'`, []);
      const result = await inScope((inner) =>
        work({ customerId, isNarrowed: false, query: kyselyOn(guarded(connection, () => scope.open && inner.open)) }),
      );
      // Not reached when the work throws: then the whole transaction is undone.
      await connection.run(`set local skerry.customer_id = '${staff.customerId}'`, []);
      own.open = true;
      return result;
    },
  };
}

function tenantTransaction(connection: SqlConnection, scope: Scope, tenant: Tenant): Transaction {
  let role: 'app' | 'identity' = 'app';
  return {
    customerId: tenant.customerId,
    isNarrowed: tenant.scope !== null,
    query: kyselyOn(guarded(connection, () => scope.open && role === 'app')),
    async asIdentity(work) {
      if (role === 'identity') throw new Error('Already working as the identity provider.');
      role = 'identity';
      await connection.run('set local role skerry_identity', []);
      const result = await work(kyselyOn(guarded(connection, () => scope.open && role === 'identity')));
      // Not reached when the work throws: then the whole transaction is undone.
      await connection.run(`set local role ${roleOf(tenant)}`, []);
      role = 'app';
      return result;
    },
  };
}

interface Scope {
  open: boolean;
}

async function inScope<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await work(scope);
  } finally {
    scope.open = false;
  }
}

/** Refuses use after its end, when the connection may serve somebody else. */
function guarded(connection: SqlConnection, isAllowed: () => boolean): SqlConnection {
  return {
    async run(sql, parameters) {
      if (!isAllowed()) throw new Error('This query does not belong to the running part of its transaction.');
      return connection.run(sql, parameters);
    },
  };
}
