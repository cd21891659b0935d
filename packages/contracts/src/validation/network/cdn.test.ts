import fc from 'fast-check';
import { anyOf, expectAgreement, fewerRuns, nearMisses, runs } from '../../../test/agreement.ts';
import { isCdnAccessExpression, isCdnReference } from './cdn.ts';

const terms = fc
  .tuple(
    fc.constantFrom('', '', '!'),
    fc.oneof(
      fc.constantFrom('SE', 'NO', 'DK', 'XX'),
      fc.ipV4(),
      fc.tuple(fc.ipV4(), fc.nat({ max: 34 })).map((parts) => parts.join('/')),
      fc.domain(),
      fc.domain().map((host) => `*.${host}`),
    ),
  )
  .map((parts) => parts.join(''));

describe('who may fetch from a content network', () => {
  it('is a list of valid terms, separated by commas and optional spaces', () => {
    const lists = fc.array(fc.oneof(terms, nearMisses(terms, '!*./-, aA0')), { minLength: 1, maxLength: 4 });
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(lists, fc.constantFrom(',', ', ', ' , '), (list, comma) => {
        const isValid = list.join(',').split(',').every(isCdnAccessExpression);
        seen[isValid ? 'accepted' : 'refused'] += 1;
        return isCdnAccessExpression(list.join(comma)) === isValid;
      }),
      { numRuns: runs.numRuns / 5 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(1000);
  });

  it('accepts every host name', () => {
    fc.assert(
      fc.property(fc.domain(), (host) => isCdnAccessExpression(host) && isCdnAccessExpression(`!*.${host}`)),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it.each([
    'SE',
    '!SE',
    'SE, NO, !192.0.2.0/24',
    '192.0.2.1',
    '*.customer.example',
    'www.customer.example, !DK',
    `${'a'.repeat(63)}.se`,
  ])('may be %s', (text) => expect(isCdnAccessExpression(text)).toBe(true));
  it.each([
    '',
    ',',
    'SE,',
    'se',
    'SE NO',
    '!!SE',
    '!',
    '*',
    '*.se',
    '*.*.customer.example',
    'www.*.example',
    '*customer.example',
    '192.0.2.1/33',
    '192.0.2.999',
    '1.2.3',
    'localhost',
    '-a.example',
    'a-.example',
    'a..example',
    'a.example.',
    'https://a.example',
    'a.example/path',
    '(a+)+$',
    '^.*$',
    '.*\\.example',
    `${'a'.repeat(64)}.se`,
    `${'a.'.repeat(126)}se`,
  ])('may not be %j', (text) => expect(isCdnAccessExpression(text)).toBe(false));
});

describe('the reference of content', () => {
  it('has 1 to 128 letters, digits, dots, hyphens and underscores, and begins with a letter or digit', () => {
    expectAgreement(
      isCdnReference,
      (text) =>
        text.length >= 1 &&
        text.length <= 128 &&
        text
          .split('')
          .every((character) =>
            'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_'.includes(character),
          ) &&
        !'.-_'.includes(text[0] ?? ''),
      fc.oneof(
        nearMisses(fc.string({ unit: anyOf('abyzABYZ0189.-_'), minLength: 1, maxLength: 12 }), 'aZ09.-_ /*:,åſK\n'),
        fc.integer({ min: 120, max: 134 }).map((length) => 'a'.repeat(length)),
      ),
      fewerRuns,
    );
  });
});
