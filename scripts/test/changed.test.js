import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { journeysOf, reachedSteps } from './changed.mjs';
import { featuresOfApi, ofAllPages, ofFeature, smoke } from './journeys.mjs';
import { phases } from './steps.mjs';

/** What is run of each step, by its name. @param {...string} files */
const reachedBy = (...files) =>
  new Map(
    reachedSteps(phases, files)
      .flat()
      .map(({ name, run }) => [name, run('results.json').join(' ')]),
  );

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('a change of one feature', () => {
  const page = 'packages/portal/src/features/users/UsersPage.tsx';
  const reached = reachedBy(page);

  it('is linted and formatted alone', () => {
    expect(reached.get('lint:eslint')).toBe(`eslint --max-warnings=0 --no-warn-ignored ${page}`);
    expect(reached.get('lint:oxlint')).toBe(`oxlint ${page}`);
    expect(reached.get('format')).toMatch(new RegExp(`--ignore-unknown ${page}$`));
  });

  it('runs its own tests, journeys and stories, and the tests of the portal that go over all features', () => {
    expect(reached.get('unit:portal')).toMatch(
      /--maxWorkers=1 src\/features\/users\/ src\/app\/access-matrix src\/app\/page- --testPathIgnorePatterns=\S+$/,
    );
    expect(reached.get('journeys')).toMatch(/ journeys\/create-user\.spec\.ts .*journeys\/users-list\.spec\.ts$/);
    expect(reached.get('stories')).toMatch(/ Portal\/Users$/);
    expect([...reached.keys()]).toEqual(expect.arrayContaining(['build', 'types:portal']));
  });

  it('meets the failures of its own calls alone', () => {
    expect(reached.get('unit:portal:failures')).toMatch(/ -t {2}\(\?:users\): \|/);
    const shared = reachedBy(page, 'packages/portal/src/platform/api/send.ts');
    expect(shared.get('unit:portal:failures')).not.toContain(' -t ');
  });

  it('runs nothing of the server, the kit and other front ends', () => {
    const others = ['unit:server', 'unit:server:embedded', 'types:server', 'unit:ui', 'reuse', 'journeys:keycloak'];
    for (const name of others) expect([...reached.keys()]).not.toContain(name);
  });
});

it('a change of texts runs the tests and journeys of the features that say them', () => {
  const reached = reachedBy('packages/i18n/messages/sv/orders.json');
  expect(reached.get('unit:i18n')).toBeDefined();
  expect(reached.get('unit:portal')).toContain('src/features/orders/');
  expect(reached.get('journeys')).toContain('journeys/orders.spec.ts');
});

it('a change of an API runs its tests, those of who may do what, and the journeys of its features', () => {
  const reached = reachedBy('packages/server/src/apis/orders/orders.ts');
  expect(reached.get('unit:server')).toMatch(/ src\/apis\/orders\/ src\/identity\/ --testPath\S+$/);
  expect(reached.get('journeys')).toMatch(/ journeys\/orders\.spec\.ts$/);
});

it.each([
  'packages/portal/src/platform/api/send.ts',
  'packages/ui/src/components/Button/Button.tsx',
  'packages/server/src/http/trace.ts',
])('a change of %s, which every page stands on, runs a few journeys of all kinds', (file) => {
  expect(journeysOf([file])).toEqual(smoke);
});

it('a change of a helper runs the journeys that use it', () => {
  expect(journeysOf(['e2e/helpers/mail.ts'])).toContain('create-user');
});

it('a change of the installed packages reaches everything', () => {
  expect(reachedSteps(phases, ['package-lock.json'])).toBe(phases);
});

it('a change of a document is formatted, and no more', () => {
  expect([...reachedBy('docs/demo.md').keys()]).toEqual(['generate', 'format']);
});

it('each feature with pages has its calls in the matrix of failures', () => {
  const matrix = readFileSync(join(root, 'packages/portal/src/testing/failure-matrix/failure-matrix.test.tsx'), 'utf8');
  const known = /const features = \{([^;]*)\} satisfies/.exec(matrix)?.[1] ?? '';
  for (const feature of Object.keys(ofFeature))
    if (feature !== 'customer-promises') expect(known).toMatch(new RegExp(`^ +'?${feature}['?:,]`, 'm'));
});

describe('the map of journeys', () => {
  const journeys = readdirSync(join(root, 'e2e/journeys')).map((file) => file.replace('.spec.ts', ''));

  it('has each feature and each API', () => {
    const features = foldersIn('packages/portal/src/features');
    expect(Object.keys(ofFeature).sort()).toEqual([...features, 'app', 'sign-in'].sort());
    expect(Object.keys(featuresOfApi).sort()).toEqual(foldersIn('packages/server/src/apis').sort());
    for (const feature of Object.values(featuresOfApi).flat()) expect(ofFeature).toHaveProperty(feature);
  });

  it('has each journey, and no other', () => {
    const known = new Set([...Object.values(ofFeature).flat(), ...smoke, ...ofAllPages]);
    expect([...known].sort()).toEqual(journeys.sort());
  });
});
