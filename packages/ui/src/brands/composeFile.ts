import { groupOf, modes, withLongValues, type BrandFile } from './brandFile.ts';
import { composeTokens, type ComposedTheme, type TokenGroup } from './compose.ts';

/** The tokens of a whole brand, resolved, light first. */
export function composeFile(brand: BrandFile, tokens: TokenGroup): ComposedTheme[] {
  return composeTokens(withBrand(brand, tokens, false));
}

/** The names of the brands that the kit's own token file has. */
export function brandsOf(tokens: TokenGroup): string[] {
  const extensions = tokens['$extensions'] as Readonly<Record<string, TokenGroup>>;
  return Object.keys(extensions['org.skerry.composition']?.['brands'] ?? {});
}

/** The kit's tokens with one brand more, or with that one alone. */
export function withBrand(brand: BrandFile, tokens: TokenGroup, besideOthers = true): TokenGroup {
  const extensions = tokens['$extensions'] as Readonly<Record<string, TokenGroup>>;
  const composition = extensions['org.skerry.composition'];
  const sets = Object.fromEntries(modes.map((mode) => [mode, [`theme.${mode}`, `brand.${brand.name}.${mode}`]]));
  return {
    ...tokens,
    palette: withLongValues(brand.palette ?? {}),
    brand: {
      ...(tokens['brand'] as TokenGroup),
      [brand.name]: { light: withLongValues(groupOf(brand, 'light')), dark: withLongValues(groupOf(brand, 'dark')) },
    },
    $extensions: {
      ...extensions,
      'org.skerry.composition': {
        ...composition,
        brands: { ...(besideOthers ? (composition?.['brands'] as TokenGroup) : {}), [brand.name]: sets },
      },
    },
  };
}
