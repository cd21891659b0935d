import { isAnotherView } from './isAnotherView.ts';

const at = (search: string, pathname = '/orders') => ({ pathname, search });

describe('a form that is not saved', () => {
  it.each([
    ['another page', at('?page=1', '/users')],
    ['another filter', at('?page=1&status=OPEN')],
    ['a part of the page that nobody ignores', at('?page=1&line=2')],
  ])('is left for %s', (_, to) => {
    expect(isAnotherView(at('?page=1'), to, [])).toBe(true);
  });

  it.each([
    ['other columns', at('?page=1&column=name')],
    ['a name for the view', at('?page=1&saved=mine')],
    ['what the page ignores', at('?page=1&line=2')],
  ])('stays with %s', (_, to) => {
    expect(isAnotherView(at('?page=1'), to, ['line'])).toBe(false);
  });
});
