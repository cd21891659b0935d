import { clampChroma, formatHex, oklch, type Oklch } from 'culori';
import {
  type colorRoles,
  groupOf,
  leavesOf,
  longHex,
  modes,
  withLongValues,
  type BrandColors,
  type BrandDraft,
  type BrandFile,
  type Mode,
} from './brandFile.ts';
import type { Color, TokenGroup } from './compose.ts';
import { composeFile } from './composeFile.ts';
import { contrastRatio } from './contrast.ts';
import { contrastPairs, type ContrastPair } from './contrastPairs.ts';

/**
 * A token of a brand's own, and which of its colours gives it its hue; `own` keeps the kit's and moves its lightness alone. Beside another
 * token, it is as much lighter or darker as the kit's is. `button` is the colour of the primary button itself, so many steps of lightness away.
 */
type Derivation =
  | readonly [token: string, source: 'primary' | 'header' | 'accent' | 'own', beside?: string]
  | readonly [token: string, source: 'button', steps: number];

const black = formatHex({ mode: 'rgb', r: 0, g: 0, b: 0 });

/** In this order: each stands on, or beside, what comes before it. */
const derivations: readonly Derivation[] = [
  ['header.bg', 'header'],
  ['header.fg', 'own'],
  ['header.hover', 'header', 'header.bg'],
  ['header.border', 'header', 'header.bg'],
  ['header.contour', 'header'],
  ['header.depth', 'header'],
  ['header.fgMuted', 'header'],
  ['header.control', 'header'],
  ['header.active', 'accent'],
  ['header.focus', 'accent'],
  ['action.primary.bg', 'primary'],
  ['action.primary.fg', 'own'],
  ['action.primary.bgHover', 'button', 1],
  ['action.primary.bgPressed', 'button', 2],
  ['bg.selected', 'primary'],
  ['action.ghost.bgHover', 'primary'],
  ['action.ghost.fg', 'primary'],
  ['text.link', 'primary'],
  ['text.linkHover', 'primary'],
  ['border.selected', 'primary'],
  ['focus.ring', 'primary'],
  ['control.on', 'button', 0],
  ['control.onFg', 'own'],
  ['bearing.passed', 'button', 0],
  ['bearing.now', 'button', 0],
  ['map.pin', 'button', 0],
  ['map.pinFg', 'own'],
];

/**
 * A whole brand of a few colours: every token of the brand's own that the draft does not name takes the kit's lightness and the brand's hue, moved
 * until each of its pairs has its contrast. What the draft names stays as it is. Without `colors` the draft must be whole already.
 *
 * @param tokens the kit's own token file, `@skerry/ui/tokens.json`
 */
export function completeBrand(draft: BrandDraft, tokens: TokenGroup): BrandFile {
  return deriveBrand(draft, tokens).brand;
}

/** A colour of a brand's own that could not stand where it belongs, and what stands there in its place. */
export interface MovedColor {
  readonly mode: Mode;
  readonly role: keyof BrandColors;
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** The pair that the colour as it was written is furthest from. */
  readonly pair: ContrastPair;
  /** Of that pair, the colour that is not the brand's own, and the contrast that both had. */
  readonly beside: string;
  readonly ratio: number;
}

/** A whole brand, and what had to be moved for it. */
export function deriveBrand(draft: BrandDraft, tokens: TokenGroup): { brand: BrandFile; moved: readonly MovedColor[] } {
  const { colors, light = {}, dark = {}, ...rest } = draft;
  const given = { ...rest, light, dark };
  if (!colors) return { brand: given, moved: [] };
  const { primary, header, accent } = colors;
  const long = {
    primary: longHex(primary),
    ...(header !== undefined && { header: longHex(header) }),
    ...(accent !== undefined && { accent: longHex(accent) }),
  };
  const [ofLight, ofDark] = modes.map((mode) => derive(given, mode, long, tokens)) as [Derived, Derived];
  return {
    brand: { ...given, light: ofLight.group, dark: ofDark.group },
    moved: [...ofLight.moved, ...ofDark.moved],
  };
}

interface Derived {
  readonly group: TokenGroup;
  readonly moved: readonly MovedColor[];
}

function derive(given: BrandFile, mode: Mode, colors: BrandColors, tokens: TokenGroup): Derived {
  const theme = composeFile(given, tokens).find((candidate) => candidate.mode === mode);
  const usual = new Map(theme?.tokens.map(({ path, value }) => [path.join('.'), value as Color]));
  const usualColor = (token: string) => oklch(usual.get(token)?.hex ?? black) as Oklch;
  const hexes = new Map([...usual].map(([token, { hex }]) => [token, hex]));
  const named = new Set(leavesOf(withLongValues(groupOf(given, mode))).map(({ path }) => path.replace('color.', '')));
  const pending = new Set(derivations.map(([token]) => token).filter((token) => !named.has(token)));
  const moved: MovedColor[] = [];
  let group = given[mode];
  const tintOf = (token: string, source: 'primary' | 'header' | 'accent' | 'own', beside: string | undefined) => {
    const color = usualColor(token);
    const hasHue = source === 'primary' || source === 'header';
    const tint = hasHue ? tinted(color, source, colors, usualColor('action.primary.bg')) : color;
    const l = beside === undefined ? tint.l : besideOf(hexes.get(beside), color.l - usualColor(beside).l);
    return toHex({ ...tint, l });
  };
  for (const derivation of derivations) {
    const [token] = derivation;
    if (!pending.delete(token)) continue;
    const role = wornAt(token, mode);
    const own = role && colors[role];
    const wanted =
      own ??
      (derivation[1] === 'button' ? buttonAt(derivation[2], hexes) : tintOf(token, derivation[1], derivation[2]));
    const limits = limitsOf(token, hexes, pending);
    const hex = readable(wanted, limits);
    if (role && own !== undefined && hex !== own)
      moved.push({ mode, role, token, from: own, to: hex, ...furthest(own, limits) });
    hexes.set(token, hex);
    group = withColor(group, ['color', ...token.split('.')], hex + alphaOf(usual.get(token)));
  }
  return { group: { ...group, color: { $type: 'color', ...(group['color'] as TokenGroup) } }, moved };
}

