import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from '../lib/chromium.mjs';
import { prepareCircuitMaintenance } from '../lib/circuit-maintenance.mjs';
import { root } from '../lib/install.mjs';
import { whyNoKeycloak } from '../lib/keycloak.mjs';
import { startPostgres } from '../lib/postgres.mjs';

/**
 * @typedef {object} Step
 * @property {string} name `kind` or `kind:package`; `--only` takes either part
 * @property {string} what one line for `--list`
 * @property {(results: string) => [string, ...string[]]} run command and arguments; `results` is where a test runner writes its JSON report
 * @property {'jest' | 'playwright'} [results] the kind of that report; none for a check that is no test
 * @property {string} [resultsVariable] environment variable that tells the runner where to write the report, if no argument does
 * @property {string} [cwd] the root when absent
 * @property {() => Promise<Setting>} [prepare] runs just before the step
 * @property {boolean} [mayRunNothing] a test runner that finds no test is right: the change has none
 * @property {string[]} [needs] names of steps of its phase that it waits for
 */

/**
 * What a step needs from the machine. `skip` says why the step cannot run here, `note` what it runs without.
 * @typedef {{ env?: Record<string, string>, skip?: string, note?: string, release?: () => Promise<void> }} Setting
 */

const inCi = Boolean(process.env['CI']);
const packages = readdirSync(join(root, 'packages')).sort();
const tools = readdirSync(join(root, 'tools')).sort();

/** @param {string} name @param {string} what @param {string} folder @param {string} script @returns {Step} */
const npmScript = (name, what, folder, script) => ({
  name,
  what,
  run: () => ['npm', 'run', '--silent', script],
  cwd: join(root, folder),
});

/** @param {string} name @param {string} what @param {string} folder @param {string[]} [args] @returns {Step} */
const jest = (name, what, folder, args = []) => ({
  name,
  what,
  results: 'jest',
  cwd: join(root, folder),
  run: (file) => ['npm', 'test', '--silent', '--', '--json', `--outputFile=${file}`, '--maxWorkers=1', ...args],
});

/** Jest where no package has it. @param {string} config @param {string} file @returns {[string, ...string[]]} */
const jestOf = (config, file) => [
  'node',
  '--experimental-vm-modules',
  join('node_modules', 'jest', 'bin', 'jest.js'),
  `--config=${config}`,
  '--json',
  `--outputFile=${file}`,
];

/** @returns {Promise<Setting>} */
async function withChromium() {
  const { executablePath } = await requireChromium();
  return { env: { CHROMIUM_PATH: executablePath } };
}

/** @param {string} name @param {string[]} [args] */
const unit = (name, args) => ({
  ...jest(`unit:${name}`, `tests of packages/${name}`, `packages/${name}`, args),
  prepare: withChromium,
});

/** Takes as long as a quarter of the portal's other tests: a step of its own. */
const failures = 'src/testing/failure-matrix/';

/** Starts the whole product, which brings its database with it. */
const startsProcesses = 'src/main.test.ts';

/** @returns {Promise<Setting>} */
async function withPostgres() {
  const postgres = await startPostgres();
  if (postgres) {
    return { env: { TEST_DATABASE_URL: postgres.url }, release: postgres.stop };
  }
  if (inCi) throw new Error('PostgreSQL is missing and could not be installed.');
  return { note: 'ON PGLITE ALONE: PostgreSQL is missing, and only root on Debian can install it here.' };
}

/** What the server's tests need. @returns {Promise<Setting>} */
async function forServer() {
  const chromium = await withChromium();
  const postgres = await withPostgres();
  const parser = prepareCircuitMaintenance();
  const env = { ...chromium.env, ...postgres.env };
  if ('python' in parser) return { ...postgres, env: { ...env, CIRCUIT_MAINTENANCE_PYTHON: parser.python } };
  const without = `WITHOUT circuit-maintenance-parser, whose test of calendar feeds is skipped: ${parser.missing}`;
  return { ...postgres, env, note: [postgres.note, without].filter(Boolean).join(' ') };
}

/** @returns {Promise<Setting>} */
async function withKeycloak() {
  const skip = whyNoKeycloak();
  return skip ? { skip } : withChromium();
}

/** @type {Step[]} */
const typeChecks = [
  ...packages.map((name) => npmScript(`types:${name}`, `types of packages/${name}`, `packages/${name}`, 'typecheck')),
  npmScript('types:e2e', 'types of the journeys', 'e2e', 'typecheck'),
  { name: 'types:storybook', what: 'types of Storybook’s settings', run: () => ['tsc', '-p', '.storybook'] },
  { name: 'types:scripts', what: 'types of scripts and tools', run: () => ['tsc', '-p', '.'] },
];

/**
 * From what is quick and fails often to what is slow. A phase starts when all of the one before has passed; within it the
 * steps start in their order, those first that others wait for or that take longest.
 *
 * @type {Step[][]}
 */
