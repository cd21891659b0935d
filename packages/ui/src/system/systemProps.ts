// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- readers of the source, such as the portal, must find the types that the package lacks
/// <reference path="./styled-system.d.ts" />
// The only importer of styled-system: if it has to go, only this file changes.
import { system } from 'styled-system';
import { breakpointWidths, type Breakpoint } from '../tokens/breakpoints.ts';
import { token } from '../tokens/token.ts';

/** A value, or one per breakpoint from which it holds: `{ extraSmall: 8, large: 24 }`. */
export type Responsive<Value> = Value | Partial<Readonly<Record<Breakpoint, Value>>>;

export type SpaceToken = keyof typeof token.space;
export type BackgroundToken = keyof typeof token.bg;
export type BorderToken = 'subtle' | 'default' | 'none';
export type RadiusToken = keyof typeof token.radius;
export type ElevationToken = keyof typeof token.elevation;
export type WidthToken = 'full' | 'reading' | 'content' | 'aside';
export type ColumnsToken = 1 | 2 | 3 | 4 | 'mainAndAside';

const borders = {
  subtle: `${token.border.hairline} solid ${token.border.subtle}`,
  default: `${token.border.hairline} solid ${token.border.default}`,
  none: '0',
} as const satisfies Record<BorderToken, string>;

const widths = {
  full: '100%',
  reading: token.shell.readingMax,
  content: token.shell.contentMax,
  aside: token.shell.asideWidth,
} as const satisfies Record<WidthToken, string>;

const columns = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  mainAndAside: `minmax(0, 1fr) ${token.shell.asideWidth}`,
} as const satisfies Record<ColumnsToken, string>;

const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
  between: 'space-between',
} as const satisfies Record<Alignment, string>;
export type Alignment = 'start' | 'center' | 'end' | 'baseline' | 'stretch' | 'between';

export interface SpaceProps {
  /** Room inside, on all sides. */
  readonly padding?: Responsive<SpaceToken>;
  /** Room inside, left and right. */
  readonly paddingX?: Responsive<SpaceToken>;
  /** Room inside, above and below. */
  readonly paddingY?: Responsive<SpaceToken>;
  /** Room between its children. */
  readonly gap?: Responsive<SpaceToken>;
}

export interface LayoutProps {
  /** How its children are laid out. */
  readonly display?: Responsive<'block' | 'flex' | 'grid' | 'inline-flex' | 'none'>;
  /** How wide it may become. */
  readonly maxWidth?: Responsive<WidthToken>;
  /** How wide it is. */
  readonly width?: Responsive<WidthToken>;
}

export interface SurfaceProps {
  /** The ground it stands on. */
  readonly background?: BackgroundToken;
  /** A line round it. */
  readonly border?: BorderToken;
  /** How round its corners are. */
  readonly radius?: RadiusToken;
  /** The shadow that lifts it off the page. */
  readonly elevation?: ElevationToken;
}

export interface FlexProps {
  /** Where the children stand across the direction that they follow each other in. */
  readonly align?: Responsive<Exclude<Alignment, 'between'>>;
  /** Where the children stand along the direction that they follow each other in. */
  readonly justify?: Responsive<Exclude<Alignment, 'baseline' | 'stretch'>>;
}

export interface ColumnsProps {
  /** How many columns there are, or the main column with an aside. */
  readonly columns?: Responsive<ColumnsToken>;
}

export type SystemProps = SpaceProps & LayoutProps & SurfaceProps & FlexProps & ColumnsProps;

/** styled-system caches the first breakpoints it sees for good, so it is always given these. */
const theme = {
  breakpoints: Object.assign(Object.values(breakpointWidths), breakpointWidths),
};

const space = { scale: 'space', defaultScale: token.space } as const;
const parse = system({
  padding: { property: 'padding', ...space },
  paddingX: { properties: ['paddingLeft', 'paddingRight'], ...space },
  paddingY: { properties: ['paddingTop', 'paddingBottom'], ...space },
  gap: { property: 'gap', ...space },
  display: true,
  maxWidth: { property: 'maxWidth', scale: 'widths', defaultScale: widths },
  width: { property: 'width', scale: 'widths', defaultScale: widths },
  background: { property: 'backgroundColor', scale: 'backgrounds', defaultScale: token.bg },
  border: { property: 'border', scale: 'borders', defaultScale: borders },
  radius: { property: 'borderRadius', scale: 'radii', defaultScale: token.radius },
  elevation: { property: 'boxShadow', scale: 'elevations', defaultScale: token.elevation },
  align: { property: 'alignItems', scale: 'alignments', defaultScale: alignments },
  justify: { property: 'justifyContent', scale: 'alignments', defaultScale: alignments },
  columns: { property: 'gridTemplateColumns', scale: 'columns', defaultScale: columns },
});

/** Declarations, and nested ones per media query. */
export type StyleObject = { readonly [property: string]: string | number | StyleObject };

/** Styles of the system props among `props`. For primitives only; components have static styles. */
export function systemStyles(props: SystemProps): StyleObject {
  return parse({ ...props, theme });
}

const names: ReadonlySet<string> = new Set(parse.propNames);

/** Keeps system props out of the DOM. */
export function isDomProp(name: string): boolean {
  return !names.has(name);
}
