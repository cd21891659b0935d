import { withKitVersion, withOneSection, withoutOlderCommits } from '../release-notes.mjs';

const before = '# Change Log\n\n';
const released = '# 0.1.0 (2026-11-21)\n\n* First.\n';
const written = '# 0.2.0 (unreleased)\n\n**Breaking:** `a` is `b`. **To do:** rename it.\n\n';
const made = '# 0.2.0 (2026-12-01)\n\n### Features\n\n* **ui:** b abc1234\n\n';

describe('The change log of the kit at a release', () => {
  it('says what was written for those who use it, with the day of the release', () => {
    expect(withOneSection(`${before}${made}${written}${released}`, '0.2.0')).toBe(
      `${before}${written.replace('unreleased', '2026-12-01')}${released}`,
    );
  });

  it('stays as lerna has made it where nothing was written', () => {
    const log = `${before}${made}${released}`;
    expect(withOneSection(log, '0.2.0')).toBe(log);
  });

  it('stays as it is until lerna has made the version', () => {
    const log = `${before}${written}${released}`;
    expect(withOneSection(log, '0.2.0')).toBe(log);
  });
});

describe('The change log of a package', () => {
  const older = '# 0.1.0 (2026-11-21)\n\n### Features\n\n* **ui:** a abc1234\n\n';
  const isNew = '### Features\n\n* **ui:** b def5678\n\n';

  it('says of a version nothing that stands under an older one, as it would where the tag of that is missing', () => {
    const repeated = '### Features\n\n* **ui:** a abc1234\n* **ui:** b def5678\n\n';
    expect(withoutOlderCommits(`${before}# 0.2.0 (2026-12-01)\n\n${repeated}${older}`)).toBe(
      `${before}# 0.2.0 (2026-12-01)\n\n${isNew}${older}`,
    );
  });

  it('has no heading over nothing', () => {
    const repeated = '### Bug Fixes\n\n* **ui:** a abc1234\n\n';
    for (const parts of [repeated + isNew, isNew + repeated])
      expect(withoutOlderCommits(`${before}# 0.2.0 (2026-12-01)\n\n${parts}${older}`)).toBe(
        `${before}# 0.2.0 (2026-12-01)\n\n${isNew}${older}`,
      );
  });

  it('stays as it is where nothing is said twice', () => {
    const log = `${before}# 0.2.0 (2026-12-01)\n\n${isNew}${older}`;
    expect(withoutOlderCommits(log)).toBe(log);
    expect(withoutOlderCommits(before)).toBe(before);
  });
});

describe('The lock of a front end that has the packed kit', () => {
  it('names the version that is made, of the kit alone', () => {
    const lock = (/** @type {string} */ version) => ({
      name: 'app',
      packages: {
        '': { dependencies: { '@skerry/ui': 'file:ui.tgz', react: '19.0.0' } },
        'node_modules/@skerry/i18n': { version },
        'node_modules/@skerry/ui': { version, dependencies: { '@skerry/i18n': version, 'react-aria': '3.0.0' } },
        'node_modules/react': { version: '0.1.0' },
      },
    });
    expect(JSON.parse(withKitVersion(JSON.stringify(lock('0.1.0')), '0.2.0'))).toEqual(lock('0.2.0'));
  });
});
