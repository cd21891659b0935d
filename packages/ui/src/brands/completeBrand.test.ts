/** @jest-environment node */
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
      fc.property(hex, hex, (primary, header) => {
        expect(messages({ name: 'any', colors: { primary, header } })).toEqual([]);
      }),
      {
        numRuns: 60,
        examples: [
          ['#ffff00', '#ffffff'],
          ['#000000', '#ff0000'],
          ['#ffffff', '#777777'],
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
    [{ primary: '#17614f', accent: '#ffffff' }, 'fjord: colors.accent is not known; there are "primary" and "header".'],
  ])('says what is wrong with %j', (colors, message) => {
    expect(messages({ name: 'fjord', colors })).toEqual([message]);
  });
});
