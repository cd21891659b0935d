/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import type { BrandFile } from './brandFile.ts';
import { brandCss, checkBrand, requiredTokens } from './checkBrand.ts';
import { composeTokens, type TokenGroup } from './compose.ts';
import { writeCss } from './css.ts';
import fjord from './examples/fjord.json' with { type: 'json' };

type Path = readonly [first: string, ...rest: string[]];

/** The example brand with one token set, or taken away. */
function withToken(path: string, value: unknown): BrandFile {
  const set = (group: TokenGroup, [key, ...rest]: Path): TokenGroup => {
    const [next, ...others] = rest;
    if (next !== undefined) return { ...group, [key]: set((group[key] ?? {}) as TokenGroup, [next, ...others]) };
    const without = Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));
    return value === undefined ? without : { ...without, [key]: { $value: value } };
  };
  return set({ ...fjord }, path.split('.') as unknown as Path) as unknown as BrandFile;
}

const messages = (brand: unknown) => checkBrand(brand, tokens).map(({ message }) => message);

describe('checkBrand', () => {
  it('finds nothing wrong with a good brand', () => {
    expect(messages(fjord)).toEqual([]);
  });

  it.each(Object.entries(tokens.brand))('finds nothing wrong with the brand %s of the kit', (_, brand) => {
    expect(messages({ name: 'fjord', ...brand })).toEqual([]);
  });

  it('finds nothing wrong with the brands in the README of the kit', () => {
    const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
    const brands = [...readme.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => JSON.parse(text) as unknown);
    expect(brands).toHaveLength(2);
    expect(brands.flatMap(messages)).toEqual([]);
  });

  it('says which pair is too close, by how much, and where it is seen', () => {
    expect(messages(withToken('light.color.action.primary.bg', '#8fc1ff'))).toContain(
      'fjord, light: Primary button: action.primary.fg #ffffff on action.primary.bg #8fc1ff is 1.86:1 and must be at least 4.5:1.',
    );
  });

  it('never calls a ratio enough by rounding it', () => {
    // 4.48:1 against white.
    expect(messages(withToken('light.color.action.primary.bg', '#777777'))).toContain(
      'fjord, light: Primary button: action.primary.fg #ffffff on action.primary.bg #777777 is 4.47:1 and must be at least 4.5:1.',
    );
  });

  it.each(requiredTokens)('misses %s, in dark as in light', (path) => {
    expect(messages(withToken(`dark.${path}`, undefined))).toContain(`fjord, dark: the token ${path} is missing.`);
    expect(messages(withToken(`light.${path}`, undefined))).toContain(`fjord, light: the token ${path} is missing.`);
  });

  it.each([
    [
      'a token that the kit has not, and suggests the one that was meant',
      'light.color.action.primary.bgHovr',
      '#000000',
      'fjord, light: color.action.primary.bgHovr is no token of the kit; color.action.primary.bgHover is.',
    ],
    [
      'a token that no brand may move',
      'light.breakpoint.small',
      '500px',
      'fjord, light: breakpoint.small is the same in every brand.',
    ],
    [
      'a reference to nothing',
      'dark.color.text.link',
      '{palette.fjord.350}',
      'fjord, dark: color.text.link refers to {palette.fjord.350}, which does not exist.',
    ],
    [
      'a reference to itself',
      'dark.color.text.link',
      '{semantic.color.text.link}',
      'fjord: semantic.color.text.link refers to itself.',
    ],
    [
      'a colour that is none',
      'light.color.text.link',
      'red',
      'fjord, light: color.text.link is no colour: write "#rrggbb", "#rrggbbaa" or a reference.',
    ],
    [
      'a length that is none',
      'light.radius.control',
      '10',
      'fjord, light: radius.control is no length: write "8px" or a reference.',
    ],
    [
      'a font name that could end the rule',
      'light.font.family.ui',
      ["x'}body{display:none"],
      'fjord, light: font.family.ui is no list of font names: write ["Inter", "sans-serif"].',
    ],
    [
      'a transparent colour of a pair',
      'light.color.text.link',
      '#17614f80',
      'fjord, light: color.text.link is transparent: what it stands on decides its contrast, so it must be opaque.',
    ],
  ])('refuses %s', (_, path, value, message) => {
    expect(messages(withToken(path, value))).toContain(message);
  });

  it('names a colour of the palette that is not there, also where the rest is derived', () => {
    const link = { $value: '{palette.fjord.999}' };
    const brand = { name: 'fjord', colors: { primary: '#17614f' }, light: { color: { text: { link } } } };
    expect(messages(brand)).toEqual([
      'fjord, light: color.text.link refers to {palette.fjord.999}, which does not exist.',
    ]);
  });

  it.each([
    [
      'a token',
      { color: { text: { link: '#ffb27a' } } },
      'fjord, light: color.text.link is "#ffb27a": write { "$value": "#ffb27a" }.',
    ],
    [
      'a token that is misspelt',
      { color: { text: { lnk: '#ffb27a' } } },
      'fjord, light: color.text.lnk is no token of the kit; color.text.link is, written { "$value": "#ffb27a" }.',
    ],
    [
      'a token in a group that is misspelt',
      { colour: { text: { link: '#ffb27a' } } },
      'fjord, light: colour.text.link is no token of the kit; color.text.link is, written { "$value": "#ffb27a" }.',
    ],
    [
      'a group',
      { radius: '0' },
      'fjord, light: radius is a group of tokens: write a token in it, such as { "tag": { "$value": "0px" } }.',
    ],
    [
      'a value without its sign',
      { color: { text: { link: { value: '#ffb27a' } } } },
      'fjord, light: color.text.link has "value": write "$value".',
    ],
  ])('says how to write %s that is written short', (_, light, message) => {
    expect(messages({ name: 'fjord', colors: { primary: '#17614f' }, light })).toEqual([message]);
    expect(messages({ ...fjord, light: { ...fjord.light, ...light } })).toEqual([message]);
  });

  it('says how to write a colour of the palette, and a length of nothing', () => {
    expect(messages({ ...fjord, palette: { ...fjord.palette, sea: { 500: '#17614f' } } })).toEqual([
      'fjord: palette.sea.500 is "#17614f": write { "$value": "#17614f" }.',
    ]);
    expect(messages(withToken('light.radius.control', '0'))).toEqual([
      'fjord, light: radius.control is no length: write "0px" or a reference.',
    ]);
  });

  it.each([
    [{ name: 'fjord', colours: { primary: '#17614f' } }, 'fjord: "colours" is not known; write "colors".'],
    [
      { ...fjord, theme: {} },
      'fjord: "theme" is not known; there are "name", "title", "colors", "palette", "font", "radius", "shell", "light" and "dark".',
    ],
    [{ ...fjord, light: '#17614f' }, 'fjord: "light" is "#17614f": write a group of tokens, { … }.'],
  ])('passes over nothing in the file: %#', (brand, message) => {
    expect(messages(brand)).toEqual([message]);
    expect(messages({ ...fjord, $schema: 'brand.schema.json' })).toEqual([]);
  });

  it.each([
    [undefined, 'A brand file is a JSON object with "name" and "colors", or "light" and "dark".'],
    [
      { ...fjord, name: "x'] *" },
      `"name" is "x'] *": it takes lower-case letters, digits and hyphens, and begins with a letter.`,
    ],
    [
      { name: 'fjord', palette: fjord.palette, light: fjord.light },
      'fjord: "dark" is missing. Or write "colors": { "primary": "#17614f" }, and what is missing is derived.',
    ],
  ])('says what is wrong with a file that is no brand', (brand, message) => {
    expect(messages(brand)).toEqual([message]);
  });

  it('names every fault of the colours at once, also beside parts that are not known', () => {
    const colours = { primary: 'pink', header: '#12355', acent: '#fd1', tertiary: '#000000' };
    expect(messages({ name: 'fjord', colours, fnt: {} })).toEqual([
      'fjord: "colours" is not known; write "colors".',
      'fjord: "fnt" is not known; write "font".',
      'fjord: colors.primary is "pink": write it as "#17614f".',
      'fjord: colors.header is "#12355": write it as "#17614f".',
      'fjord: colors.acent is not known; write "accent".',
      'fjord: colors.tertiary is not known; there are "primary", "header" and "accent".',
    ]);
  });

  it.each(['#17614fff', '#1765'])('says of %s that a colour has no opacity', (primary) => {
    expect(messages({ name: 'fjord', colors: { primary } })).toEqual([
      expect.stringMatching(
        /^fjord: colors\.primary is "#[0-9a-f]+", which has an opacity: .* such as "#1[0-9a-f]{5}"\.$/,
      ),
    ]);
  });

  it('refuses the name of a brand that the kit’s own stylesheet has', () => {
    expect(messages({ ...fjord, name: 'skerry' })).toEqual([
      expect.stringMatching(/^skerry: "name" is that of a brand of the kit \(skerry, .*\): choose another\.$/),
    ]);
  });

  it('takes a title, which people read, as text alone', () => {
    expect(messages({ ...fjord, title: 'Fjord Business' })).toEqual([]);
    expect(messages({ ...fjord, title: { en: 'Fjord' } })).toEqual([
      'fjord: "title" is {"en":"Fjord"}: write the name that people read, such as "My portal".',
    ]);
  });

  it('names what is wrong in the tokens beside what is wrong in the colours', () => {
    const light = { color: { text: { link: '#ffb27a', muted: { $value: 'grey' } } } };
    expect(messages({ name: 'fjord', colors: { primary: 'pink' }, light, radius: { control: 6 } })).toEqual([
      'fjord: colors.primary is "pink": write it as "#17614f".',
      'fjord: radius.control is 6: write { "$value": 6 }.',
      'fjord, light: color.text.link is "#ffb27a": write { "$value": "#ffb27a" }.',
      'fjord, light: color.text.muted is no colour: write "#rrggbb", "#rrggbbaa" or a reference.',
    ]);
  });

  it('reads three digits as six', () => {
    const brand = {
      name: 'fjord',
      colors: { primary: '#154' },
      light: { color: { text: { link: { $value: '#154' } } } },
    };
    expect(messages(brand)).toEqual([]);
    expect(brandCss(brand, tokens)).toContain('--sk-action-primary-bg: #115544;');
    expect(brandCss(brand, tokens)).toContain('--sk-text-link: #115544;');
  });

  it('refuses a colour that is none where it is only referred to', () => {
    const brand = { ...fjord, palette: { fjord: { ...fjord.palette.fjord, 700: { $value: 'green' } } } };
    expect(messages(brand)).toContain(
      'fjord, light: color.text.link is no colour: write "#rrggbb", "#rrggbbaa" or a reference.',
    );
  });

  it('reads colours as other tools write them, in components', () => {
    const blue = { colorSpace: 'srgb', components: [0.1, 0.3, 0.5] };
    expect(messages(withToken('light.color.text.link', blue))).toEqual([]);
    expect(brandCss(withToken('light.color.text.link', blue), tokens)).toContain('--sk-text-link: #1a4d80;');
  });
});

