import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeTokens } from '../../src/brands/compose.ts';
import { writeBreakpoints, writeReferences, writeStylesheet, writeTimes } from './write.ts';
import file from '../../src/tokens/tokens.json' with { type: 'json' };

const themes = composeTokens(file);

it.each([
  ['tokens.css', writeStylesheet(themes)],
  ['token.ts', writeReferences(themes)],
  ['breakpoints.ts', writeBreakpoints(themes)],
  ['times.ts', writeTimes(themes)],
])('%s is what tokens.json says (npm run tokens -w @skerry/ui)', (name, made) => {
  expect(readFileSync(join(process.cwd(), 'src/tokens', name), 'utf8')).toBe(made);
});

it('reassigns the same properties in every theme, so that none keeps a value of another', () => {
  const names = [...writeStylesheet(themes).matchAll(/color-scheme: \w+;([^}]*)\}/g)].map(([, body = '']) =>
    [...body.matchAll(/--sk-[\w-]+(?=:)/g)].map(([name]) => name),
  );
  expect(names).toHaveLength(9);
  for (const theme of names) expect(theme).toEqual(names[0]);
});

it('names custom properties by the path below semantic, without a leading color', () => {
  const css = writeStylesheet(themes);
  expect(css).toContain('--sk-bg-surface: #ffffff;');
  expect(css).toContain('--sk-shell-header-height: 90px;');
  expect(css).toContain('--sk-action-primary-bg-hover: ');
});

it('lets a brand replace what it names and keep the rest of its theme', () => {
  const valueOf = (brand: string, mode: string, path: string) =>
    themes
      .find((theme) => theme.brand === brand && theme.mode === mode)
      ?.tokens.find((token) => token.path.join('.') === path)?.css;
  expect(valueOf('granvik', 'dark', 'shell.tickShort')).toBe('0px');
  expect(valueOf('skerry', 'dark', 'shell.tickShort')).toBe('5px');
  expect(valueOf('granvik', 'dark', 'bg.surface')).toBe(valueOf('skerry', 'dark', 'bg.surface'));
  expect(valueOf('carrier', 'light', 'bg.canvas')).not.toBe(valueOf('skerry', 'light', 'bg.canvas'));
});
