import type { CustomerUserPage } from '@skerry/contracts';
import { growCustomer } from '../../demo/demo.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const customerId = '1990';
const total = 1_230;

let test: TestDatabase;
let app: TestServer;
let caller: Caller;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, customerId, [
    { roles: ['UserAdministrator'] },
    { cellphone: null, active: false },
    { cellphone: null },
  ]);
  await growCustomer(test.database, { customerId, users: total });
  caller = app.as(the(users[0]));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function pageOf(sortBy: string, page: number): Promise<CustomerUserPage> {
  const answer = await caller.get(
    `/api/user-admin/v1/customer/users?pageSize=100&page=${page}&sortBy=${encodeURIComponent(sortBy)}`,
  );
  expect(answer.statusCode).toBe(200);
  return answer.json<CustomerUserPage>();
}

describe('far pages of many users', () => {
  it.each(['email', '-email', 'name', '-name', 'cellphone', '-cellphone', 'active', '-active'])(
    'sorted by %s hold every user once, in one order with the near ones',
    async (sortBy) => {
      const pages: CustomerUserPage[] = [];
      for (let page = 0; page < 13; page += 1) pages.push(await pageOf(sortBy, page));
      expect(pages.map(({ items }) => items.length)).toEqual([...Array<number>(12).fill(100), 30]);
      const users = pages.flatMap(({ items }) => items);
      expect(new Set(users.map(({ id }) => id)).size).toBe(total);
      const key = sortBy.replace('-', '') as 'email' | 'cellphone' | 'active';
      const values = users.map((user) => {
        if (sortBy.includes('name')) return user.fullName.toLowerCase();
        const value = user[key];
        return value === null ? null : String(value).toLowerCase();
      });
      if (sortBy.includes('cellphone')) expect(values.slice(-2)).toEqual([null, null]);
      const known = values.filter((value) => value !== null);
      const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      // Active ones come first.
      const falls = sortBy.startsWith('-') !== sortBy.includes('active');
      expect(known).toEqual(falls ? sorted.reverse() : sorted);
    },
  );

  it('beyond the end are empty, and say how many there are', async () => {
    expect(await pageOf('email', 13)).toMatchObject({ items: [], totalItems: total, totalPages: 13, currentPage: 13 });
    expect(await pageOf('email', 999)).toMatchObject({ items: [], totalItems: total, totalPages: 13 });
  });

  it('of a filter hold what it finds, once, as writes leave it', async () => {
    const far = async (page: number) =>
      (
        await caller.get(`/api/user-admin/v1/customer/users?pageSize=100&page=${page}&active=true&sortBy=-name`)
      ).json<CustomerUserPage>();
    const pages: CustomerUserPage[] = [];
    for (let page = 0; page < 13; page += 1) pages.push(await far(page));
    const users = pages.flatMap(({ items }) => items);
    const { totalItems } = the(pages[12]);
    expect([new Set(users.map(({ id }) => id)).size, the(pages[0]).totalItems]).toEqual([totalItems, totalItems]);
    const gone = the(users[1000]);
    const answer = await caller.send('DELETE', `/api/user-admin/v1/customer/users/${gone.id}`, undefined, {
      'if-match': `"${gone.version}"`,
    });
    expect(answer.statusCode).toBe(204);
    const shifted = await far(10);
    expect([shifted.items[0]?.id, shifted.totalItems]).toEqual([users[1001]?.id, totalItems - 1]);
  });
});
