import { useMemo, useState } from 'react';
import type { BrandFile } from '../src/brands/brandFile.ts';
import { withColor } from '../src/brands/completeBrand.ts';
import { brandCss, checkBrand, composeBrand, requiredTokens } from '../src/brands/checkBrand.ts';
import type { Color } from '../src/brands/compose.ts';
import fjord from '../src/brands/examples/fjord.json' with { type: 'json' };
import { Button } from '../src/components/Button/Button.tsx';
import { Checkbox } from '../src/components/Checkbox/Checkbox.tsx';
import { Link } from '../src/components/Link/Link.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';
import { Inline } from '../src/primitives/Inline/Inline.tsx';
import { Stack } from '../src/primitives/Stack/Stack.tsx';
import { ThemeProvider } from '../src/theme/ThemeProvider.tsx';
import { ThemeScope } from '../src/theme/ThemeScope.tsx';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };
import { ContrastTable } from './tokenTable.tsx';

type Mode = 'light' | 'dark';
const start: BrandFile = { ...fjord, name: 'yours' };
/** What a picker can choose: contour and depth are drawings, mostly transparent. */
const editable = requiredTokens.filter((path) => !/contour|depth/.test(path));

/** A brand that is edited, worn and checked at once. */
export function BrandEditor() {
  const [brand, setBrand] = useState(start);
  const [mode, setMode] = useState<Mode>('light');
  const problems = useMemo(() => checkBrand(brand, tokens), [brand]);
  const css = useMemo(() => brandCss(brand, tokens), [brand]);
  const theme = useMemo(() => composeBrand(brand, tokens).find((candidate) => candidate.mode === mode), [brand, mode]);
  const colorOf = (path: string) => {
    const name = path.replace('color.', '');
    const found = theme?.tokens.find((candidate) => candidate.path.join('.') === name);
    return (found?.value as Color | undefined)?.hex ?? '#000000';
  };
  const json = JSON.stringify(brand, undefined, 2);

  return (
    <div>
      <style>{css}</style>
      <p>
        <label>
          Theme{' '}
          <select value={mode} onChange={({ target }) => setMode(target.value as Mode)}>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
      </p>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 8 }}>
        {editable.map((path) => (
          <label key={path}>
            <input
              type="color"
              value={colorOf(path)}
              onChange={({ target }) =>
                setBrand({ ...brand, [mode]: withColor(brand[mode], path.split('.'), target.value) })
              }
            />{' '}
            {path.replace('color.', '')}
          </label>
        ))}
      </div>
      <ThemeProvider brand="skerry" theme="light">
        <ThemeScope brand={brand.name} theme={mode} style={{ padding: 24, marginBlock: 16 }}>
          <Stack>
            <TextField label="Name" defaultValue="Brahe" />
            <Checkbox defaultChecked>Send me planned works</Checkbox>
            <Inline gap={16}>
              <Button variant="primary">Save</Button>
              <Button>Cancel</Button>
              <Button variant="ghost">Show all</Button>
              <Link href="#orders">Orders</Link>
            </Inline>
          </Stack>
        </ThemeScope>
      </ThemeProvider>
      <p role="status">
        {problems.length === 0
          ? '✓ Every token is there, and every pair of colours has its contrast, light and dark.'
          : `✗ ${problems.length} faults:`}
      </p>
      <ul>
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => void navigator.clipboard.writeText(json)}>
          Copy the token file
        </button>{' '}
        <a download="brand.json" href={`data:application/json,${encodeURIComponent(json)}`}>
          Download brand.json
        </a>
      </p>
      <details>
        <summary>Every pair and its ratio</summary>
        {theme && <ContrastTable theme={theme} />}
      </details>
    </div>
  );
}
