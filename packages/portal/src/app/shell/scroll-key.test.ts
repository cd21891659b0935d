import { scrollKey } from './scroll-key.ts';

const first = (pathname: string, search = '') => scrollKey({ key: 'default', pathname, search });

it('an entry without a name of its own does not begin where that of another page was left', () => {
  expect(first('/users')).not.toBe(first('/services'));
  expect(first('/users', '?page=1')).not.toBe(first('/users'));
  expect(first('/users')).toBe(first('/users'));
});

it('each entry of the history has a position of its own, also of one page', () => {
  expect(scrollKey({ key: 'a1', pathname: '/users', search: '' })).not.toBe(
    scrollKey({ key: 'b2', pathname: '/users', search: '' }),
  );
});

it('nothing of what somebody looked for is left in the tab', () => {
  expect(first('/users', '?filter=astrid')).not.toMatch(/users|astrid/);
});
