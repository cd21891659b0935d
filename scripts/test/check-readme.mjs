// Tries each command that README.md names: it is run, or asked for no more than what it would do. Words after it choose those that hold one.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from '../../reuse/lib/apps.js';
import { CopyOfRepository } from '../../tools/generators/test/copy-of-repository.js';
import { root } from '../lib/install.mjs';
import { phases } from './steps.mjs';

/**
 * @typedef {object} Try
 * @property {string[]} [steps] it is what these steps run, and nothing else is tried
 * @property {string} [instead] what is run in its place: the same with arguments
 * @property {boolean} [inCopy] it writes into the checkout: a copy is as good
 * @property {string} [inFolder] where it is run, if not in the checkout
 * @property {Record<string, string>} [env]
 * @property {RegExp} [says] what it prints. It is ended then, if it would go on.
 * @property {string} [makes] a file that is there then
 * @property {string} [skip] why it can't be tried on this machine
 */

const folder = mkdtempSync(join(tmpdir(), 'skerry-readme-'));
const frontEnd = join(folder, 'front-end');
const app = join(folder, 'my-app');
mkdirSync(app);
writeFileSync(join(app, 'package.json'), '{ "private": true }');
const port = String(await freePort());
const quick = { BENCH_USERS: '100', BENCH_ROUNDS: '1', BENCH_SECONDS: '1' };
const noPostgres = process.env['TEST_DATABASE_URL'] ? {} : { skip: 'PostgreSQL is missing' };
const feature = 'tide-tables Purchaser Tides Tidvatten Tidevann Tidevand';

