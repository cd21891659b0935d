import type { ComposedTheme, ResolvedToken } from './compose.ts';

/** `['action', 'primary', 'bgHover']` → `--sk-action-primary-bg-hover`. */
export function customProperty(path: readonly string[]): string {
  return `--sk-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
}

/** Custom properties of all themes: what no theme changes once, the rest per brand and theme. The first theme's brand is the default. */
export function writeCss(themes: readonly ComposedTheme[]): string {
  const [base] = themes;
  if (!base) throw new Error('No theme to write');
  const themed = themedNames(themes);
  const constants = base.tokens.filter((token) => isProperty(token) && !themed.has(nameOf(token)));
  const blocks = themes.flatMap((theme) => themeBlocks(theme, themed, theme.brand === base.brand));
  return [block(':root', constants.map(declare)), ...blocks].join('');
}

/** Blocks for one more brand, to stand after those of `writeCss`: what any theme changes, so that nothing of another brand shows through. */
export function writeBrandCss(themes: readonly ComposedTheme[], brand: string): string {
  const themed = themedNames(themes);
  return themes
    .filter((theme) => theme.brand === brand)
    .flatMap((theme) => themeBlocks(theme, themed, false))
    .join('');
}

/** Names of the tokens that differ between any two themes. */
function themedNames([base, ...others]: readonly ComposedTheme[]): ReadonlySet<string> {
  const differs = (token: ResolvedToken, index: number) =>
    others.some((theme) => theme.tokens[index]?.css !== token.css);
  return new Set(base?.tokens.filter(differs).map(nameOf));
}

function themeBlocks(theme: ComposedTheme, themed: ReadonlySet<string>, isDefaultBrand: boolean): string[] {
  const tokens = theme.tokens.filter((token) => isProperty(token) && themed.has(nameOf(token)));
  const declarations = [`color-scheme: ${theme.mode};`, ...tokens.map(declare)];
  const brand = `[data-brand='${theme.brand}']`;
  if (theme.mode === 'light') {
    const bare = isDefaultBrand ? `:root,\n[data-theme='light']` : brand;
    return [block(`${bare},\n${brand}[data-theme='light']`, declarations)];
  }
  // Paper is always light, so the dark blocks are for screens only.
  const bare = isDefaultBrand ? `[data-theme='dark'],\n` : '';
  const unchosen = isDefaultBrand ? ':root:not([data-theme])' : `:root${brand}:not([data-theme])`;
  return [
    `@media screen {\n${block(`${bare}${brand}[data-theme='dark']`, declarations)}}\n`,
    `@media screen and (prefers-color-scheme: dark) {\n${block(unchosen, declarations)}}\n`,
  ];
}

const nameOf = (token: ResolvedToken) => token.path.join('.');
const isProperty = (token: ResolvedToken) => token.type !== 'typography' && token.path[0] !== 'breakpoint';
const declare = (token: ResolvedToken) => `${customProperty(token.path)}: ${token.css};`;
const block = (selector: string, declarations: readonly string[]) =>
  `${selector} {\n${declarations.map((line) => `  ${line}\n`).join('')}}\n`;
