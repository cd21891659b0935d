import fc from 'fast-check';
import { expectAgreement, fewerRuns, nearMisses } from '../../../test/agreement.ts';
import { isAscii } from '../text/characters.ts';
import { validatePattern } from '../text/pattern.ts';
import { isUrl, maxUrlLength } from './url.ts';

const runs = { numRuns: 20_000 };

describe('an address', () => {
  it('is any http or https address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'small' }), (text) => {
        fc.pre(isAscii(text));
        return isUrl(text);
      }),
      runs,
    );
  });

  it.each([
    'https://www.example.com',
    'http://example.com/',
    'HTTPS://Example.COM/Path',
    'https://example.com:8443/a?b=c#d',
    'https://example.com:443/',
    'https://åre.example/ö',
    'http://192.0.2.1/',
    'http://[2001:db8::1]/',
    'http://localhost:3000',
    'https://example.com/a//b/%20?q=@x',
  ])('may be %s', (text) => expect(isUrl(text)).toBe(true));

  it.each([
    ['without a scheme', 'www.example.com'],
    ['without a host', 'https://'],
    ['without a host', 'https:///'],
    ['without a host', 'https://?q'],
    ['without a host', 'https://:443/'],
    ['of another scheme', 'javascript:alert(1)'],
    ['of another scheme', 'javascript://example.com/%0aalert(1)'],
    ['of another scheme', 'data:text/html,x'],
    ['of another scheme', 'file:///etc/passwd'],
    ['of another scheme', 'ftp://example.com'],
    ['of another scheme', 'blob:https://example.com/1'],
    ['of another scheme', 'view-source:https://example.com'],
    ['of another scheme', 'httpss://example.com'],
    ['of the page’s scheme', '//example.com'],
    ['with another number of slashes', 'https:example.com'],
    ['with another number of slashes', 'https:/example.com'],
    ['with another number of slashes', 'https:///example.com'],
    ['with backslashes', 'https:\\\\example.com'],
    ['with backslashes', 'https:/\\example.com'],
    ['with backslashes', 'https://example.com\\@other.example'],
    ['with a user name', 'https://user@example.com'],
    ['with a user name', 'https://user:secret@example.com'],
    ['with a user name', 'https://@example.com'],
    ['with a user name', 'https://example.com:@other.example'],
    ['with a user name', 'https://example.com@example.com'],
    ['with white space', 'https://exam ple.com'],
    ['with white space', 'https://example.com/a b'],
    ['with white space', ' https://example.com'],
    ['with white space', 'https://example.com\n'],
    ['with white space', 'java\nscript:alert(1)'],
    ['with white space', 'ht\ttps://example.com'],
    ['with white space', 'https://example\u00a0.com'],
    ['with a control character', 'https://example.com/\u0000'],
    ['with a control character', '\u0001https://example.com'],
    ['with a character that is not seen', 'https://exam\u00adple.com'],
    ['with a character that turns the text', 'https://example.com/\u202egpj.exe'],
    ['with a character above 255', 'https://ехample.com'],
    ['with a number for a host', 'http://2130706433/'],
    ['with a number for a host', 'http://0x7f.0.0.1/'],
    ['with a number for a host', 'http://0177.0.0.1/'],
    ['with a number for a host', 'http://127.1/'],
    ['with a number for a host', 'http://¹27.0.0.1/'],
    ['with a host in percent signs', 'https://%65xample.com'],
    ['with a host of another spelling', 'https://exªmple.com'],
    ['with a port that is none', 'https://example.com:65536'],
    ['with a port that is none', 'https://example.com:80a'],
    ['with a host that is none', 'https://exa<mple.com'],
    ['with a host that is none', 'https://[::1'],
  ])('may not be one %s: %j', (_, text) => expect(isUrl(text)).toBe(false));

  it('goes to the host that it shows', () => {
    const starts = fc.constantFrom('https://shop.example', 'http://shop.example', 'https://shop.example:8443');
    const hostile = nearMisses(
      fc
        .tuple(starts, fc.constantFrom('', '/', '/a', '?b', '#c', '@other.example', '.other.example'))
        .map((parts) => parts.join('')),
      ':/\\?#@.%\t a0x',
    );
    expectAgreement(
      (text) => isUrl(text) && new URL(text).hostname === 'shop.example',
      (text) => /^https?:\/\/shop\.example(?![^/?#:])/.test(text) && isUrl(text),
      hostile,
      fewerRuns,
    );
  });

  it('has at most 2048 characters', () => {
    const start = 'https://example.com/';
    expect(validatePattern('url', start.padEnd(maxUrlLength, 'a'))).toBeUndefined();
    expect(validatePattern('url', start.padEnd(maxUrlLength + 1, 'a'))).toEqual({ code: 'tooLong' });
  });
});