export const phases = [
  [
    // Git holds no types of the messages, which everything else reads.
    npmScript('generate', 'types of the messages', 'packages/i18n', 'generate'),
  ],
  [
    { name: 'build', what: 'all packages', run: () => ['lerna', 'run', 'build', '--loglevel=error'] },
    // The longest first: what is short fills the other lanes.
    { name: 'lint:eslint', what: 'lint rules that look at one file', run: () => ['eslint', '--max-warnings=0', '.'] },
    { name: 'lint:oxlint', what: 'lint rules that need types or the React Compiler', run: () => ['oxlint'] },
    { name: 'format', what: 'Prettier', run: () => ['prettier', '--check', '--log-level=warn', '.'] },
    {
      name: 'generated',
      what: 'generated files are as their sources say',
      run: () => ['npm', 'run', '--silent', 'generate:check', '--workspaces', '--if-present'],
    },
    ...typeChecks,
    {
      name: 'imports',
      what: 'the arrows of docs/architecture.md',
      run: () => ['node', 'scripts/test/check-imports.mjs'],
    },
    {
      name: 'readme',
      what: 'the commands of README.md, tried',
      run: () => ['node', join('scripts', 'test', 'check-readme.mjs')],
      prepare: withPostgres,
      // They build, too, and nobody may read what is built meanwhile: the types of the packages, for one.
      needs: ['build', 'dead-code', 'lint:eslint', 'lint:oxlint', 'imports', ...typeChecks.map(({ name }) => name)],
    },
    {
      name: 'dead-code',
      what: 'unused files, exports and dependencies',
      run: () => ['knip'],
      // Vite's settings load the kit as it is built, and a build begins by taking it away.
      needs: ['build'],
    },
  ],
  [
    {
      name: 'storybook',
      what: 'Storybook, once for the stories and the pictures',
      run: () => ['npm', 'run', '--silent', 'build-storybook', '--', '--quiet'],
      cwd: join(root, 'packages', 'ui'),
      prepare: async () => ({ env: { PROPS_TABLES: 'off' } }),
    },
    {
      name: 'journeys',
      what: 'journeys in Chromium against the built product',
      results: 'playwright',
      resultsVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
      cwd: join(root, 'e2e'),
      run: () => ['npm', 'test', '--silent', '--', '--reporter=list,json'],
      prepare: withChromium,
    },
    unit('portal', [`--testPathIgnorePatterns=${failures}`]),
    jest('unit:portal:failures', 'every call of the portal with every way to fail', 'packages/portal', [failures]),
    {
      name: 'stories',
      what: 'every story in Chromium, with axe',
      results: 'jest',
      cwd: join(root, 'packages', 'ui'),
      resultsVariable: 'STORY_TEST_RESULTS',
      // The other lanes of this run have work enough for the other core.
      run: () => ['npm', 'run', '--silent', 'test:stories', '--', '--no-build', '--lanes=1'],
      prepare: withChromium,
      needs: ['storybook'],
    },
    {
      ...jest('unit:server', 'tests of packages/server, on PostgreSQL', 'packages/server', [
        `--testPathIgnorePatterns=${startsProcesses}`,
      ]),
      prepare: forServer,
    },
    {
      name: 'reuse',
      what: 'the packed kit in fresh front ends (Vite, Next, Rollup) in Chromium',
      results: 'jest',
      run: (file) => jestOf('reuse/jest.config.js', file),
      prepare: withChromium,
    },
    {
      name: 'visual',
      what: 'pictures of the stories tagged visual against the committed ones',
      results: 'jest',
      resultsVariable: 'VISUAL_RESULTS',
      run: () => ['npm', 'run', '--silent', 'visual', '--', '--no-build'],
      prepare: withChromium,
      needs: ['storybook'],
    },
    // The same SQL on the database that a newcomer gets. It takes twice as long there: only what SQL is made for.
    jest('unit:server:embedded', 'tests of packages/server on PGlite: what the APIs store', 'packages/server', [
      startsProcesses,
      'src/apis/',
      'src/database/',
      'src/mail/',
    ]),
    {
      name: 'keycloak',
      what: 'gets and prepares Keycloak for the journeys',
      run: () => ['node', join('scripts', 'test', 'prepare-keycloak.mjs')],
      prepare: withKeycloak,
    },
    {
      name: 'journeys:keycloak',
      what: 'journeys of signing in, with a real Keycloak',
      results: 'playwright',
      resultsVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
      cwd: join(root, 'e2e'),
      run: () => ['npm', 'test', '--silent', '--', '--config=keycloak.config.ts', '--reporter=list,json'],
      prepare: withKeycloak,
      needs: ['keycloak'],
    },
    unit('ui'),
    {
      name: 'unit:scripts',
      what: 'tests of scripts',
      results: 'jest',
      run: (file) => jestOf('scripts/jest.config.js', file),
    },
    ...tools.map((name) => jest(`unit:${name}`, `tests of tools/${name}`, `tools/${name}`)),
    ...packages.filter((name) => !['portal', 'server', 'ui'].includes(name)).map((name) => unit(name)),
    {
      name: 'packages',
      what: 'published packages as others get them: entries, types, files',
      run: () => ['node', 'scripts/test/check-packages.mjs'],
    },
    {
      name: 'api',
      what: 'the public API of the kit is as its report says',
      run: () => ['api-extractor', 'run'],
      cwd: join(root, 'packages', 'ui'),
    },
    { name: 'size:ui', what: 'sizes of the kit', run: () => ['size-limit'], cwd: join(root, 'packages', 'ui') },
    npmScript('size:portal', 'first load of /users', 'packages/portal', 'measure'),
  ],
];
