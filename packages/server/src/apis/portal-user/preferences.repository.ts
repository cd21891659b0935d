import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { idOf, ownerColumns, type Owner } from './owner.ts';

/** The stored preferences, by name and as text. */
export async function findPreferences(
  { query, customerId }: TenantQueries,
  owner: Owner,
): Promise<Record<string, string>> {
  const rows = await query
    .selectFrom('preferences')
    .select(['name', 'value'])
    .where('customer_id', '=', customerId)
    .where('owner_id', '=', idOf(owner))
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function upsertPreferences(
  { query, customerId }: Transaction,
  owner: Owner,
  changes: ReadonlyMap<string, string>,
): Promise<void> {
  await query
    .insertInto('preferences')
    .values([...changes].map(([name, value]) => ({ customer_id: customerId, ...ownerColumns(owner), name, value })))
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'owner_id', 'name']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}
