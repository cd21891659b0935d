import fc from 'fast-check';
import { anyOf, expectAgreement, fewerRuns } from '../../../test/agreement.ts';
import { isSsid } from './ssid.ts';
import { validatePattern } from '../text/pattern.ts';

describe('the name of a Wi-Fi network', () => {
  it('has 1 to 32 bytes and no surrounding white space', () => {
    expectAgreement(
      isSsid,
      (text) => {
        const bytes = Buffer.byteLength(text, 'utf8');
        return bytes >= 1 && bytes <= 32 && !/^\s|\s$/.test(text);
      },
      fc.oneof(
        fc.string({ unit: anyOf('aZ0 -_åäöøÿ'), maxLength: 40 }),
        fc.string({ unit: fc.constantFrom('a', '€', '😀'), maxLength: 33 }),
        fc.string({ unit: 'grapheme', maxLength: 34 }),
      ),
      fewerRuns,
    );
  });

  it.each(['a', 'a'.repeat(32), 'Gäst på Ön', 'å'.repeat(16), 'a b', '#1!'])('may be %s', (text) =>
    expect(isSsid(text)).toBe(true),
  );
  it.each(['', ' ', 'a'.repeat(33), 'å'.repeat(17), ' a', 'a '])('may not be %j', (text) =>
    expect(isSsid(text)).toBe(false),
  );
  it.each(['Kafé €', 'a\u0000b', '😀'])('contains no unsupported character: %j', (text) =>
    expect(validatePattern('ssid', text)?.code).toBe('unsupportedCharacter'),
  );
});
