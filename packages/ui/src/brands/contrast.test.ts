/** @jest-environment node */
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { composeTokens } from './compose.ts';
import { contrastRatio, measureContrasts } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';

describe.each(composeTokens(tokens))('$brand, $mode', (theme) => {
  it('keeps every pair of colours above its contrast floor', () => {
    const measured = measureContrasts(theme);
    expect(measured).toHaveLength(190);
    expect(measured.filter(({ isEnough }) => !isEnough)).toEqual([]);
  });
});

it('names no pair twice', () => {
  const names = contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#123456', '#123456', 1],
])('measures %s on %s as %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});
