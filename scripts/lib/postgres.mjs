import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/**
 * @typedef {object} Postgres
 * @property {string} url address with user and password; the user owns the database `skerry`, is no superuser, and may make databases and roles
 * @property {() => void} analyze lets the planner know what there is, as autovacuum does a minute after much was written
 * @property {(how: 'fast' | 'kill') => Promise<void>} restart ends it and starts it again on the same data: `fast` in order, `kill` at once
 * @property {(statement: string) => void} asSuperuser runs a statement
 * @property {() => Promise<void>} stop ends the server and removes its files
 */

/**
 * Starts a PostgreSQL of our own in a temporary folder, on a free port of this machine. Installs Debian's package where there is none and we are root.
 *
 * @param {{ durable?: boolean }} [options] durable: write through to the disk, as in production; off by default, for speed
 * @returns {Promise<Postgres | undefined>} undefined where there is no PostgreSQL and none can be installed
 */
export async function startPostgres({ durable = false } = {}) {
  const binaries = findBinaries() ?? installBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'skerry-postgres-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (isRoot) {
    chmodSync(folder, 0o755);
    must('chown', ['-R', 'postgres', folder]);
  }
  const data = join(folder, 'data');
  asPostgres(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'shared_buffers=256MB',
  ];
  // Without autovacuum: its processes are the superuser's, and keep others from dropping the database that they are in.
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  const [command, args] = userCommand(join(binaries, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  let log = '';
  const launch = () => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk) => (log = (log + String(chunk)).slice(-10_000)));
    return { child, exited: new Promise((resolve) => child.once('exit', resolve)) };
  };
  let server = launch();

  const psql = (/** @type {string} */ database, /** @type {string} */ statements) =>
    spawnSync(
      join(binaries, 'psql'),
      [
        '-q',
        '-v',
        'ON_ERROR_STOP=1',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-d',
        database,
        '-c',
        statements,
      ],
      {
        env: { ...process.env, PGPASSWORD: password },
        encoding: 'utf8',
      },
    );
  const ready = async () => {
    const started = Date.now();
    while (psql('postgres', 'select 1').status !== 0) {
      if (server.child.exitCode !== null || Date.now() - started > 30_000)
        throw new Error(`PostgreSQL did not start:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await ready();
  const mustRun = (/** @type {string} */ database, /** @type {string} */ statement) => {
    const { status, stderr } = psql(database, statement);
    if (status !== 0) throw new Error(stderr);
  };
  mustRun('postgres', `create role skerry login createrole createdb password '${password}'`);
  mustRun('postgres', 'create database skerry owner skerry');

  // "Fast": ends the connections, then the server.
  const stopFast = () => asPostgres(join(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-s']);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    stopFast();
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://skerry:${password}@127.0.0.1:${port}/skerry`,
    asSuperuser: (statement) => mustRun('skerry', statement),
    async restart(how) {
      if (how === 'fast') stopFast();
      else process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await server.exited;
      // Its processes leave by themselves; until then the data is theirs.
      const started = Date.now();
      do {
        server = launch();
        await Promise.race([server.exited, ready().catch(() => undefined)]);
      } while (server.child.exitCode !== null && Date.now() - started < 30_000);
      await ready();
    },
    analyze: () => mustRun('skerry', 'vacuum analyze'),
    stop,
  };
}

/** @returns {string | undefined} the folder of initdb and postgres, the newest version first */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'psql', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
  );
}

function installBinaries() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  must('apt-get', ['update', '-qq']);
  must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  return findBinaries();
}

/** PostgreSQL refuses to run as root. @param {string} command @param {string[]} args @returns {[string, string[]]} */
function userCommand(command, args) {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
}

/** @param {string} command @param {string[]} args */
function asPostgres(command, args) {
  must(...userCommand(command, args));
}

/** @param {string} command @param {string[]} args */
function must(command, args) {
  const { status, stderr, error } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
