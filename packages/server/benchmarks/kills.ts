// Ends the server and its database in the middle of writes, 15 times each, on both databases where it applies. Sixteen clients write users,
// quotes, lists of sites, orders by quotes, contacts and disturbances all the while, and each disturbance is told of. Afterwards everything that was acknowledged must be there, each write tried
// again under its key must have been done once, every quote must get its prices, every disturbance be told once, and losing the database must not have ended the server.
// Prints a line for each way; exits with 1 where one fails.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../scripts/lib/postgres.mjs';
import { connectDatabase } from '../src/database/connect.ts';
import { demoPriceBook } from '../src/demo/quotes/demo-price-book.ts';
import { aCustomer, anAgreement, aUser } from '../src/demo/users/builders.ts';
import { aService, aSite } from '../src/demo/services/builders.ts';
import { seedInventory } from '../src/demo/services/seed-services.ts';
import { seed } from '../src/demo/users/seed.ts';
import {
  customerId,
  idOf,
  kinds,
  nextWrite,
  serviceId,
  untold,
  withoutPrices,
  wordsThere,
  type Answer,
  type Write,
} from './kill-writes.ts';
import { startProcess } from './load.ts';

const times = Number(process.env['BENCH_KILLS'] ?? 15);
const port = 4250;
process.env['BENCH_TELLS'] = 'on';
const origin = `http://localhost:${port}`;

/** Of a user of the customer, and of one of the provider's own. */
interface People {
  user: string;
  provider: string;
}
type Tokens = People;

interface Place {
  url?: string;
  folder?: string;
}
type Server = Awaited<ReturnType<typeof startProcess>>;

const faults: string[] = [];
console.log(
  'way                                kills  acknowledged  503  cut off  other  lost  double  unpriced  untold  back after, ms: median, longest',
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
  const people = await fill(place);
  let server = await start(place);
  const load = startLoad(await tokensOf(people));
  const back: number[] = [];
  for (let count = 0; count < times; count += 1) {
    await pause(300 + Math.random() * 500);
    load.use(undefined);
    server.kill('SIGKILL');
    await once(server, 'exit');
    const at = performance.now();
    server = await start(place);
    load.use(await tokensOf(people));
    await load.nextAcknowledged();
    back.push(performance.now() - at);
  }
  await report(way, load, back, await tokensOf(people));
  await end(server);
}

async function loseDatabase(way: string, place: Place, lose: () => void | Promise<void>): Promise<void> {
  const people = await fill(place);
  const server = await start(place);
  const load = startLoad(await tokensOf(people));
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
  await report(`${way}${exited ? ', THE SERVER ENDED' : ''}`, load, back, await tokensOf(people));
  await end(server);
}

/** Clients that write until they are stopped, and what they were answered. */
function startLoad(firstTokens: Tokens) {
  // Nobody has one while the server is away: its next start signs with another key.
  let tokens: Tokens | undefined = firstTokens;
  let isOn = true;
  let acknowledged = 0;
  const writes: Write[] = [];
  const last: number[] = [];
  const answers = { ok: 0, unavailable: 0, cut: 0, other: 0 };
  const client = async (name: number) => {
    while (isOn) {
      const current = tokens;
      const write = current === undefined ? undefined : await nextWrite(name, callOf(current));
      if (current === undefined || write === undefined) {
        await pause(5);
        continue;
      }
      writes.push(write);
      const answer = await callOf(current)('POST', write.path, write);
      const { status } = answer;
      write.id = idOf(answer);
      if (write.id !== undefined) acknowledged += 1;
      last.unshift(status);
      last.length = Math.min(last.length, 24);
      answers[write.id !== undefined ? 'ok' : status === 503 ? 'unavailable' : status === 0 ? 'cut' : 'other'] += 1;
      if (write.id === undefined) await pause(50);
    }
  };
  const clients = Array.from({ length: 16 }, (_, name) => client(name));
  return {
    writes,
    answers,
    use(next: Tokens | undefined) {
      tokens = next;
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

async function report(way: string, load: ReturnType<typeof startLoad>, back: number[], tokens: Tokens): Promise<void> {
  await load.stop();
  const call = callOf(tokens);
  const present = await wordsThere(call);
  const acknowledged = load.writes.filter(({ id }) => id !== undefined);
  const lost = acknowledged.filter(({ word }) => !present.has(word)).length;
  // Those without an answer, once more under their key: some were written, none may be twice.
  for (const write of load.writes.filter(({ id }) => id === undefined)) await call('POST', write.path, write);
  const after = await wordsThere(call);
  const double = load.writes.filter(({ word }) => after.get(word) !== 1).length;
  const unpriced = await withoutPrices(acknowledged, call);
  const silent = await untold(acknowledged, call);
  if (lost + double + unpriced + silent + load.answers.other > 0) faults.push(way);
  const sorted = back.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
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
      String(unpriced).padStart(9),
      String(silent).padStart(7),
      median.toFixed(0).padStart(22),
      longest.toFixed(0).padStart(8),
    ].join(' '),
  );
  const of = (kind: Write['kind']) => `${acknowledged.filter((write) => write.kind === kind).length} ${kind}`;
  console.log(`  acknowledged: ${kinds.map(of).join(', ')}`);
}

/** Calls of the user, or of the provider's own; status 0 where nothing came back. */
function callOf(tokens: Tokens) {
  return async (
    method: 'GET' | 'POST',
    path: string,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<Answer> => {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${path.includes('/provider/') ? tokens.provider : tokens.user}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return { status: 0, body: undefined };
    }
  };
}

async function fill(place: Place): Promise<People> {
  const database = await connectDatabase(place);
  const email = 'administrator@kills.example';
  const providerEmail = 'provider@kills.example';
  const find = (address = email) =>
    database.identityReads.selectFrom('accounts').select('id').where('email', '=', address).executeTakeFirst();
  if ((await find()) === undefined)
    await database.withOperator(async (query) => {
      await seed(query, {
        customers: [aCustomer({ customerId, frameworkAgreements: [anAgreement({ id: 'FA-1' })] })],
        users: [aUser({ customerId, email, roles: ['UserAdministrator', 'Purchaser', 'OperationResponsible'] })],
        staff: [
          { firstName: 'Arne', lastName: 'Kills', email: providerEmail, realmRoles: [], defaultCustomerId: customerId },
        ],
        passwordHash: null,
      });
      await seedInventory(query, {
        sites: [aSite({ customerId, id: 'S-1', numericalId: 1, name: 'Terminal 1' })],
        services: [aService({ customerId, serviceId, siteId: 'S-1' })],
      });
      const { version, ...book } = demoPriceBook;
      await query
        .insertInto('price_books')
        .values({ version, book: JSON.stringify(book), made_by: 'Bench', approved_by: null })
        .execute();
    });
  const [user, provider] = [await find(), await find(providerEmail)];
  await database.close();
  if (user === undefined || provider === undefined) throw new Error('Somebody is missing.');
  return { user: user.id, provider: provider.id };
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

async function tokensOf({ user, provider }: People): Promise<Tokens> {
  return { user: await tokenOf(user), provider: await tokenOf(provider) };
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
