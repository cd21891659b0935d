import { CopyOfRepository } from './copy-of-repository.js';

/** @type {CopyOfRepository} */
let copy;
beforeAll(() => {
  copy = new CopyOfRepository();
});
afterAll(() => copy.remove());

describe('new:component', () => {
  it('writes a component that passes types, lint and its own test', async () => {
    const answers = ['TideGauge', 'Shows how high the water stands.', 'Data'];
    expect(await copy.run(['plop', '--plopfile', 'plopfile.js', 'component', ...answers], 'tools/generators')).toBe('');

    expect(await copy.run(['node', 'scripts/generate.ts'], 'packages/i18n')).toBe('');
    const folder = 'packages/ui/src/components/TideGauge';
    const failures = await copy.runAll([
      [['npm', 'run', '--silent', 'typecheck'], 'packages/ui'],
      [['eslint', '--max-warnings=0', folder, 'packages/ui/src/exports']],
      [['oxlint', folder, 'packages/ui/src/exports']],
      [['prettier', '--check', folder]],
      [['jest', 'TideGauge'], 'packages/ui'],
    ]);
    expect(failures).toBe('');
  });

  it('refuses a name that is no name of a component', async () => {
    const answers = ['tide-gauge', 'Shows how high the water stands.', 'Data'];
    const said = await copy.run(['plop', '--plopfile', 'plopfile.js', 'component', ...answers], 'tools/generators');
    expect(said).toContain('Write it like StatusLabel.');
    expect(copy.has('packages/ui/src/components/tide-gauge')).toBe(false);
  });
});