/** The colour of the primary button, as colourful as it is, and lighter or darker away from its words, so that they can be read better. */
function buttonAt(steps: number, hexes: ReadonlyMap<string, string>): string {
  const button = hexes.get('action.primary.bg') ?? black;
  if (steps === 0) return button;
  const color = oklch(button) as Oklch;
  const words = oklch(hexes.get('action.primary.fg') ?? black) as Oklch;
  const away = (words.l < color.l ? 1 : -1) * stepOfLightness;
  // At either end of the scale there is room on the other side only.
  const hasRoom = color.l + 2 * away > 0.1 && color.l + 2 * away < 0.98;
  return toHex({ ...color, l: color.l + (hasRoom ? steps : -steps) * away });
}

/** Enough for hover and pressed to be told from the button and from each other. */
const stepOfLightness = 0.055;

/** As much lighter or darker than a colour; the other way where that is beyond white or black. */
function besideOf(hex: string | undefined, difference: number): number {
  const { l } = oklch(hex ?? black) as Oklch;
  const there = l + difference;
  return there < 0 || there > 1 ? l - difference : there;
}

function alphaOf(color: Color | undefined): string {
  if (!color || color.alpha === 1) return '';
  return Math.round(color.alpha * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Where a brand's colour itself stands: in light, on the primary button and the header; what marks something on the header, always. */
function wornAt(token: string, mode: Mode): (typeof colorRoles)[number] | undefined {
  if (token === 'header.active' || token === 'header.focus') return 'accent';
  if (mode === 'dark') return undefined;
  if (token === 'action.primary.bg') return 'primary';
  return token === 'header.bg' ? 'header' : undefined;
}

/** The kit's lightness in a brand's hue, as colourful as the brand is beside the kit: a grey brand has grey tints. */
function tinted(
  usual: Oklch,
  source: 'primary' | 'header',
  { primary, header = primary }: BrandColors,
  kit: Oklch,
): Oklch {
  const brand = oklch(source === 'header' ? header : primary) as Oklch;
  return { ...usual, c: usual.c * Math.min(1.6, brand.c / Math.max(kit.c, 0.01)), h: brand.h ?? 0 };
}

/** A pair that a colour is in, and the other colour of it. */
interface Limit {
  readonly pair: ContrastPair;
  readonly hex: string;
}

/** The pairs of a token with what is already decided. */
function limitsOf(token: string, hexes: ReadonlyMap<string, string>, pending: ReadonlySet<string>): Limit[] {
  return contrastPairs.flatMap((pair) => {
    const { foreground, background } = pair;
    const other = foreground === token ? background : background === token ? foreground : undefined;
    return other === undefined || pending.has(other) ? [] : [{ pair, hex: hexes.get(other) ?? black }];
  });
}

/** The pair that a colour misses by most. */
function furthest(hex: string, limits: readonly Limit[]): Pick<MovedColor, 'pair' | 'beside' | 'ratio'> {
  const [first] = limits
    .map(({ pair, hex: beside }) => ({ pair, beside, ratio: contrastRatio(hex, beside) }))
    .sort((one, other) => one.ratio / one.pair.floor - other.ratio / other.pair.floor);
  if (!first) throw new Error('A colour without a pair is never moved');
  return first;
}

/** The nearest lightness at which every pair has its contrast; the colour as it is where there is none. */
function readable(wanted: string, limits: readonly Limit[]): string {
  const isReadable = (hex: string) => limits.every((limit) => contrastRatio(hex, limit.hex) >= limit.pair.floor);
  if (isReadable(wanted)) return wanted;
  const color = oklch(wanted) as Oklch;
  for (let step = 0.005; step <= 1; step += 0.005)
    for (const l of [color.l - step, color.l + step]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...color, l });
      if (isReadable(hex)) return hex;
    }
  return wanted;
}

function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'));
}

/** The group with one colour set, where it stood or anew. */
export function withColor(group: TokenGroup, [key = '', ...rest]: readonly string[], hex: string): TokenGroup {
  if (rest.length === 0) return { ...group, [key]: { $value: hex } };
  return { ...group, [key]: withColor((group[key] ?? {}) as TokenGroup, rest, hex) };
}
