import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Of all tests: the first start on a data folder takes three times as long as one that finds it filled. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skerry-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  child: ReturnType<typeof spawn>;
  /** Waits until the process says that it is there. */
  untilReady: () => Promise<string>;
  ended: Promise<{ code: number | null; errors: string; output: string }>;
}

function run(environment: Record<string, string>): Run {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--conditions=@skerry/source', main], {
    env: {
      PATH,
      PORT: '0',
      SKERRY_DATA_FOLDER: join(folder, 'data'),
      SKERRY_PORTAL_FOLDER: folder,
      SKERRY_LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  const listening = new Promise<string>((resolve) =>
    child.stdout.on('data', (part) => {
      output += String(part);
      if (output.includes('APIs:')) resolve(output);
    }),
  );
  child.stderr.on('data', (part) => (errors += String(part)));
  const ended = new Promise<{ code: number | null; errors: string; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, errors, output })),
  );
  const untilReady = () =>
    Promise.race([listening, ended.then((end) => Promise.reject(new Error(`It ended: ${JSON.stringify(end)}`)))]);
  return { child, untilReady, ended };
}

/** One line, exit code 1, no stack. */
async function expectFault(environment: Record<string, string>, message: RegExp): Promise<void> {
  const { code, errors } = await run(environment).ended;
  const lines = errors.split('\n').filter((line) => line !== '');
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(code).toBe(1);
}

/** Takes a port, of which `close` lets go. */
async function takePort(): Promise<{ port: string; close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The public keys of the identity provider, which are made at the first start and stored. */
async function signingKeys(port: string): Promise<unknown> {
  const answer = await fetch(`http://localhost:${port}/oidc/jwks`);
  expect(answer.status).toBe(200);
  return answer.json();
}

it('starts without configuration, says where it is, who can log in and what serves the APIs, and stops on request', async () => {
  const { child, untilReady, ended } = run({});
  const output = await untilReady();
  expect(output).toContain('Skerry is at http://localhost:');
  expect(output).toMatch(/password skerry-demo[\s\S]*user-administrator@havstrand\.example/);
  expect(output).toMatch(
    /user-admin: built-in\n\s+portal-user: built-in\n\s+quote-and-order: built-in\n\s+account-registration: built-in\n\s+cases: built-in/,
  );
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}, 120_000);

it('keeps its data between starts, and refuses a second process', async () => {
  const { port: PORT, close } = await takePort();
  await close();
  const first = run({ PORT });
  await first.untilReady();
  const keys = await signingKeys(PORT);
  await expectFault({}, /data folder .* is in use by another process \(process \d+ on .*\)\. Stop that process/);
  first.child.kill('SIGKILL');
  await first.ended;
  // A killed process leaves its lock behind, which keeps nobody out.
  const second = run({ PORT });
  await second.untilReady();
  expect(await signingKeys(PORT)).toEqual(keys);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
}, 240_000);

it('says in one line that the data folder is in use, also while the first process still makes demo data', async () => {
  const data = join(folder, 'growing');
  const first = run({ SKERRY_DATA_FOLDER: data, SKERRY_DEMO_GROW: '4471820:20000' });
  let isReady = false;
  void first
    .untilReady()
    .then(() => (isReady = true))
    .catch(() => undefined);
  while ((await readdir(data).catch(() => [])).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await expectFault({ SKERRY_DATA_FOLDER: data }, /data folder .* is in use by another process/);
  expect(isReady).toBe(false);
  first.child.kill('SIGKILL');
  await first.ended;
}, 240_000);

it('goes on when nobody reads its output any more', async () => {
  const { port: PORT, close } = await takePort();
  await close();
  const { child, ended } = run({ PORT, SKERRY_LOG_LEVEL: 'info' });
  child.stdout?.destroy();
  child.stderr?.destroy();
  const health = () =>
    fetch(`http://localhost:${PORT}/health`).then(
      ({ status }) => status,
      () => undefined,
    );
  // It can't say when it is there: that nobody hears it from the start is what is tried.
  while ((await health()) === undefined && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect([await health(), await health()]).toEqual([200, 200]);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}, 120_000);

it('says when the port is in use', async () => {
  const { port, close } = await takePort();
  await expectFault({ PORT: port }, new RegExp(`^Port ${port} is in use\\. Stop what uses it, or set PORT`));
  await close();
}, 120_000);

it('says when the data folder cannot be written', async () => {
  await writeFile(join(folder, 'file'), '');
  await expectFault(
    { SKERRY_DATA_FOLDER: join(folder, 'file', 'data') },
    /^The data folder .* is not writable \(ENOTDIR\)\. Give this user write access/,
  );
}, 60_000);

it.each([
  ['not-a-url', /^DATABASE_URL is not a PostgreSQL address\. Write it as postgres:/],
  ['mysql://localhost/x', /^DATABASE_URL is not a PostgreSQL address/],
  [
    'postgres://skerry:geheim@127.0.0.1:1/portal',
    /^Cannot reach the database of DATABASE_URL \(127\.0\.0\.1:1\/portal\): (?!.*geheim).*ECONNREFUSED.*Check host, port/,
  ],
])('says when DATABASE_URL is wrong: %s', async (url, message) => expectFault({ DATABASE_URL: url }, message), 60_000);

it(
  'says when a key is unknown',
  async () =>
    expectFault({ SKERRY_DATA_DIRECTORY: '/x' }, /^SKERRY_DATA_DIRECTORY is not a key of the configuration\./),
  60_000,
);