describe('brandCss', () => {
  const css = brandCss(fjord, tokens);
  const blockAt = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? '';

  it('gives light, dark as chosen, and dark as the system says, and nothing to other brands', () => {
    const selectors = [...css.matchAll(/^[:[].*$/gm)].map(([line]) => line);
    expect(selectors).toEqual([
      "[data-brand='fjord'],",
      "[data-brand='fjord'][data-theme='light'] {",
      "[data-brand='fjord'][data-theme='dark'] {",
      ":root[data-brand='fjord']:not([data-theme]) {",
    ]);
  });

  it('resolves references and short values', () => {
    expect(blockAt("[data-brand='fjord'],")).toContain('--sk-action-primary-bg: #17614f;');
    expect(blockAt("[data-brand='fjord'][data-theme='dark']")).toContain('--sk-action-primary-bg: #5fb39c;');
    expect(css).toContain('--sk-radius-control: 10px;');
    expect(css).toContain('--sk-header-contour: rgb(0 0 0 / 0);');
  });

  it('sets everything that another brand sets, so that none shows through', () => {
    const properties = (text: string) => [...new Set([...text.matchAll(/--sk-[\w-]+(?=:)/g)].map(([name]) => name))];
    const carrier = writeCss(composeTokens(tokens)).split("[data-brand='carrier'],")[1]?.split('}')[0] ?? '';
    expect(properties(css)).toEqual(expect.arrayContaining(properties(carrier)));
  });

  it('gives both themes the fonts and corners at the top of the file, and a theme what it names itself', () => {
    const brand = {
      name: 'fjord',
      colors: { primary: '#17614f' },
      font: { family: { ui: { $value: ['Georgia', 'serif'] } } },
      radius: { control: { $value: '6px' }, surface: { $value: '10px' } },
      dark: { radius: { control: { $value: '7px' } } },
    };
    expect(messages(brand)).toEqual([]);
    const blocks = brandCss(brand, tokens).split('}\n');
    const valuesOf = (property: string) =>
      blocks.flatMap((block) => new RegExp(`${property}: ([^;]*);`).exec(block)?.[1] ?? []);
    expect(valuesOf('--sk-font-family-ui')).toEqual(["'Georgia', serif", "'Georgia', serif", "'Georgia', serif"]);
    // Headings and figures are in the same letters, unless they have their own.
    for (const role of ['heading', 'figures']) {
      expect(valuesOf(`--sk-font-family-${role}`)).toEqual(valuesOf('--sk-font-family-ui'));
      const font = { family: { ...brand.font.family, [role]: { $value: ['Inter'] } } };
      expect(brandCss({ ...brand, font }, tokens)).toContain(`--sk-font-family-${role}: 'Inter';`);
    }
    expect(valuesOf('--sk-radius-control')).toEqual(['6px', '7px', '7px']);
    expect(valuesOf('--sk-radius-surface')).toEqual(['10px', '10px', '10px']);
  });

  it('sets what only this brand changes, too', () => {
    expect(css).not.toContain('--sk-shell-header-height:');
    expect(brandCss(withToken('light.shell.headerHeight', '72px'), tokens)).toContain(
      '--sk-shell-header-height: 72px;',
    );
  });
});
