import {
  colorRoles,
  faultOfValue,
  isReference,
  leavesOf,
  modes,
  withLongValues,
  type BrandDraft,
  type BrandFile,
  type Mode,
} from './brandFile.ts';
import { completeBrand } from './completeBrand.ts';
import { composeFile, withBrand } from './composeFile.ts';
import { composeTokens, isNode, type Color, type ComposedTheme, type TokenGroup } from './compose.ts';
import { measureContrasts } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { writeBrandCss } from './css.ts';
import { nearest } from './nearest.ts';
import { faultsOfWriting } from './writtenShort.ts';

/** Something that keeps a brand from being used, as a sentence that says where and what. */
export interface BrandProblem {
  readonly kind: 'form' | 'missing' | 'unknown' | 'value' | 'contrast';
  readonly message: string;
}

/** What shows whose portal it is. A brand without one of these would wear Skerry's there. */
export const requiredTokens: readonly string[] = [
  ...['bg', 'fg', 'fgMuted', 'hover', 'border', 'control', 'contour', 'depth'].map((part) => `color.header.${part}`),
  ...['bg', 'bgHover', 'bgPressed'].map((part) => `color.action.primary.${part}`),
  ...['fg', 'bgHover'].map((part) => `color.action.ghost.${part}`),
  'color.text.link',
  'color.bg.selected',
  'color.border.selected',
  'color.focus.ring',
  'color.control.on',
  'color.bearing.passed',
  'color.bearing.now',
  'color.map.pin',
];

/** Groups that components have as fixed values, not as custom properties. */
const fixedGroups = /^(?:type|breakpoint|time)\./;

/**
 * What is wrong with a brand; nothing when it can be used. `tokens` is the kit's own token file, `@skerry/ui/tokens.json`.
 *
 * @example
 * checkBrand(brand, tokens)[0]?.message
 * // 'fjord, light: Primary button: action.primary.fg #ffffff on action.primary.bg #8fc1ff is 1.87:1 and must be at least 4.5:1.'
 */
export function checkBrand(brand: unknown, tokens: TokenGroup): BrandProblem[] {
  const fault = faultOfForm(brand);
  if (fault) return [{ kind: 'form', message: fault }];
  const { colors, light = {}, dark = {}, ...rest } = brand as BrandDraft;
  const written: BrandFile = { ...rest, light, dark };
  const faults = faultsOfWriting(written, tokens).map((message): BrandProblem => ({ kind: 'form', message }));
  if (faults.length > 0) return faults;
  // What was written must hold before anything can be derived from it.
  const problems = modes.flatMap((mode) => [
    ...(colors ? [] : missingTokens(written, mode)),
    ...wrongTokens(written, mode, tokens),
  ]);
  if (problems.some(({ kind }) => kind === 'value')) return problems;
  try {
    const file = completeBrand(brand as BrandDraft, tokens);
    return [...problems, ...composeFile(file, tokens).flatMap(contrastProblems)];
  } catch (error) {
    return [
      ...problems,
      { kind: 'value', message: `${written.name}: ${error instanceof Error ? error.message : 'unreadable'}.` },
    ];
  }
}

/** The brand's stylesheet: `[data-brand='name']` for light and for dark. It stands after `@skerry/ui/tokens.css`. */
export function brandCss(brand: BrandDraft, tokens: TokenGroup): string {
  return writeBrandCss(composeTokens(withBrand(completeBrand(brand, tokens), tokens)), brand.name);
}

/** The brand's tokens, resolved, light first; what it leaves to be derived is. */
export function composeBrand(brand: BrandDraft, tokens: TokenGroup): ComposedTheme[] {
  return composeFile(completeBrand(brand, tokens), tokens);
}

/** The pairs of a theme that are too close. */
export function contrastProblems(theme: ComposedTheme): BrandProblem[] {
  return measureContrasts(theme)
    .filter(({ isEnough }) => !isEnough)
    .map(({ use, foreground, foregroundColor, background, backgroundColor, ratio, floor }) => ({
      kind: 'contrast',
      // Cut, not rounded: 4.499 must not be called 4.5.
      message: `${theme.brand}, ${theme.mode}: ${use}: ${foreground} ${foregroundColor} on ${background} ${backgroundColor} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 and must be at least ${floor}:1.`,
    }));
}

