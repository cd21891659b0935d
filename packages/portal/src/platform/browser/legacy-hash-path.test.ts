import fc from 'fast-check';
import { legacyHashPath } from './legacy-hash-path.ts';

const origin = 'https://portal.example';

function rewrite(hash: string, pathname = '/'): string | undefined {
  return legacyHashPath({ origin, pathname, hash });
}

/** Where a browser ends up when it is sent to the path from a page of the portal. */
function destination(path: string): URL {
  return new URL(path, `${origin}/`);
}

const hostileFragments = [
  '#//evil.example',
  '#/\\evil.example',
  '#/\t/evil.example',
  '#https://evil.example',
  '#/\\/evil.example',
  '#///evil.example',
  '#/..//evil.example',
  '#/.//evil.example',
  '#/%2e%2e//evil.example',
  '#/%2e//evil.example',
  '#/%2e%2e%2f%2fevil.example',
  '#////evil.example',
  '#/////evil.example',
  '#/\n/evil.example',
  '#/\r/evil.example',
  '#/\r\n/evil.example',
  '#\\\\evil.example',
  '#\\/evil.example',
  '#/\\\\evil.example',
  '#/\\\t/evil.example',
  '#/@evil.example',
  '#//user@evil.example',
  '#//user:pass@evil.example',
  '#//evil.example:8443',
  '#//[::1]',
  '#//2130706433',
  '#//0x7f.1',
  '#//evil%2eexample',
  '#//ev\u0131l.example',
  '#//\u3002evil.example',
  '#/\u2028/evil.example',
  '#/\u2029/evil.example',
  '#/\u0000/evil.example',
  '#/\u0001//evil.example',
  '#/ //evil.example',
  '#/%09/evil.example',
  '#/%5cevil.example',
  '#/%5c%5cevil.example',
  '#/%2f/evil.example',
  '#/%2f%2fevil.example',
  '#/./..//evil.example',
  '#/a/..//evil.example',
  '#/a/../..//evil.example',
  '#/a/../../..///evil.example',
  '#/;//evil.example',
  '#/..;//evil.example',
  '#/.;//evil.example',
  '#/javascript:alert(1)',
  '#javascript:alert(1)',
  '#/data:text/html,x',
  '#data:text/html,x',
  '#/https://evil.example',
  '#/http:evil.example',
  '#/http:/evil.example',
  '#!//evil.example',
  '#!/\\evil.example',
  '#!///evil.example',
  '#!/..//evil.example',
  '#//',
  '#/\\',
  '#/\\\\',
  '#///',
  '#//?next=//evil.example',
  '#//#//evil.example',
  '#/..//..//evil.example',
  '#/.\\/evil.example',
  '#/..\\\\evil.example',
  '#/users//..//..//evil.example',
];

describe('rewriting of old addresses', () => {
  it.each([
    ['#/users', '/users'],
    ['#/users/7d0c5f0e', '/users/7d0c5f0e'],
    ['#/users?page=2&filter=bj%C3%B6rn', '/users?page=2&filter=bj%C3%B6rn'],
    [
      '#/quote-and-order?searchStep=single&selectBuilding=true',
      '/quote-and-order?searchStep=single&selectBuilding=true',
    ],
    ['#!/invoices', '/invoices'],
    ['#/', '/'],
    ['#/home#main', '/home#main'],
  ])('takes %s to %s', (hash, path) => {
    expect(rewrite(hash)).toBe(path);
  });

  it.each(['', '#', '#main', '#state=1&code=2', '#error=login_required&state=1'])('leaves %j alone', (hash) => {
    expect(rewrite(hash)).toBeUndefined();
  });

  it.each([
    ['#users', '/users'],
    ['#!users/groups', '/users/groups'],
    ['#quote-and-order?searchStep=single', '/quote-and-order?searchStep=single'],
  ])('takes %s, without a slash, as %s', (hash, path) => {
    expect(rewrite(hash)).toBe(path);
  });

  it('leaves the answer of a sign-in alone', () => {
    expect(rewrite('#state=0f&session_state=1&iss=https%3A%2F%2Fportal.example%2Foidc&code=abc')).toBeUndefined();
    expect(rewrite('#error=login_required&state=0f')).toBeUndefined();
  });

  it('leaves fragments of other pages alone', () => {
    expect(rewrite('#/users', '/services')).toBeUndefined();
  });

  it.each(hostileFragments)('never leaves the origin with %j', (hash) => {
    const path = rewrite(hash);
    if (path === undefined) return;
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(destination(path).origin).toBe(origin);
    expect(destination(path).pathname).not.toMatch(/^\/[/\\]/);
  });

  it('holds for anything that can be put together from the characters that matter', () => {
    const characters = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%',
      '2',
      'e',
      'f',
      '5',
      'c',
      ':',
      '@',
      '?',
      '#',
      ';',
      '\t',
      '\n',
      '\r',
      ' ',
      'h',
      't',
      'p',
      's',
      '\u0000',
      '!',
    );
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 30 }), (parts) => {
        const path = rewrite(`#/${parts.join('')}`);
        if (path === undefined) return true;
        const url = destination(path);
        return url.origin === origin && !/^\/[/\\]/.test(path) && !/^\/[/\\]/.test(url.pathname);
      }),
      { numRuns: 5_000 },
    );
  });
});
