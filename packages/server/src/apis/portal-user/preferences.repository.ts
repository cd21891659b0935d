import type { TenantQueries, Transaction } from '../../database/connect.ts';

/** Whose choices: one of the customer's users, or a member of the provider's staff. */
export type PreferenceOwner = { userId: string } | { accountId: string };

/** What was chosen, by name and as text. */
export async function findPreferences(
  { query, customerId }: TenantQueries,
  owner: PreferenceOwner,
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
  owner: PreferenceOwner,
  changes: ReadonlyMap<string, string>,
): Promise<void> {
  const [user_id, account_id] = 'userId' in owner ? [owner.userId, null] : [null, owner.accountId];
  await query
    .insertInto('preferences')
    .values([...changes].map(([name, value]) => ({ customer_id: customerId, user_id, account_id, name, value })))
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'owner_id', 'name']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}

export function idOf(owner: PreferenceOwner): string {
  return 'userId' in owner ? owner.userId : owner.accountId;
}
