import { CopyOfRepository } from './copy-of-repository.js';

const folderOfComponent = 'packages/ui/src/components/TideGauge';
const folderOfFeature = 'packages/portal/src/features/tide-tables';

/** @type {CopyOfRepository} */
let copy;
beforeAll(() => {
  copy = new CopyOfRepository();
});
afterAll(() => copy.remove());

/** @param {'component' | 'feature'} kind @param {string[]} answers */
const generate = (kind, answers) =>
  copy.run(['plop', '--plopfile', 'plopfile.js', kind, ...answers], 'tools/generators');

/** @param {string} name */
const newComponent = (name) => generate('component', [name, 'Shows how high the water stands.', 'Data']);

/** @param {string} name */
const newFeature = (name) =>
  generate('feature', [
    name,
    'Purchaser',
    'Tide tables',
    'Tidvattentabeller',
    'Tidevannstabeller',
    'Tidevandstabeller',
  ]);

it('new:component and new:feature write what passes types, lint, import rules, the tests of the messages and its own', async () => {
  expect(await newComponent('TideGauge')).toBe('');
  expect(await newFeature('tide-tables')).toBe('');

  expect(await copy.run(['node', 'scripts/generate.ts'], 'packages/i18n')).toBe('');
  const written = [
    folderOfComponent,
    'packages/ui/src/exports',
    folderOfFeature,
    'packages/portal/src/app/features.ts',
  ];
  const failures = await copy.runAll([
    [['npm', 'run', '--silent', 'typecheck'], 'packages/ui'],
    [['npm', 'run', '--silent', 'typecheck'], 'packages/portal'],
    [['eslint', '--max-warnings=0', ...written]],
    [['oxlint', ...written]],
    [['prettier', '--check', ...written]],
    [['node', 'scripts/test/check-imports.mjs']],
    [['jest', 'TideGauge'], 'packages/ui'],
  ]);
  expect(failures).toBe('');
  // After the others, since it writes the messages anew that they read.
  expect(await copy.run(['npm', 'test', '--', 'messages'], 'packages/i18n')).toBe('');
  expect(await copy.run(['npm', 'test', '--', 'tide-tables'], 'packages/portal')).toBe('');
});

it('new:component refuses a name that is no name of a component', async () => {
  expect(await newComponent('tide-gauge')).toContain('Write it like StatusLabel.');
  expect(copy.has('packages/ui/src/components/tide-gauge')).toBe(false);
});

it('new:feature refuses a name that is no address', async () => {
  expect(await newFeature('Tide Tables')).toContain('Write it like site-access.');
  expect(copy.has('packages/portal/src/features/Tide Tables')).toBe(false);
});
