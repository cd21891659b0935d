import { plainLetters } from './plain-letters.ts';

it.each([
  ['Københavns', 'kobenhavns'],
  ['Æbeløgade', 'aebelogade'],
  ['Göta Älv Åmål', 'gota alv amal'],
  ['Fjordheim Sjømat AS 2', 'fjordheim sjomat as 2'],
])('writes %s as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
