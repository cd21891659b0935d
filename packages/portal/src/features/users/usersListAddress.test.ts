import { normaliseFilter, readUsersListView, writeUsersListView } from './usersListAddress.ts';

function correct(query: string): string {
  return writeUsersListView(readUsersListView(new URLSearchParams(query)));
}

describe('the address of the users list', () => {
  it('leaves the first page and an empty filter out', () => {
    expect(writeUsersListView({ page: 0, filter: '' })).toBe('');
  });

  it.each([
    { page: 1, filter: '' },
    { page: 0, filter: 'berg & söner' },
    { page: 12, filter: '+46 70' },
    { page: 3, filter: '100 % <b>' },
  ])('keeps %j', (view) => {
    expect(readUsersListView(new URLSearchParams(writeUsersListView(view)))).toEqual(view);
  });

  it.each([
    ['page=-1', ''],
    ['page=abc', ''],
    ['page=', ''],
    ['page=1.5', ''],
    ['page=1e3', ''],
    ['page=%2B1', ''],
    ['page=0', ''],
    ['page=999999', ''],
    ['page=99999999999999999999', ''],
    ['page=02', 'page=2'],
    ['filter=%20%20', ''],
    ['filter=%20berg%20', 'filter=berg'],
    ['page=2&sort=name&filter=x', 'page=2&filter=x'],
  ])('corrects ?%s to ?%s', (given, corrected) => {
    expect(correct(given)).toBe(corrected);
  });
});

describe('a filter', () => {
  it('of 10,000 characters is cut to the 200 that the API takes', () => {
    expect(normaliseFilter('a'.repeat(10_000))).toHaveLength(200);
  });

  it('is not cut through a character', () => {
    expect(normaliseFilter(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  });
});
