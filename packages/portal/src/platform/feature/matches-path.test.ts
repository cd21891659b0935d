import { matchesPath } from './matches-path.ts';

it.each([
  ['/users', '/users', true],
  ['/users', '/users/', true],
  ['/users', '/users/7', false],
  ['/users/:userId', '/users/7', true],
  ['/users/:userId', '/users/', false],
  ['/users/:userId', '/users/7/roles', false],
  ['/users/:userId', '/orders/7', false],
])('the page %s is at %s: %s', (pattern, pathname, expected) => {
  expect(matchesPath(pattern, pathname)).toBe(expected);
});
