// Ends the server and its database in the middle of writes, 15 times each, on both databases where it applies. Twelve clients create users
// all the while. Afterwards every user that was acknowledged must be there, each creation tried again under its key must have made one
// user, and losing the database must not have ended the server. Prints a line for each way; exits with 1 where one fails.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../scripts/lib/postgres.mjs';
import { connectDatabase } from '../src/database/connect.ts';
import { aCustomer, aUser } from '../src/demo/users/builders.ts';
import { seed } from '../src/demo/users/seed.ts';
import { startProcess } from './load.ts';

const times = Number(process.env['BENCH_KILLS'] ?? 15);
const port = 4186;
const origin = `http://localhost:${port}`;
const users = `${origin}/api/user-admin/v1/customer/users`;
const customerId = '9200000';

interface Place {
  url?: string;
  folder?: string;
}
interface Creation {
  key: string;
  email: string;
  id?: string;
}
type Server = Awaited<ReturnType<typeof startProcess>>;

const faults: string[] = [];
console.log(
  'way                                kills  acknowledged  503  cut off  other  lost  double  back after, ms (median)',
);

const folder = await mkdtemp(join(tmpdir(), 'skerry-kills-'));
try {
  await killServer('server kill -9, embedded database', { folder });
} finally {
  await rm(folder, { recursive: true });
}
const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The kills need PostgreSQL.');
try {
  const place = { url: postgres.url };
  await killServer('server kill -9, PostgreSQL', place);
  await loseDatabase('pg_terminate_backend', place, () => endConnections(postgres));
  await loseDatabase('PostgreSQL, orderly restart', place, () => postgres.restart('fast'));
  await loseDatabase('PostgreSQL, kill -9', place, () => postgres.restart('kill'));
} finally {
  await postgres.stop();
}
process.exitCode = faults.length > 0 ? 1 : 0;

async function killServer(way: string, place: Place): Promise<void> {
  const account = await fill(place);
  let server = await start(place);
  const load = startLoad(await tokenOf(account));
  const back: number[] = [];
  for (let count = 0; count < times; count += 1) {
    await pause(300 + Math.random() * 500);
    load.use(undefined);
    server.kill('SIGKILL');
    await once(server, 'exit');
    const at = performance.now();
    server = await start(place);
    load.use(await tokenOf(account));
    await load.nextAcknowledged();
    back.push(performance.now() - at);
  }
  await report(way, load, back, await tokenOf(account));
  await end(server);
}

async function loseDatabase(way: string, place: Place, lose: () => void | Promise<void>): Promise<void> {
  const account = await fill(place);
  const server = await start(place);
  const load = startLoad(await tokenOf(account));
  const back: number[] = [];
  for (let count = 0; count < times; count += 1) {
    await pause(300 + Math.random() * 500);
    await lose();
    const at = performance.now();
    await load.nextAcknowledged();
    back.push(performance.now() - at);
  }
  const exited = server.exitCode !== null;
  if (exited) faults.push(way);
  await report(`${way}${exited ? ', THE SERVER ENDED' : ''}`, load, back, await tokenOf(account));
  await end(server);
}

/** Clients that create users until they are stopped, and what they were answered. */
function startLoad(firstToken: string) {
  // Nobody has one while the server is away: its next start signs with another key.
  let token: string | undefined = firstToken;
  let isOn = true;
  let acknowledged = 0;
  const creations: Creation[] = [];
  const last: number[] = [];
  const answers = { ok: 0, unavailable: 0, cut: 0, other: 0 };
  const client = async (name: number) => {
    for (let count = 0; isOn; count += 1) {
      if (token === undefined) {
        await pause(5);
        continue;
      }
      const creation: Creation = {
        key: crypto.randomUUID(),
        email: `${name}-${count}-${crypto.randomUUID()}@kills.example`,
      };
      creations.push(creation);
      const { status, id } = await create(creation, token);
      if (id !== undefined) {
        creation.id = id;
        acknowledged += 1;
      }
      last.unshift(status);
      last.length = Math.min(last.length, 24);
      answers[status === 201 ? 'ok' : status === 503 ? 'unavailable' : status === 0 ? 'cut' : 'other'] += 1;
      if (status !== 201) await pause(50);
    }
  };
  const clients = Array.from({ length: 12 }, (_, name) => client(name));
  return {
    creations,
    answers,
    use(next: string | undefined) {
      token = next;
    },
    async nextAcknowledged() {
      const before = acknowledged;
      const started = performance.now();
      while (acknowledged === before) {
        if (performance.now() - started > 60_000)
          throw new Error(`Nothing was acknowledged for a minute; the last answers: ${last.join(', ')}.`);
        await pause(5);
      }
    },
    async stop() {
      isOn = false;
      await Promise.all(clients);
    },
  };
}

