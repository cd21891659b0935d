import { CopyOfRepository } from './copy-of-repository.js';

/** @type {CopyOfRepository} */
let copy;
beforeAll(() => {
  copy = new CopyOfRepository();
});
afterAll(() => copy.remove());

/** @param {string[]} answers */
const newFeature = (answers) =>
  copy.run(['plop', '--plopfile', 'plopfile.js', 'feature', ...answers], 'tools/generators');

describe('new:feature', () => {
  it('writes a feature that passes types, lint, import rules, the tests of the messages and its own', async () => {
    const answers = [
      'tide-tables',
      'Purchaser',
      'Tide tables',
      'Tidvattentabeller',
      'Tidevannstabeller',
      'Tidevandstabeller',
    ];
    expect(await newFeature(answers)).toBe('');

    const folder = 'packages/portal/src/features/tide-tables';
    expect(await copy.run(['node', 'scripts/generate.ts'], 'packages/i18n')).toBe('');
    const failures = await copy.runAll([
      [['npm', 'run', '--silent', 'typecheck'], 'packages/portal'],
      [['eslint', '--max-warnings=0', folder, 'packages/portal/src/app/features.ts']],
      [['oxlint', folder, 'packages/portal/src/app/features.ts']],
      [['prettier', '--check', folder, 'packages/portal/src/app/features.ts']],
      [['node', 'scripts/test/check-imports.mjs']],
    ]);
    expect(failures).toBe('');
    // After the others, since it writes the messages anew that they read.
    expect(await copy.run(['npm', 'test', '--', 'messages'], 'packages/i18n')).toBe('');
    expect(await copy.run(['npm', 'test', '--', 'tide-tables'], 'packages/portal')).toBe('');
  });

  it('refuses a name that is no address', async () => {
    const answers = [
      'Tide Tables',
      'Purchaser',
      'Tide tables',
      'Tidvattentabeller',
      'Tidevannstabeller',
      'Tidevandstabeller',
    ];
    expect(await newFeature(answers)).toContain('Write it like site-access.');
    expect(copy.has('packages/portal/src/features/Tide Tables')).toBe(false);
  });
});
