import { CopyOfRepository } from './copy-of-repository.js';

/** @type {CopyOfRepository} */
let copy;
beforeAll(() => {
  copy = new CopyOfRepository();
});
afterAll(() => copy.remove());

describe('new:component', () => {
  it('writes a component that passes types, lint and its own test', () => {
    const answers = ['TideGauge', 'Shows how high the water stands.', 'Data'];
    expect(copy.run(['plop', '--plopfile', 'plopfile.js', 'component', ...answers], 'tools/generators')).toBe('');

    expect(copy.run(['node', 'scripts/generate.ts'], 'packages/i18n')).toBe('');
    expect(copy.run(['tsc', '-p', '.'], 'packages/ui')).toBe('');
    expect(
      copy.run(['eslint', '--max-warnings=0', 'packages/ui/src/components/TideGauge', 'packages/ui/src/exports']),
    ).toBe('');
    expect(copy.run(['prettier', '--check', 'packages/ui/src/components/TideGauge'])).toBe('');
    expect(copy.run(['jest', 'TideGauge'], 'packages/ui')).toBe('');
  });

  it('refuses a name that is no name of a component', () => {
    const answers = ['tide-gauge', 'Shows how high the water stands.', 'Data'];
    const said = copy.run(['plop', '--plopfile', 'plopfile.js', 'component', ...answers], 'tools/generators');
    expect(said).toContain('Write it like StatusLabel.');
    expect(copy.has('packages/ui/src/components/tide-gauge')).toBe(false);
  });
});