function faultOfForm(brand: unknown): string | undefined {
  if (!isNode(brand)) return 'A brand file is a JSON object with "name", "light" and "dark".';
  const { name } = brand;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
    return `"name" is ${JSON.stringify(name)}: it takes lower-case letters, digits and hyphens, and begins with a letter.`;
  const parts = ['name', 'colors', 'palette', 'light', 'dark'];
  // What editors and other tools write begins with "$", as in token files.
  const unknown = Object.keys(brand).find((key) => !parts.includes(key) && !key.startsWith('$'));
  if (unknown !== undefined) {
    const meant = nearest(unknown, parts);
    return `${name}: "${unknown}" is not known; ${meant ? `write "${meant}"` : 'there are "name", "colors", "palette", "light" and "dark"'}.`;
  }
  const noGroup = ['palette', ...modes].find((key) => brand[key] !== undefined && !isNode(brand[key]));
  if (noGroup !== undefined)
    return `${name}: "${noGroup}" is ${JSON.stringify(brand[noGroup])}: write a group of tokens, { … }.`;
  const { colors } = brand;
  if (colors !== undefined) return faultOfColors(name, colors);
  const absent = modes.filter((mode) => !isNode(brand[mode]));
  return absent.length > 0
    ? `${name}: ${absent.map((mode) => `"${mode}"`).join(' and ')} is missing. Or write "colors": { "primary": "#17614f" }, and what is missing is derived.`
    : undefined;
}

function faultOfColors(name: string, colors: unknown): string | undefined {
  if (!isNode(colors) || !('primary' in colors))
    return `${name}: "colors" needs "primary", such as { "primary": "#17614f", "header": "#0f4a3c" }.`;
  const [wrong] = Object.entries(colors).filter(
    ([role, value]) => !isColorRole(role) || !/^#[0-9a-f]{6}$/i.test(String(value)),
  );
  if (!wrong) return undefined;
  const [role, value] = wrong;
  return isColorRole(role)
    ? `${name}: colors.${role} is ${JSON.stringify(value)}: write it as "#17614f".`
    : `${name}: colors.${role} is not known; there are "primary", "header" and "accent".`;
}

function isColorRole(role: string): boolean {
  return colorRoles.some((known) => known === role);
}

function missingTokens(brand: BrandFile, mode: Mode): BrandProblem[] {
  const present = new Set(leavesOf(brand[mode]).map(({ path }) => path));
  return requiredTokens
    .filter((path) => !present.has(path))
    .map((path) => ({ kind: 'missing', message: `${brand.name}, ${mode}: the token ${path} is missing.` }));
}

function wrongTokens(brand: BrandFile, mode: Mode, tokens: TokenGroup): BrandProblem[] {
  const types = new Map(leavesOf(tokens['semantic'] as TokenGroup).map(({ path, type }) => [path, type]));
  const all = withBrand(brand, tokens);
  const inPairs = new Set(
    contrastPairs.flatMap(({ foreground, background }) => [`color.${foreground}`, `color.${background}`]),
  );

  return leavesOf(withLongValues(brand[mode])).flatMap(({ path, value }): BrandProblem[] => {
    const where = `${brand.name}, ${mode}: ${path}`;
    if (!types.has(path))
      return [{ kind: 'unknown', message: `${where} is no token of the kit${suggestion(path, [...types.keys()])}.` }];
    if (fixedGroups.test(path)) return [{ kind: 'unknown', message: `${where} is the same in every brand.` }];
    const meant = isReference(value) ? follow(value, all) : value;
    if (meant === undefined)
      return [{ kind: 'value', message: `${where} refers to ${String(value)}, which does not exist.` }];
    // What refers in a circle is found when the tokens are resolved.
    if (isReference(meant)) return [];
    const fault = faultOfValue(types.get(path) ?? '', meant);
    if (fault) return [{ kind: 'value', message: `${where} ${fault}.` }];
    if (inPairs.has(path) && (meant as Color).alpha < 1)
      return [
        {
          kind: 'value',
          message: `${where} is transparent: what it stands on decides its contrast, so it must be opaque.`,
        },
      ];
    return [];
  });
}

/** What a reference comes to in the end; the reference where it goes round in a circle. */
function follow(reference: string, tokens: TokenGroup, through: readonly string[] = []): unknown {
  if (through.includes(reference)) return reference;
  let node: unknown = tokens;
  for (const part of reference.slice(1, -1).split('.')) node = isNode(node) ? node[part] : undefined;
  const value = isNode(node) ? node['$value'] : undefined;
  return isReference(value) ? follow(value, tokens, [...through, reference]) : value;
}

function suggestion(path: string, known: readonly string[]): string {
  const near = nearest(path, known);
  return near ? `; ${near} is` : '';
}
