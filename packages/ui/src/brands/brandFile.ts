import { isNode, type Color, type TokenGroup } from './compose.ts';

/**
 * A brand: what it has of its own, in light and in dark, in the Design Tokens format. Paths are those of `tokens.json` below `semantic`, such as
 * `color.action.primary.bg` or `radius.control`. A value may be written short (`"#005b78"`, `"8px"`) and may refer to the kit's primitives
 * (`"{primitive.color.ink.900}"`) or to the file's own `palette` (`"{palette.fjord.600}"`).
 */
export interface BrandFile {
  /** The value of `data-brand`: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** What people read: “My portal”. It is no token; the page says it where it needs it. */
  readonly title?: string;
  readonly palette?: TokenGroup;
  /** Fonts, of both themes; so are `radius` and `shell`. What `light` or `dark` names itself wins there. */
  readonly font?: TokenGroup;
  readonly radius?: TokenGroup;
  readonly shell?: TokenGroup;
  readonly light: TokenGroup;
  readonly dark: TokenGroup;
}

/** What holds in both themes when it stands at the top of the file. */
export const sharedGroups = ['font', 'radius', 'shell'] as const;

/** The colours that a brand can be made of, `#rrggbb` or `#rgb`. */
export interface BrandColors {
  /** Buttons, links, what is chosen: the brand's own colour. */
  readonly primary: string;
  /** The band at the top. @default a dark shade of `primary` */
  readonly header?: string;
  /** What marks something on the header: the line under the current page and the focus. @default the kit's amber */
  readonly accent?: string;
}

/** What `colors` may name. */
export const colorRoles = ['primary', 'header', 'accent'] as const;

/** A brand as it may be written: whole, or a few colours and what shall not be derived from them. */
export interface BrandDraft extends Omit<BrandFile, 'light' | 'dark'> {
  readonly colors?: BrandColors;
  readonly light?: TokenGroup;
  readonly dark?: TokenGroup;
}

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** One value in a group: where it stands, what was written there, and its type if the group says so. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
  readonly type: string;
}

export function leavesOf(group: TokenGroup, path: readonly string[] = [], inherited = ''): Leaf[] {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$value' in group) return [{ path: path.join('.'), value: group['$value'], type }];
  return Object.entries(group).flatMap(([key, child]) => (isNode(child) ? leavesOf(child, [...path, key], type) : []));
}

/** All that a brand names in a theme: what holds in both, and what the theme has of its own. */
export function groupOf(brand: BrandFile, mode: Mode): TokenGroup {
  return withOwnLetters(overlaid(sharedOf(brand), brand[mode]));
}

/** Headings and figures are in the brand's own letters, too, where it names those alone. */
function withOwnLetters(group: TokenGroup): TokenGroup {
  const font = (group['font'] ?? {}) as TokenGroup;
  const family = (font['family'] ?? {}) as TokenGroup;
  const { ui } = family;
  if (!isNode(ui)) return group;
  return { ...group, font: { ...font, family: { heading: ui, figures: ui, ...family } } };
}

/** What a brand says once for both themes. */
export function sharedOf(brand: Pick<BrandFile, (typeof sharedGroups)[number]>): TokenGroup {
  return Object.fromEntries(sharedGroups.flatMap((key) => (brand[key] ? [[key, brand[key]]] : [])));
}

function overlaid(below: TokenGroup, above: TokenGroup): TokenGroup {
  if ('$value' in below || '$value' in above) return above;
  const merged = Object.entries(above).map(([key, child]) => {
    const other = below[key];
    return [key, isNode(child) && isNode(other) ? overlaid(other, child) : child] as const;
  });
  return { ...below, ...Object.fromEntries(merged) };
}

/** The same group with every short value written out. */
export function withLongValues(group: TokenGroup): TokenGroup {
  return Object.fromEntries(
    Object.entries(group).map(([key, child]) => {
      if (key === '$value') return [key, longValue(child)];
      return [key, isNode(child) ? withLongValues(child) : child];
    }),
  );
}

/** What is wrong with a long value of this type, if anything is. References are followed elsewhere. */
export function faultOfValue(type: string, value: unknown): string | undefined {
  switch (type) {
    case 'color':
      return isColor(value) ? undefined : 'is no colour: write "#rrggbb", "#rrggbbaa" or a reference';
    case 'dimension':
      return isNode(value) && Number.isFinite(value['value']) && /^(?:px|rem|em)$/.test(String(value['unit']))
        ? undefined
        : `is no length: write ${Number(value) === 0 ? '"0px"' : '"8px"'} or a reference`;
    case 'fontFamily':
      return Array.isArray(value) && value.length > 0 && value.every((family) => /^[\w -]+$/.test(String(family)))
        ? undefined
        : 'is no list of font names: write ["Inter", "sans-serif"]';
    case 'number':
      return Number.isFinite(value) ? undefined : 'is no number';
    default:
      return undefined;
  }
}

export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
}

function isColor(value: unknown): value is Color {
  return isNode(value) && /^#[0-9a-f]{6}$/.test(String(value['hex'])) && Number.isFinite(value['alpha']);
}

function longValue(value: unknown): unknown {
  if (isNode(value) && Array.isArray(value['components'])) return longColor(value);
  if (typeof value !== 'string') return value;
  const hex = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(longHex(value));
  if (hex) {
    const alpha = hex[2] ? Number((Number.parseInt(hex[2], 16) / 255).toFixed(3)) : 1;
    return { colorSpace: 'srgb', hex: `#${hex[1]?.toLowerCase() ?? ''}`, alpha };
  }
  const length = /^(-?\d+(?:\.\d+)?)([a-z]+)$/.exec(value);
  return length ? { value: Number(length[1]), unit: length[2] } : value;
}

/** `#17614f` of `#17614F`, `#112233` of `#123`; every other text as it is. */
export function longHex(text: string): string {
  if (!/^#[0-9a-f]+$/i.test(text)) return text;
  const isShort = text.length === 4 || text.length === 5;
  return (isShort ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text).toLowerCase();
}

/** Other tools may leave out `hex` and `alpha`. */
function longColor(color: TokenGroup): TokenGroup {
  const hexOf = (part: unknown) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0');
  const components = color['components'] as readonly unknown[];
  return { alpha: 1, hex: `#${components.map(hexOf).join('')}`, ...color };
}
