import { normaliseSearch } from '../../platform/list/listQuery.ts';
import { readUsersListView, writeUsersListView, type UsersListView } from './usersListAddress.ts';

const sort = { columnId: 'email', direction: 'ascending' } as const;

function correct(query: string): string {
  return writeUsersListView(readUsersListView(new URLSearchParams(query)));
}

describe('the address of the users list', () => {
  it('leaves the first page, an empty filter and the order by e-mail out', () => {
    expect(writeUsersListView({ page: 0, filter: '', sort })).toBe('');
  });

  it.each<UsersListView>([
    { page: 1, filter: '', sort },
    { page: 0, filter: 'berg & söner', sort },
    { page: 12, filter: '+46 70', sort: { columnId: 'name', direction: 'descending' } },
    { page: 3, filter: '100 % <b>', sort: { columnId: 'email', direction: 'descending' } },
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
    ['page=2&sort=name&filter=x', 'page=2&filter=x&sort=name'],
    ['sort=email', ''],
    ['sort=roles', ''],
    ['sort=--name', ''],
  ])('corrects ?%s to ?%s', (given, corrected) => {
    expect(correct(given)).toBe(corrected);
  });
});

describe('a filter', () => {
  it('of 10,000 characters is cut to the 200 that the API takes', () => {
    expect(normaliseSearch('a'.repeat(10_000))).toHaveLength(200);
  });

  it('is not cut through a character', () => {
    expect(normaliseSearch(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  });
});
