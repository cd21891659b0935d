import { use, useMemo, useState } from 'react';
import { DarkContext } from '../../../.storybook/docs/DarkContext.ts';
import { longHex, type BrandColors, type BrandDraft } from '../src/brands/brandFile.ts';
import { brandNotes, isDoubtful } from '../src/brands/brandNotes.ts';
import { withColor } from '../src/brands/completeBrand.ts';
import { brandCss, checkBrand, composeBrand, requiredTokens } from '../src/brands/checkBrand.ts';
import type { Color } from '../src/brands/compose.ts';
import { AppHeader } from '../src/components/AppHeader/AppHeader.tsx';
import { exampleHeader } from '../src/components/AppHeader/exampleHeader.tsx';
import { Button } from '../src/components/Button/Button.tsx';
import { Checkbox } from '../src/components/Checkbox/Checkbox.tsx';
import { Link } from '../src/components/Link/Link.tsx';
import { SegmentedControl } from '../src/components/SegmentedControl/SegmentedControl.tsx';
import { TextArea } from '../src/components/TextArea/TextArea.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';
import { Inline } from '../src/primitives/Inline/Inline.tsx';
import { Stack } from '../src/primitives/Stack/Stack.tsx';
import { ThemeProvider } from '../src/theme/ThemeProvider.tsx';
import { ThemeScope } from '../src/theme/ThemeScope.tsx';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };
import { ContrastTable } from './tokenTable.tsx';

type Mode = 'light' | 'dark';
const start: BrandDraft = { name: 'yours', colors: { primary: '#17614f', header: '#0f4a3c', accent: '#f0b429' } };
const colorNames = ['primary', 'header', 'accent'] as const satisfies readonly (keyof BrandColors)[];
const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
/** What a picker can choose: contour and depth are drawings, mostly transparent. */
const editable = requiredTokens.filter((path) => !/contour|depth/.test(path));

/** A brand that is edited, worn and checked at once. */
export function BrandEditor() {
  const isDark = use(DarkContext);
  const [brand, setBrand] = useState(start);
  const [mode, setMode] = useState<Mode>('light');
  const problems = useMemo(() => checkBrand(brand, tokens), [brand]);
  const notes = useMemo(() => (problems.length === 0 ? brandNotes(brand, tokens) : []), [brand, problems]);
  // The page wears it whatever it is called, also while its name is being written.
  const worn = useMemo(() => ({ ...brand, name: 'worn' }), [brand]);
  const css = useMemo(() => brandCss(worn, tokens), [worn]);
  const theme = useMemo(() => composeBrand(worn, tokens).find((candidate) => candidate.mode === mode), [worn, mode]);
  const hexOf = (path: string) => {
    const name = path.replace('color.', '');
    const found = theme?.tokens.find((candidate) => candidate.path.join('.') === name);
    return (found?.value as Color | undefined)?.hex ?? '#000000';
  };
  const setToken = (path: string, hex: string) =>
    setBrand({ ...brand, [mode]: withColor(brand[mode] ?? {}, path.split('.'), hex) });
  const { colors } = brand;

  return (
    <ThemeProvider theme={isDark ? 'dark' : 'light'}>
      <style>{css}</style>
      <Stack>
        <Inline gap={16}>
          <TextField
            label="Name of the brand"
            value={brand.name}
            onChange={({ target }) => setBrand({ ...brand, name: target.value })}
          />
          <SegmentedControl label="Theme" options={modes} value={mode} onValueChange={setMode} />
        </Inline>
        {colors && (
          <Inline gap={16}>
            {colorNames.map((name) => (
              <Picker
                key={name}
                name={name}
                value={colors[name] ?? colors.primary}
                onChoose={(hex) => setBrand({ ...brand, colors: { ...colors, [name]: hex } })}
              />
            ))}
          </Inline>
        )}
        <ThemeScope brand="worn" theme={mode}>
          <AppHeader {...exampleHeader('#home')} style={{ position: 'relative' }} />
          <Stack style={{ padding: 24 }}>
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
        <p role="status">{verdict(problems.length, notes.filter(isDoubtful).length)}</p>
        <ul>
          {[...problems, ...notes].map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <BrandText brand={brand} onUse={setBrand} />
        <details>
          <summary>Choose single tokens</summary>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 8 }}>
            {editable.map((path) => (
              <Picker
                key={path}
                name={path.replace('color.', '')}
                value={hexOf(path)}
                onChoose={(hex) => setToken(path, hex)}
              />
            ))}
          </div>
        </details>
        <details>
          <summary>Every pair and its ratio</summary>
          {theme && <ContrastTable theme={theme} />}
        </details>
      </Stack>
    </ThemeProvider>
  );
}

interface PickerProps {
  readonly name: string;
  readonly value: string;
  readonly onChoose: (hex: string) => void;
}

/** The browser's own: the kit has no field for colours. */
function Picker({ name, value, onChoose }: PickerProps) {
  return (
    <label>
      <input type="color" value={longHex(value)} onChange={({ target }) => onChoose(target.value)} /> {name}
    </label>
  );
}

interface BrandTextProps {
  readonly brand: BrandDraft;
  readonly onUse: (brand: BrandDraft) => void;
}

/** The file to take away, and a field for one's own. */
function BrandText({ brand, onUse }: BrandTextProps) {
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<string>();
  const json = JSON.stringify(brand, undefined, 2);
  const wear = () => {
    const read = readBrand(pasted);
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') onUse(read);
  };
  return (
    <Stack>
      <Inline gap={16}>
        <Button onClick={() => void navigator.clipboard.writeText(json)}>Copy the token file</Button>
        <a download="brand.json" href={`data:application/json,${encodeURIComponent(json)}`}>
          Download brand.json
        </a>
      </Inline>
      <TextArea
        label="Your own brand.json"
        isOptional
        value={pasted}
        error={fault}
        onChange={({ target }) => setPasted(target.value)}
      />
      <Inline>
        <Button onClick={wear}>Use it</Button>
      </Inline>
    </Stack>
  );
}

/** A brand that can be worn, or what is wrong with the text. */
function readBrand(text: string): BrandDraft | string {
  try {
    const brand = JSON.parse(text) as BrandDraft;
    const faults = checkBrand(brand, tokens).filter(({ kind }) => kind === 'form' || kind === 'value');
    return faults.length === 0 ? brand : faults.map(({ message }) => message).join(' ');
  } catch {
    return 'This is no JSON.';
  }
}

function verdict(faults: number, notes: number): string {
  if (faults === 0)
    return `✓ Every token is there, and every pair of colours has its contrast, light and dark${notes > 0 ? ', but not as written:' : '.'}`;
  return `✗ ${faults} ${faults === 1 ? 'fault' : 'faults'}:`;
}
