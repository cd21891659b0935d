import {
  faultOfValue,
  isReference,
  leavesOf,
  modes,
  sharedOf,
  withLongValues,
  type BrandDraft,
  type BrandFile,
  type Mode,
} from './brandFile.ts';
import { completeBrand } from './completeBrand.ts';
import { brandsOf, composeFile, withBrand } from './composeFile.ts';
import { composeTokens, isNode, type Color, type ComposedTheme, type TokenGroup } from './compose.ts';
import { measureContrasts } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { writeBrandCss } from './css.ts';
import { nearest } from './nearest.ts';
import { readForm } from './readForm.ts';
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
  const { faults, readable } = readForm(brand);
  if (!readable) return faults.map(asForm);
  const { colors, light = {}, dark = {}, ...rest } = readable;
  const written: BrandFile = { ...rest, light, dark };
  const ofWriting = faultsOfWriting(written, tokens);
  const problems = [
    ...[...faults, ...nameOfTheKit(readable.name, tokens), ...ofWriting.sentences].map(asForm),
    // A reference into a palette that cannot be read yet would be told a second time.
    ...(ofWriting.isPaletteSound ? wrongTokens(written, tokens) : []),
  ];
  // What was written must hold before anything is missed in it or derived from it.
  if (problems.some(({ kind }) => kind === 'form')) return problems;
  if (!colors) problems.push(...modes.flatMap((mode) => missingTokens(written, mode)));
  if (problems.some(({ kind }) => kind === 'value')) return problems;
  try {
    const file = completeBrand(readable, tokens);
    return [...problems, ...composeFile(file, tokens).flatMap(contrastProblems)];
  } catch (error) {
    return [
      ...problems,
      { kind: 'value', message: `${written.name}: ${error instanceof Error ? error.message : 'unreadable'}.` },
    ];
  }
}

/** The stylesheet of the kit has its own brands: theirs and one of the same name would be mixed. */
function nameOfTheKit(name: string, tokens: TokenGroup): string[] {
  const taken = brandsOf(tokens);
  return taken.includes(name)
    ? [`${name}: "name" is that of a brand of the kit (${taken.join(', ')}): choose another.`]
    : [];
}

function asForm(message: string): BrandProblem {
  return { kind: 'form', message };
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

function missingTokens(brand: BrandFile, mode: Mode): BrandProblem[] {
  const present = new Set(leavesOf(brand[mode]).map(({ path }) => path));
  return requiredTokens
    .filter((path) => !present.has(path))
    .map((path) => ({ kind: 'missing', message: `${brand.name}, ${mode}: the token ${path} is missing.` }));
}

function wrongTokens(brand: BrandFile, tokens: TokenGroup): BrandProblem[] {
  const types = new Map(leavesOf(tokens['semantic'] as TokenGroup).map(({ path, type }) => [path, type]));
  const all = withBrand(brand, tokens);
  const inPairs = new Set(
    contrastPairs.flatMap(({ foreground, background }) => [`color.${foreground}`, `color.${background}`]),
  );
  const wrongIn = (group: TokenGroup, place: string) =>
    leavesOf(withLongValues(group)).flatMap(({ path, value }): BrandProblem[] => {
      const where = `${place}: ${path}`;
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
  return [
    ...wrongIn(sharedOf(brand), brand.name),
    ...modes.flatMap((mode) => wrongIn(brand[mode], `${brand.name}, ${mode}`)),
  ];
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
