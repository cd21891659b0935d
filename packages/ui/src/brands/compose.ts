// Reads a token file (Design Tokens Community Group format) and resolves it for every brand and theme.

/** One resolved token: its path below `semantic` (without a leading `color`), its type and its CSS value. */
export interface ResolvedToken {
  readonly path: readonly string[];
  readonly type: string;
  readonly css: string;
  readonly value: unknown;
}

export interface ComposedTheme {
  readonly brand: string;
  readonly mode: string;
  readonly tokens: readonly ResolvedToken[];
}

export interface Typography {
  /** Role below `semantic.font.family`, such as "heading". */
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly fontSize: Dimension;
  readonly lineHeight: number;
  readonly letterSpacing: Dimension;
}

/** Content of a token file, or of a group in it. */
export interface TokenGroup {
  readonly [key: string]: unknown;
}

interface Composition {
  readonly semanticDefault: string;
  readonly modes: Readonly<Record<string, string>>;
  readonly brands: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Resolves `semantic` once per brand and theme, the default brand and theme first. */
export function composeTokens(file: TokenGroup): ComposedTheme[] {
  const composition = (file['$extensions'] as Record<string, Composition>)['org.skerry.composition'];
  if (!composition) throw new Error('tokens.json has no org.skerry.composition extension');
  return Object.entries(composition.brands).flatMap(([brand, modes]) =>
    Object.entries(modes).map(([mode, sets]) => ({
      brand,
      mode,
      tokens: resolveAll(file, composition.semanticDefault, sets),
    })),
  );
}

function resolveAll(file: TokenGroup, defaultSet: string, sets: readonly string[]): ResolvedToken[] {
  const tokens: ResolvedToken[] = [];
  const resolve = (value: unknown, through: readonly string[] = []): unknown => {
    if (typeof value === 'string' && value.startsWith('{')) {
      const path = value.slice(1, -1);
      if (through.includes(path)) throw new Error(`${path} refers to itself`);
      return resolve(lookUp(path), [...through, path]);
    }
    if (Array.isArray(value)) return value.map((part) => resolve(part, through));
    if (isNode(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, through)]));
    return value;
  };
  const lookUp = (path: string): unknown => {
    const below = pathInSet(path);
    const token =
      (below &&
        sets
          .toReversed()
          .map((set) => find(file, `${set}.${below}`))
          .find(Boolean)) ??
      find(file, path);
    if (!token) throw new Error(`There is no token ${path}`);
    return token['$value'];
  };
  const pathInSet = (path: string) =>
    ['semantic', defaultSet]
      .filter((prefix) => path.startsWith(`${prefix}.`))
      .map((prefix) => path.slice(prefix.length + 1))[0];

  const walk = (node: TokenGroup, path: readonly string[], inherited: string) => {
    const type = typeof node['$type'] === 'string' ? node['$type'] : inherited;
    if ('$value' in node) {
      const value = resolve(lookUp(['semantic', ...path].join('.')));
      const name = path[0] === 'color' ? path.slice(1) : path;
      tokens.push({
        path: name,
        type,
        value: type === 'typography' ? withFamilyRole(value, node['$value']) : value,
        css: toCss(type, value),
      });
      return;
    }
    for (const [key, child] of Object.entries(node)) if (isNode(child)) walk(child, [...path, key], type);
  };
  const semantic = file['semantic'];
  if (!isNode(semantic)) throw new Error('tokens.json has no semantic tokens');
  walk(semantic, [], '');

  // The spacing grid is the one primitive scale that components may use directly: not every distance has a role.
  const grid = find(file, 'primitive.space');
  for (const [key, child] of Object.entries(grid ?? {})) {
    if (isNode(child))
      tokens.push({
        path: ['space', key],
        type: 'dimension',
        value: child['$value'],
        css: toCss('dimension', child['$value']),
      });
  }
  return tokens;
}

function find(file: TokenGroup, path: string): TokenGroup | undefined {
  let node: unknown = file;
  for (const part of path.split('.')) node = isNode(node) ? node[part] : undefined;
  return isNode(node) && (path === 'primitive.space' || '$value' in node) ? node : undefined;
}

/** The family stays a role ("heading"), because brands reassign what it stands for. */
function withFamilyRole(value: unknown, raw: unknown): Typography {
  const role = (raw as { fontFamily: string }).fontFamily.split('.').at(-1)?.replace('}', '') ?? 'ui';
  return { ...(value as Typography), fontFamily: role };
}

export function isNode(value: unknown): value is TokenGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Color {
  readonly hex: string;
  readonly alpha: number;
  readonly components: readonly number[];
}
interface Dimension {
  readonly value: number;
  readonly unit: string;
}
interface Shadow {
  readonly color: Color;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
}
interface Transition {
  readonly duration: Dimension;
  readonly timingFunction: readonly number[];
}

function toCss(type: string, value: unknown): string {
  switch (type) {
    case 'color':
      return color(value as Color);
    case 'dimension':
    case 'duration':
      return dimension(value as Dimension);
    case 'fontFamily':
      return (value as readonly string[])
        .map((family) => (/^[a-z-]+$/.test(family) ? family : `'${family}'`))
        .join(', ');
    case 'cubicBezier':
      return bezier(value as readonly number[]);
    case 'transition': {
      const transition = value as Transition;
      return `${dimension(transition.duration)} ${bezier(transition.timingFunction)}`;
    }
    case 'shadow':
      return [value as Shadow | readonly Shadow[]]
        .flat()
        .map(
          (s) =>
            `${dimension(s.offsetX)} ${dimension(s.offsetY)} ${dimension(s.blur)} ${dimension(s.spread)} ${color(s.color)}`,
        )
        .join(', ');
    case 'number':
      return String(value);
    case 'typography':
      return '';
    default:
      throw new Error(`No CSS for tokens of type "${type}"`);
  }
}

function color({ hex, alpha }: Color): string {
  if (alpha === 1) return hex;
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

function dimension({ value, unit }: Dimension): string {
  return value === 0 && unit !== 'ms' ? '0px' : `${value}${unit}`;
}

function bezier(points: readonly number[]): string {
  return `cubic-bezier(${points.join(', ')})`;
}
