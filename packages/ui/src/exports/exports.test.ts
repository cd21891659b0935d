import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { names as movedNames } from '../../codemods/v0.2.0/experimental/names.js';
import manifest from '../../package.json' with { type: 'json' };
import * as experimental from './experimental.ts';
import * as kit from './index.ts';

it('exports what it says and nothing by accident', () => {
  expect(Object.keys(kit).sort()).toMatchSnapshot();
});

describe('the entry for experimental components', () => {
  const charts = ['BarChart', 'SeriesTable', 'TimeChart'];
  const metas = globSync('src/components/*/*.meta.ts').map((file) => ({
    component: basename(file, '.meta.ts'),
    folder: basename(dirname(file)),
    status: /status: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1],
  }));

  it('holds those that say so, and no other', () => {
    const entry = readFileSync('src/exports/experimental.ts', 'utf8');
    const held = [...entry.matchAll(/components\/(\w+)\//g)].map(([, folder]) => folder);
    const said = metas.filter(({ status, component }) => status === 'experimental' && !charts.includes(component));
    expect(held.sort()).toEqual([...new Set(said.map(({ folder }) => folder))].sort());
  });

  it('is known to the codemod, which moves every one of its names', () => {
    expect(Object.keys(experimental).filter((name) => !movedNames.has(name))).toEqual([]);
  });
});

it('exports every type that its props are made of', () => {
  expect(readFileSync('api/ui.api.md', 'utf8')).not.toContain('ae-forgotten-export');
});

describe('what is deprecated', () => {
  const [major = 0, minor = 0] = manifest.version.split('.').map(Number);
  const comments = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@deprecated([^\n]*)/g)].map(([, text = '']) => ({ file, text })),
  );

  it('is there to be checked', () => expect(comments).not.toHaveLength(0));

  it.each(comments)('$file says since when, until when and what instead', ({ text }) => {
    const [, since = '', removed = '', instead = ''] =
      /^ since (\d+\.\d+\.\d+), removed in (\d+)\.0\.0: (.+)/.exec(text) ?? [];
    const [sinceMajor = Infinity, sinceMinor = Infinity] = since.split('.').map(Number);
    expect(instead).not.toBe('');
    expect(Number(removed)).toBeGreaterThan(major);
    // A version that is out, or the next: on main the manifest names the one before.
    expect(sinceMajor * 1000 + sinceMinor).toBeLessThanOrEqual(major * 1000 + minor + 1);
  });
});
