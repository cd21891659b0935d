/** @jest-environment node */
import { oklch, type Oklch } from 'culori';
import fc from 'fast-check';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { checkBrand, composeBrand } from './checkBrand.ts';
import { completeBrand } from './completeBrand.ts';
import type { Color } from './compose.ts';

const messages = (brand: unknown) => checkBrand(brand, tokens).map(({ message }) => message);
const hexOf = (brand: Parameters<typeof composeBrand>[0], mode: 'light' | 'dark', token: string) => {
  const theme = composeBrand(brand, tokens).find((candidate) => candidate.mode === mode);
  return (theme?.tokens.find(({ path }) => path.join('.') === token)?.value as Color).hex;
};
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a brand of a few colours', () => {
  it('needs no more than one, and every pair has its contrast', () => {
    expect(messages({ name: 'fjord', colors: { primary: '#17614f' } })).toEqual([]);
  });

  it('has its contrasts whatever the colours are', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, header, accent) => {
        expect(messages({ name: 'any', colors: { primary, header, accent } })).toEqual([]);
      }),
      {
        numRuns: 60,
        examples: [
          ['#ffff00', '#ffffff', '#ffffff'],
          ['#000000', '#ff0000', '#ff0000'],
          ['#ffffff', '#777777', '#777777'],
        ],
      },
    );
  });

  it('wears the colours themselves where they can be read', () => {
    const brand = { name: 'fjord', colors: { primary: '#17614f', header: '#0f4a3c' } };
    expect(hexOf(brand, 'light', 'action.primary.bg')).toBe('#17614f');
    expect(hexOf(brand, 'light', 'header.bg')).toBe('#0f4a3c');
  });

  it('moves a colour that is too pale for a button until its edge can be seen', () => {
    const brand = { name: 'sun', colors: { primary: '#ffd500' } };
    expect(hexOf(brand, 'light', 'action.primary.bg')).not.toBe('#ffd500');
    expect(messages(brand)).toEqual([]);
  });

  describe.each(['#e8590c', '#d6006c', '#0057ff', '#17614f'])('of %s', (primary) => {
    const brand = { name: 'loud', colors: { primary } };
    const colorOf = (mode: 'light' | 'dark', token: string) => oklch(hexOf(brand, mode, token)) as Oklch;

    it.each(['light', 'dark'] as const)('is as colourful when its button is pointed at and pressed, in %s', (mode) => {
      const [usual, hover, pressed] = ['bg', 'bgHover', 'bgPressed'].map((part) =>
        colorOf(mode, `action.primary.${part}`),
      ) as [Oklch, Oklch, Oklch];
      for (const state of [hover, pressed]) {
        expect(Math.abs((state.h ?? 0) - (usual.h ?? 0))).toBeLessThan(4);
        // The lighter a colour, the less colourful can a screen show it.
        expect(state.c).toBeGreaterThan((mode === 'light' ? 0.65 : 0.5) * usual.c);
      }
      expect(Math.abs(hover.l - usual.l)).toBeGreaterThan(0.04);
      expect(Math.abs(pressed.l - hover.l)).toBeGreaterThan(0.04);
      expect(Math.abs(pressed.l - usual.l)).toBeGreaterThan(0.08);
    });

    it('ticks, marks the way and stands on maps in its own colour', () => {
      for (const token of ['control.on', 'bearing.passed', 'bearing.now', 'map.pin']) {
        const { l, c } = colorOf('light', token);
        const { l: own, c: ownChroma } = oklch(primary) as Oklch;
        // A pin has to be told from water, too.
        expect(Math.abs(l - own)).toBeLessThan(token === 'map.pin' ? 0.15 : 0.06);
        expect(c).toBeGreaterThan(0.75 * ownChroma);
      }
    });
  });

  it('tells hover and pressed from the button and from each other whatever the colour is', () => {
    const lightnessOf = (primary: string, part: string) =>
      (oklch(hexOf({ name: 'any', colors: { primary } }, 'light', `action.primary.${part}`)) as Oklch).l;
    fc.assert(
      fc.property(hex, (primary) => {
        const [usual, hover, pressed] = ['bg', 'bgHover', 'bgPressed'].map((part) => lightnessOf(primary, part)) as [
          number,
          number,
          number,
        ];
        expect(Math.abs(hover - usual)).toBeGreaterThan(0.03);
        expect(Math.abs(pressed - hover)).toBeGreaterThan(0.03);
        expect(Math.abs(pressed - usual)).toBeGreaterThan(0.06);
      }),
      { numRuns: 25, examples: [['#000000'], ['#ffffff'], ['#777777']] },
    );
  });

  it('marks the current page and the focus on the header in its third colour where that can be seen', () => {
    const colors = { primary: '#17614f', header: '#0f4a3c', accent: '#ff9f1c' };
    for (const mode of ['light', 'dark'] as const)
      for (const token of ['header.active', 'header.focus'])
        expect(hexOf({ name: 'fjord', colors }, mode, token)).toBe('#ff9f1c');
    const faint = { name: 'fjord', colors: { ...colors, accent: '#114a3a' } };
    expect(hexOf(faint, 'light', 'header.active')).not.toBe('#114a3a');
    expect(messages(faint)).toEqual([]);
  });

  it('has grey tints where its colour is grey', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(
        hexOf({ name: 'stone', colors: { primary: '#555555' } }, 'light', 'bg.selected').slice(at, at + 2),
        16,
      ),
    ) as [number, number, number];
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
  });

  it('leaves what the file names as it is', () => {
    const light = { color: { $type: 'color', text: { link: { $value: '#0b3d91' } } } };
    const brand = { name: 'fjord', colors: { primary: '#17614f' }, light };
    expect(hexOf(brand, 'light', 'text.link')).toBe('#0b3d91');
    expect(messages(brand)).toEqual([]);
  });

  it('is a file without colours, once complete', () => {
    const whole = completeBrand({ name: 'fjord', colors: { primary: '#17614f' } }, tokens);
    expect('colors' in whole).toBe(false);
    expect(messages(whole)).toEqual([]);
  });

  it.each([
    [{}, 'fjord: "colors" needs "primary", such as { "primary": "#17614f", "header": "#0f4a3c" }.'],
    [{ primary: 'green' }, 'fjord: colors.primary is "green": write it as "#17614f".'],
    [
      { primary: '#17614f', third: '#ffffff' },
      'fjord: colors.third is not known; there are "primary", "header" and "accent".',
    ],
    [{ primary: '#17614f', accent: 'amber' }, 'fjord: colors.accent is "amber": write it as "#17614f".'],
  ])('says what is wrong with %j', (colors, message) => {
    expect(messages({ name: 'fjord', colors })).toEqual([message]);
  });
});
