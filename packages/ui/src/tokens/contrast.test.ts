import { composeTokens, type ComposedTheme } from '../../scripts/tokens/compose.ts';
import file from './tokens.json' with { type: 'json' };

const text = 4.5;
const shape = 3;
const surfaces = 'bg.surface bg.canvas bg.raised bg.hover bg.selected';

/** Foregrounds, the backgrounds they stand on, and the floor: WCAG 2.2, 1.4.3 for text and 1.4.11 for controls, icons and lines. */
const pairs: readonly (readonly [foregrounds: string, backgrounds: string, floor: number])[] = [
  ['text.default', 'bg.canvas bg.surface bg.raised bg.sunken bg.selected bg.pressed', text],
  ['text.muted', `${surfaces} bg.sunken bg.pressed control.bg control.bgReadonly`, text],
  ['text.link', `${surfaces} tone.attention.bg`, text],
  ['text.linkHover', 'bg.surface', text],
  ['text.error', 'bg.surface bg.raised', text],
  ['text.inverse', 'bg.inverse', text],
  ['action.primary.fg', 'action.primary.bg action.primary.bgHover action.primary.bgPressed', text],
  ['action.secondary.fg', 'action.secondary.bg action.secondary.bgHover', text],
  ['action.secondary.border', 'bg.surface bg.canvas', shape],
  ['action.ghost.fg', 'bg.surface bg.canvas bg.raised action.ghost.bgHover', text],
  ['action.danger.fg', 'action.danger.bg action.danger.bgHover', text],
  ['action.dangerQuiet.fg', 'bg.surface action.dangerQuiet.bgHover', text],
  ['border.control', 'bg.surface bg.raised bg.canvas bg.selected tone.draft.bg', shape],
  ['border.controlHover border.error', 'bg.surface', shape],
  ['border.selected', 'bg.selected', shape],
  ['focus.ring', 'bg.surface bg.canvas bg.raised', shape],
  ['control.on', 'bg.surface bg.raised bg.selected tone.draft.bg', shape],
  ['control.onFg', 'control.on', text],
  ['control.off', 'bg.surface', shape],
  ['action.primary.bg', 'bg.canvas bg.surface', shape],
  ['header.fg', 'header.bg header.hover', text],
  ['header.fgMuted', 'header.bg', text],
  ['header.active header.control header.focus', 'header.bg', shape],
  ['chart.percentile chart.capacity', 'bg.surface', shape],
  ['chart.series.1 chart.series.2 chart.series.3 chart.series.4 chart.series.5 chart.series.6', 'bg.surface', shape],
  ['chart.label', 'bg.surface', text],
  ['map.label', 'map.land map.landAlt', text],
  ['map.labelWater', 'map.shoal2 map.water map.shoal1', text],
  ['map.pin', 'map.land map.shoal2 map.landAlt map.water', shape],
  ['map.pinFg', 'map.pin', text],
  ['map.border', 'map.land', shape],
  ['bearing.passed', 'bg.surface bg.canvas', shape],
  ['bearing.now', 'bg.surface', shape],
  ['tone.critical.solid tone.attention.icon', 'map.land map.shoal2', shape],
  ...['neutral', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'].flatMap(
    (tone) =>
      [
        [`tone.${tone}.fg`, `${surfaces} tone.${tone}.bg`, text],
        [`tone.${tone}.icon`, `${surfaces} tone.${tone}.bg`, shape],
        ['text.default', `tone.${tone}.bg`, text],
        [`tone.${tone}.onSolid`, `tone.${tone}.solid`, text],
      ] as const,
  ),
];

describe.each(composeTokens(file))('$brand, $mode', (theme) => {
  it('keeps every pair of colours above its contrast floor', () => {
    const tooClose = pairs.flatMap(([foregrounds, backgrounds, floor]) =>
      foregrounds.split(' ').flatMap((foreground) =>
        backgrounds
          .split(' ')
          .map((background) => ({
            foreground,
            background,
            floor,
            ratio: contrast(colorOf(theme, foreground), colorOf(theme, background)),
          }))
          .filter(({ ratio }) => ratio < floor),
      ),
    );
    expect(tooClose).toEqual([]);
  });
});

it('measures black on white as 21 and grey #767676 on white as 4.54', () => {
  const white = [1, 1, 1];
  expect(contrast([0, 0, 0], white)).toBeCloseTo(21, 5);
  const grey = 0x76 / 255;
  expect(contrast([grey, grey, grey], white)).toBeCloseTo(4.54, 2);
});

function colorOf(theme: ComposedTheme, path: string): readonly number[] {
  const found = theme.tokens.find((token) => token.path.join('.') === path);
  if (!found) throw new Error(`No token ${path}`);
  const { hex } = found.value as { hex: string };
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** Contrast ratio as WCAG 2 defines it, of two sRGB colours with components from 0 to 1. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