async function report(way: string, load: ReturnType<typeof startLoad>, back: number[], token: string): Promise<void> {
  await load.stop();
  const present = await allEmails(token);
  const acknowledged = load.creations.filter(({ id }) => id !== undefined);
  const lost = acknowledged.filter(({ email }) => !present.has(email)).length;
  // Those without an answer, once more under their key: some were written, none may be twice.
  for (const creation of load.creations.filter(({ id }) => id === undefined)) await create(creation, token);
  const after = await allEmails(token);
  const double = load.creations.filter(({ email }) => after.get(email) !== 1).length;
  if (lost + double + load.answers.other > 0) faults.push(way);
  const median = back.sort((a, b) => a - b)[Math.floor(back.length / 2)] ?? 0;
  const { unavailable, cut, other } = load.answers;
  console.log(
    [
      way.padEnd(34),
      String(back.length).padStart(5),
      String(acknowledged.length).padStart(13),
      String(unavailable).padStart(4),
      String(cut).padStart(8),
      String(other).padStart(6),
      String(lost).padStart(5),
      String(double).padStart(7),
      median.toFixed(0).padStart(12),
    ].join(' '),
  );
}

async function create({ key, email }: Creation, token: string): Promise<{ status: number; id?: string }> {
  try {
    const answer = await fetch(users, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Kills',
        email,
        cellphone: '+46701740605',
        locale: 'en',
        forceTwoFactorAuth: false,
        active: true,
      }),
      signal: AbortSignal.timeout(20_000),
    });
    const body: unknown = await answer.json();
    const isMade = answer.status === 201 && typeof body === 'object' && body !== null && 'id' in body;
    return { status: answer.status, ...(isMade && { id: String(body.id) }) };
  } catch {
    return { status: 0 };
  }
}

async function allEmails(token: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let pages = 1;
  for (let page = 0; page < pages; page += 1) {
    const answer = await fetch(`${users}?pageSize=100&page=${page}`, { headers: { authorization: `Bearer ${token}` } });
    const list = (await answer.json()) as { items: { email: string }[]; totalPages: number };
    pages = list.totalPages;
    for (const { email } of list.items) counts.set(email, (counts.get(email) ?? 0) + 1);
  }
  return counts;
}

async function fill(place: Place): Promise<string> {
  const database = await connectDatabase(place);
  const email = 'administrator@kills.example';
  const find = () =>
    database.identityReads.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if ((await find()) === undefined)
    await database.withOperator((query) =>
      seed(query, {
        customers: [aCustomer({ customerId })],
        users: [aUser({ customerId, email, roles: ['UserAdministrator'] })],
        passwordHash: null,
      }),
    );
  const account = await find();
  await database.close();
  if (account === undefined) throw new Error('The administrator is missing.');
  return account.id;
}

function endConnections(server: Postgres): void {
  server.asSuperuser(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'skerry' and usename = 'skerry'",
  );
}

async function start(place: Place): Promise<Server> {
  return startProcess('skerry-server.ts', place.url, port, place.folder);
}

async function end(server: Server): Promise<void> {
  server.kill('SIGKILL');
  if (server.exitCode === null) await once(server, 'exit');
}

async function tokenOf(account: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/bench-token?account=${account}&customer=${customerId}`);
    if (answer.ok) return answer.text();
    // A server that has just started on a busy machine may say that it is under pressure.
    await pause(100);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
