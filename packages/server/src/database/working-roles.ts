import type { SqlConnection } from './sql-connection.ts';

/**
 * Requests run as skerry_app, which sees the rows of one customer; the identity provider as skerry_identity, which sees who is a user
 * where; the provider's own jobs (making customers, sending mail) as skerry_operator, which never answers a request; the functions that
 * look for texts and for what scopes hold as skerry_search, which reads ids and texts only. Requests of a caller whose rights are narrowed
 * run as skerry_scoped, which is a member of skerry_app and sees of its rows those that the caller's scope holds. The provider's staff
 * read as skerry_staff whose services there are and what touches them, across customers; they write as skerry_app, customer by customer.
 */
const workingRoles = [
  'skerry_app',
  'skerry_scoped',
  'skerry_identity',
  'skerry_operator',
  'skerry_search',
  'skerry_staff',
];

/** Another process made it, or is making it: duplicate_object, unique_violation, and "tuple concurrently updated". */
const madeByOthers = ['42710', '23505', 'XX000'];
const attempts = 5;

/**
 * Makes the roles, and the one who connects a member of each. Roles belong to the whole cluster, and so are none of a database's
 * migrations: processes with databases of their own may do this at the same moment.
 */
export async function makeWorkingRoles(connection: SqlConnection): Promise<void> {
  for (const role of workingRoles) await makeRole(connection, role);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { rows } = await connection.run<{ is_member: boolean }>(
      `select pg_has_role('skerry_scoped', 'skerry_app', 'usage') as is_member`,
      [],
    );
    if (rows[0]?.is_member === true) return;
    await unlessMadeByOthers(connection.run('grant skerry_app to skerry_scoped', []));
  }
}

async function makeRole(connection: SqlConnection, role: string): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await canActAs(connection, role)) return;
    await unlessMadeByOthers(connection.run(`create role ${role} nologin`, []));
    await unlessMadeByOthers(connection.run(`grant ${role} to current_user`, []));
  }
  // Says why, where nobody could make it.
  await connection.run(`set role ${role}; reset role`, []);
}

async function canActAs(connection: SqlConnection, role: string): Promise<boolean> {
  try {
    await connection.run(`set role ${role}`, []);
  } catch {
    return false;
  }
  await connection.run('reset role', []);
  return true;
}

async function unlessMadeByOthers(making: Promise<unknown>): Promise<void> {
  try {
    await making;
  } catch (error) {
    if (!madeByOthers.includes((error as { code?: string }).code ?? '')) throw error;
  }
}
