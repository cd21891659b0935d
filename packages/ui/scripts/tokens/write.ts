// Turns composed themes into the files the kit reads: custom properties, typed references, breakpoints.
import type { ComposedTheme, ResolvedToken, Typography } from './compose.ts';

const header = 'Made by "npm run tokens -w @skerry/ui" from tokens.json.';

/** `['action', 'primary', 'bgHover']` → `--sk-action-primary-bg-hover`. */
export function customProperty(path: readonly string[]): string {
  return `--sk-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
}

export function writeCss(themes: readonly ComposedTheme[]): string {
  const [base, ...others] = themes;
  if (!base) throw new Error('No theme to write');
  const themed = new Set(
    base.tokens.filter((token, index) => others.some((theme) => theme.tokens[index]?.css !== token.css)).map(nameOf),
  );
  const constants = base.tokens.filter((token) => isProperty(token) && !themed.has(nameOf(token)));

  const blocks = [block(':root', constants.map(declare))];
  for (const theme of themes) {
    const tokens = theme.tokens.filter((token) => isProperty(token) && themed.has(nameOf(token)));
    const declarations = [`color-scheme: ${theme.mode};`, ...tokens.map(declare)];
    const brand = `[data-brand='${theme.brand}']`;
    const isDefaultBrand = theme.brand === base.brand;
    if (theme.mode === 'light') {
      const bare = isDefaultBrand ? `:root,\n[data-theme='light']` : brand;
      blocks.push(block(`${bare},\n${brand}[data-theme='light']`, declarations));
    } else {
      // Paper is always light, so the dark blocks are for screens only.
      const bare = isDefaultBrand ? `[data-theme='dark'],\n` : '';
      const unchosen = isDefaultBrand ? ':root:not([data-theme])' : `:root${brand}:not([data-theme])`;
      blocks.push(`@media screen {\n${block(`${bare}${brand}[data-theme='dark']`, declarations)}}\n`);
      blocks.push(`@media screen and (prefers-color-scheme: dark) {\n${block(unchosen, declarations)}}\n`);
    }
  }
  return `/* ${header} */\n${blocks.join('')}`;
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
  return `// ${header}\n/** References to design tokens, for static styles: \`color: \${token.text.muted};\`. Those of \`token.type\` are whole declarations. */\nexport const token = ${literal(tree, 0)} as const;\n`;
}

export function writeBreakpoints(themes: readonly ComposedTheme[]): string {
  const breakpoints = (themes[0]?.tokens ?? []).filter((token) => token.path[0] === 'breakpoint');
  const widths = breakpoints
    .map((token) => `  ${token.path[1]}: ${(token.value as { value: number }).value},\n`)
    .join('');
  const queries = breakpoints
    .filter((token) => token.css !== '0px')
    .map((token) => `  ${token.path[1]}: '@media (min-width: ${token.css})',\n`)
    .join('');
  const below = breakpoints
    .filter((token) => token.css !== '0px')
    .map((token) => `  ${token.path[1]}: '@media (max-width: ${(token.value as { value: number }).value - 0.02}px)',\n`)
    .join('');
  return `// ${header}\n/** Lower bounds in px. Media queries cannot read custom properties, and no theme may move them. */\nexport const breakpoints = {\n${widths}} as const;\n\nexport type Breakpoint = keyof typeof breakpoints;\n\n/** Static media queries from a breakpoint up: \`\${from.medium} { … }\`. */\nexport const from = {\n${queries}} as const;\n\n/** Static media queries below a breakpoint. */\nexport const below = {\n${below}} as const;\n`;
}

type Tree = { [key: string]: string | Tree };

const nameOf = (token: ResolvedToken) => token.path.join('.');
const isProperty = (token: ResolvedToken) => token.type !== 'typography' && token.path[0] !== 'breakpoint';
const declare = (token: ResolvedToken) => `${customProperty(token.path)}: ${token.css};`;
const block = (selector: string, declarations: readonly string[]) =>
  `${selector} {\n${declarations.map((line) => `  ${line}\n`).join('')}}\n`;

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
