import type { Color, ComposedTheme } from './compose.ts';
import { contrastPairs, type ContrastPair } from './contrastPairs.ts';

export interface MeasuredContrast extends ContrastPair {
  readonly foregroundColor: string;
  readonly backgroundColor: string;
  /** As WCAG 2 defines it, from 1 to 21. */
  readonly ratio: number;
  readonly isEnough: boolean;
}

/** The contrast of every pair of colours that a theme has to tell apart. */
export function measureContrasts(theme: ComposedTheme): MeasuredContrast[] {
  const colors = new Map(theme.tokens.map(({ path, value }) => [path.join('.'), value]));
  return contrastPairs.map((pair) => {
    const [foregroundColor, backgroundColor] = [pair.foreground, pair.background].map((path) => {
      const color = colors.get(path) as Color | undefined;
      if (!color) throw new Error(`There is no token color.${path}`);
      return color.hex;
    }) as [string, string];
    const ratio = contrastRatio(foregroundColor, backgroundColor);
    return { ...pair, foregroundColor, backgroundColor, ratio, isEnough: ratio >= pair.floor };
  });
}

/** Contrast ratio of two opaque sRGB colours, `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
