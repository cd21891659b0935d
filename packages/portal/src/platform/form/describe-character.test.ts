import { describeCharacter } from './describe-character.ts';

describe('a character in a sentence', () => {
  it.each([
    ['ž', 'ž'],
    ['\u200F', 'U+200F'],
    ['\u0301', 'U+0301'],
    ['\u2003', 'U+2003'],
    ['\u{E0041}', 'U+E0041'],
  ])('%j reads %s', (character, text) => {
    expect(describeCharacter(character)).toBe(text);
  });
});
