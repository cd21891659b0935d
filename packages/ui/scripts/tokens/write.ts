// Turns composed themes into the files the kit reads: typed references, breakpoints, times.
import type { ComposedTheme, ResolvedToken, Typography } from '../../src/brands/compose.ts';
import { customProperty, writeCss } from '../../src/brands/css.ts';

const header = 'Made by "npm run tokens -w @skerry/ui" from tokens.json.';

export function writeStylesheet(themes: readonly ComposedTheme[]): string {
  return `/* ${header} */\n${writeCss(themes)}`;
}

/** The object `token`: each leaf is `var(--sk-…)`, or for typography a fragment of declarations. */
export function writeReferences(themes: readonly ComposedTheme[]): string {
  const tree: Tree = {};
  for (const token of themes[0]?.tokens ?? []) {
    if (token.path[0] === 'breakpoint') continue;
    let node = tree;
    for (const part of token.path.slice(0, -1)) node = (node[part] ??= {}) as Tree;
    node[token.path.at(-1) ?? ''] =
      token.type === 'typography' ? typography(token) : `var(${customProperty(token.path)})`;
  }
  const { tone, ...others } = tree;
  if (typeof tone !== 'object') throw new Error('The tokens have no tones.');
  return [
    `// ${header}`,
    '/** The tones, for styles that write a rule for each: they do not bring all other tokens along. */',
    `export const toneTokens = ${literal(tone, 0)} as const;`,
    '',
    '/** References to design tokens, for static styles: `color: ${token.text.muted};`. Those of `token.type` are whole declarations. */',
    `export const token = ${literal(others, 0).replace(/\}$/, '  tone: toneTokens,\n}')} as const;`,
    '',
  ].join('\n');
}

export function writeBreakpoints(themes: readonly ComposedTheme[]): string {
  const bounds = (themes[0]?.tokens ?? [])
    .filter((token) => token.path[0] === 'breakpoint')
    .map((token) => ({ name: token.path[1] ?? '', px: (token.value as { value: number }).value }));
  const above = bounds.filter(({ px }) => px > 0);
  const lines = (of: typeof bounds, write: (px: number) => string) =>
    of.map(({ name, px }) => `  ${name}: ${write(px)},\n`).join('');
  return `// ${header}
/** Lower bounds in px, with text of the usual size. Media queries cannot read custom properties, and no theme may move them. */
export const breakpoints = {
${lines(bounds, String)}} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The same in em: for readers who have set their browser to larger text, a window is as narrow as their letters make it. */
export const breakpointWidths = {
${lines(above, (px) => `'${em(px)}'`)}} as const;

/** Static media queries from a breakpoint up: \`\${from.medium} { … }\`. */
export const from = {
${lines(above, (px) => `'@media (min-width: ${em(px)})'`)}} as const;

/** Static media queries below a breakpoint. */
export const below = {
${lines(above, (px) => `'@media (max-width: ${em(px - 0.02)})'`)}} as const;
`;
}

/** Of 16 px, as browsers are set at first. */
const em = (px: number) => `${px / 16}em`;

type Tree = { [key: string]: string | Tree };

function typography({ value }: ResolvedToken): string {
  const { fontFamily: family, fontWeight, fontSize, lineHeight, letterSpacing } = value as Typography;
  const spacing = letterSpacing.value === 0 ? 'normal' : `${letterSpacing.value}${letterSpacing.unit}`;
  const figures = family === 'figures' ? " font-feature-settings: 'tnum';" : '';
  return `font: ${fontWeight} ${fontSize.value}${fontSize.unit}/${lineHeight} var(--sk-font-family-${family}); letter-spacing: ${spacing};${figures}`;
}

function literal(tree: Tree, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(tree).map(([key, value]) => {
    const name = /^(?:[a-z]\w*|\d+)$/i.test(key) ? key : `'${key}'`;
    const quoted =
      typeof value === 'string'
        ? value.includes("'")
          ? JSON.stringify(value)
          : `'${value}'`
        : literal(value, depth + 1);
    return `${indent}${name}: ${quoted},\n`;
  });
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
}

export function writeTimes(themes: readonly ComposedTheme[]): string {
  const times = (themes[0]?.tokens ?? []).filter((token) => token.path[0] === 'time');
  const lines = times.map((token) => `  ${token.path[1]}: ${(token.value as { value: number }).value},\n`).join('');
  return `// ${header}\n/** Times in ms that the product fixes, for timers. */\nexport const times = {\n${lines}} as const;\n`;
}