/** By the command as README.md has it. @type {Readonly<Record<string, Try>>} */
const tries = {
  'npm start': { env: { PORT: port, SKERRY_DATA_FOLDER: join(folder, 'data') }, says: new RegExp(`localhost:${port}`) },
  'npm test': { instead: 'npm test -- --list', says: /journeys/ },
  'npm run test:full': { instead: 'npm run test:full -- --list', says: /journeys/ },
  'npm test -- --changed': { instead: 'npm test -- --changed HEAD --list', says: /changed/ },
  'node scripts/test.mjs --list': { says: /journeys/ },
  'npm run build': { steps: ['build'] },
  'npm run lint': { steps: ['lint:oxlint', 'lint:eslint'] },
  'npm run typecheck': { instead: 'npm run typecheck -- --scope=@skerry/contracts', inCopy: true },
  'npm run format': { instead: 'npm run format -- --version', says: /^\d/m },
  'npm run storybook': { instead: 'npm run storybook -- --version', says: /^\d/m },
  'npm run generate': { inCopy: true, makes: 'packages/i18n/src/generated/message-id.ts' },
  'npm run new:component -- Name': {
    instead: 'npm run new:component -- TideGauge Gauge Data',
    inCopy: true,
    makes: 'packages/ui/src/components/TideGauge/TideGauge.tsx',
  },
  'npm run new:feature -- name': {
    instead: `npm run new:feature -- ${feature}`,
    inCopy: true,
    makes: 'packages/portal/src/features/tide-tables/tide-tables.feature.ts',
  },
  'npm run new:front-end -- ../folder': {
    instead: `npm run new:front-end -- ${frontEnd}`,
    makes: join(frontEnd, 'kit', 'skerry-ui.tgz'),
  },
  'npm run pack:kit -- ../my-app/kit': {
    instead: `npm run pack:kit -- ${join(app, 'kit')}`,
    makes: join(app, 'kit', 'skerry-ui-codemods.tgz'),
  },
  'npm install ./kit/skerry-i18n.tgz ./kit/skerry-ui.tgz react react-dom styled-components': {
    inFolder: app,
    env: { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' },
    makes: join(app, 'node_modules', '@skerry', 'ui', 'dist', 'exports', 'index.js'),
  },
  'npm run visual': { instead: 'npm run visual -- --help', says: /--update/ },
  'npm run config': { says: /DATABASE_URL/ },
  'npm run bench': { env: quick, says: /^100 /m, ...noPostgres },
  'npm run release': { instead: 'npm run release -- --help', says: /version/i },
};

const named = commandsOf(readFileSync(join(root, 'README.md'), 'utf8'));
const faults = [
  ...named.filter((command) => !tries[command]).map((command) => `README.md names ${command}, which nobody tries.`),
  ...Object.keys(tries)
    .filter((command) => !named.includes(command))
    .map((command) => `${command} is tried, and README.md does not name it.`),
];
const words = process.argv.slice(2);
const wanted = named.filter((command) => words.length === 0 || words.some((word) => command.includes(word)));
const copy = new CopyOfRepository();
try {
  for (const command of wanted) {
    const start = Date.now();
    const fault = await tryOut(command, tries[command] ?? { skip: 'see above' });
    const skipped = tries[command]?.skip;
    console.log(
      `${fault ? '✗' : skipped ? '–' : '✓'} ${command} (${Date.now() - start} ms)${skipped ? `: ${skipped}` : ''}`,
    );
    if (fault) faults.push(`${command}: ${fault}`);
  }
} finally {
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`\n${fault}`);
process.exitCode = faults.length > 0 || wanted.length === 0 ? 1 : 0;

/** Lines of shell, and what begins with npm or node between backticks, in the order of the page. @param {string} text */
function commandsOf(text) {
  const commands = [...text.matchAll(/^```sh\n([\s\S]*?)^```|`((?:npm|node) [^`\n]+)`/gm)].flatMap(
    ([, shell, inline = '']) => shell?.split('\n') ?? inline,
  );
  return [...new Set(commands.map((command) => command.trim()).filter(Boolean))];
}

/** @param {string} command @param {Try} how @returns {Promise<string | undefined>} what is wrong */
async function tryOut(command, { steps, instead = command, inCopy, inFolder, env = {}, says, makes, skip }) {
  if (skip) return undefined;
  if (steps) return differenceFromSteps(command, steps);
  const where = inFolder ?? (inCopy ? copy.folder : root);
  const { said, status } = await run(instead.split(' '), where, env, says);
  if (status !== 0) return `it ends with ${status}.\n${said || 'It says nothing.'}`;
  if (says && !says.test(said)) return `it does not say ${says}.\n${said}`;
  if (makes && !existsSync(join(makes.startsWith('/') ? '' : where, makes))) return `it makes no ${makes}.\n${said}`;
  return undefined;
}

/** The script must be the commands of the steps, which may have more arguments. @param {string} command @param {string[]} steps */
function differenceFromSteps(command, steps) {
  const name = command.replace('npm run ', '');
  /** @type {string} */
  const script = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[name] ?? '';
  const parts = script.split(' && ');
  const same = steps.every((step, index) => {
    const words = phases
      .flat()
      .find((candidate) => candidate.name === step)
      ?.run('');
    return words && parts[index]?.split(' ').every((word) => words.includes(word));
  });
  return same && parts.length === steps.length ? undefined : `it is ${script}, which is not what ${steps.join()} run.`;
}

/**
 * @param {string[]} command
 * @param {string} cwd
 * @param {Record<string, string>} more
 * @param {RegExp | undefined} enough it is ended when it has said this
 * @returns {Promise<{ said: string, status: number }>}
 */
function run([tool = '', ...args], cwd, more, enough) {
  // A group of its own: what it starts ends with it.
  const child = spawn(tool, args, { cwd, env: { ...environment(), INIT_CWD: cwd, ...more }, detached: true });
  let said = '';
  let isEnough = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
      if (isEnough || !enough?.test(said)) return;
      isEnough = true;
      end(child.pid);
    });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ said: message, status: 1 }));
    child.on('close', (status) => resolve({ said, status: isEnough ? 0 : (status ?? 1) }));
  });
}

/** @param {number | undefined} group */
function end(group) {
  try {
    if (group !== undefined) process.kill(-group, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
