import {
  groupOf,
  leavesOf,
  longHex,
  modes,
  sharedGroups,
  withLongValues,
  type BrandDraft,
  type BrandFile,
  type Mode,
} from './brandFile.ts';
import { deriveBrand, type MovedColor } from './completeBrand.ts';
import type { TokenGroup } from './compose.ts';

/** What is not as the file says, though the brand can be used; one sentence that says where and what. */
export interface BrandNote {
  /** `dark` and `two fonts` say what is to be known; the others may be a mistake, and `--strict` refuses them. */
  readonly kind: 'moved' | 'one theme' | 'dark' | 'two fonts';
  readonly message: string;
}

/** Whether something may have been meant otherwise. */
export function isDoubtful({ kind }: BrandNote): boolean {
  return kind === 'moved' || kind === 'one theme';
}

/** What stands beside a brand's own colours, in words. */
const places: Readonly<Record<string, string>> = {
  'header.bg': 'the header',
  'bg.canvas': 'the page',
  'bg.surface': 'a sheet',
  'bg.raised': 'a dialog',
};

/**
 * Which of a brand's colours could not stay as they were written, and what they are in dark; what is no colour and stands in one theme alone,
 * and fonts that change with the theme. For a brand in which `checkBrand` finds nothing wrong.
 *
 * @example
 * brandNotes({ name: 'fjord', colors: { primary: '#17614f', header: '#12355b', accent: '#12405b' } }, tokens)[0]?.message
 * // 'fjord, light: accent #12405b → #5582a0 on the header #12355b: 3:1 is needed, it has 1.13:1.'
 */
export function brandNotes(draft: BrandDraft, tokens: TokenGroup): BrandNote[] {
  const { brand, moved: movements } = deriveBrand(draft, tokens);
  const moved = movements.map((color) => `${draft.name}, ${color.mode}: ${movementOf(color)}`);
  return [
    // The line under the current page and the focus on the header are moved alike.
    ...[...new Set(moved)].map((message): BrandNote => ({ kind: 'moved', message })),
    ...modes.flatMap((mode) => oneThemeOnly(draft, mode)),
    ...inDark(draft, brand),
    ...twoFonts(brand),
  ];
}

/** Where a brand's own colours stand; in dark they take the kit's lightness, unless the brand names them there. */
const wornTokens = { primary: 'color.action.primary.bg', header: 'color.header.bg' } as const;

function inDark({ name, colors, dark = {} }: BrandDraft, brand: BrandFile): BrandNote[] {
  const named = new Set(leavesOf(withLongValues(dark)).map(({ path }) => path));
  const derived = new Map(leavesOf(brand.dark).map(({ path, value }) => [path, value]));
  return (['primary', 'header'] as const).flatMap((role): BrandNote[] => {
    const own = colors?.[role];
    const token = wornTokens[role];
    const there = derived.get(token);
    if (own === undefined || named.has(token) || there === longHex(own)) return [];
    const message = `${name}, dark: ${role} ${own} → ${String(there)}, in its own hue and as light as the kit's; ${token} in "dark" names another.`;
    return [{ kind: 'dark', message }];
  });
}

function twoFonts(brand: BrandFile): BrandNote[] {
  const [light, dark] = modes.map(
    (mode) => new Map(leavesOf(groupOf(brand, mode)).map(({ path, value }) => [path, JSON.stringify(value)])),
  );
  const [ui, ...others] = ['ui', 'heading', 'mono'].map((role) => `font.family.${role}`) as [string, ...string[]];
  // Headings that are in the letters of all else are told of with them.
  const own = others.filter((path) => [light, dark].some((fonts) => fonts?.get(path) !== fonts?.get(ui)));
  return [ui, ...own]
    .filter((path) => light?.has(path) && dark?.has(path) && light.get(path) !== dark.get(path))
    .map((path) => ({
      kind: 'two fonts',
      message: `${brand.name}: ${path} is ${light?.get(path) ?? ''} in light and ${dark?.get(path) ?? ''} in dark: the letters change with the theme. "font" at the top of the file, beside "name", holds in both.`,
    }));
}

function movementOf({ token, role, from, to, pair, beside, ratio }: MovedColor): string {
  const where =
    pair.foreground === token ? `on ${places[pair.background] ?? pair.background}` : `under ${pair.foreground}`;
  return `${role} ${from} → ${to} ${where} ${beside}: ${pair.floor}:1 is needed, it has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1.`;
}

/** Fonts and corners are hardly ever meant for light alone. */
function oneThemeOnly(draft: BrandDraft, mode: Mode): BrandNote[] {
  const other = mode === 'light' ? 'dark' : 'light';
  const pathsIn = (group: TokenGroup = {}) => leavesOf(withLongValues(group)).map(({ path }) => path);
  const elsewhere = new Set([
    ...pathsIn(draft[other]),
    ...sharedGroups.flatMap((key) => pathsIn({ [key]: draft[key] })),
  ]);
  return pathsIn(draft[mode])
    .filter((path) => !path.startsWith('color.') && !elsewhere.has(path))
    .map((path) => ({
      kind: 'one theme',
      message: `${draft.name}: ${path} is in ${mode} alone; ${remedy(path, other)}.`,
    }));
}

function remedy(path: string, other: Mode): string {
  const [group = ''] = path.split('.');
  return sharedGroups.some((key) => key === group)
    ? `"${group}" at the top of the file, beside "name", holds in both`
    : `write it in ${other}, too`;
}
