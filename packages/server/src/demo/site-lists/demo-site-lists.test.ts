import { openTestDatabase } from '../../testing/test-database.ts';
import { the } from '../../testing/test-server.ts';
import { ensureDemo } from '../demo.ts';

it('has a list that a quote was asked for, and one in which half is not valid', async () => {
  const test = await openTestDatabase();
  await ensureDemo(test.database, async () => 'x');
  const [lists, quotes] = await test.database.withOperator(async (query) => [
    await query.selectFrom('site_lists').selectAll().orderBy('updated_at').execute(),
    await query.selectFrom('quotes').select('site_list_id').where('site_list_id', 'is not', null).execute(),
  ]);
  const [quoted, mixed] = [the(lists[0]), the(lists[1])];
  expect(lists).toHaveLength(2);
  expect([quoted.name, quoted.site_count, quoted.valid_count]).toEqual(['Terminaler 2025', 12, 12]);
  expect(quotes).toEqual([{ site_list_id: quoted.id }]);
  expect(mixed.sites.map(({ state, code }) => code ?? state)).toEqual([
    'valid',
    'ambiguous',
    'valid',
    'notFound',
    'valid',
    'sameReference',
    'valid',
    'invalidFormat',
    'valid',
    'notInCountry',
  ]);
  expect(mixed.configuration).toMatchObject({ agreementId: 'FA-2024-117' });
  const addresses = await test.database.withOperator((query) =>
    query.selectFrom('addresses').select('magic_key').execute(),
  );
  expect(addresses.length).toBeGreaterThan(7000);
  await test.close();
});
