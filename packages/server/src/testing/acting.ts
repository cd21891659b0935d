import type { Database } from '../database/connect.ts';

/** Says why a member of staff acts as a user, as the portal does before it asks the identity provider. */
export async function giveReason(
  database: Database,
  { accountId, customerId, userId, at }: { accountId: string; customerId: string; userId: string; at?: Date },
): Promise<void> {
  await database.withOperator((query) =>
    query
      .insertInto('acting_reasons')
      .values({
        customer_id: customerId,
        account_id: accountId,
        user_id: userId,
        reason: 'Case 48213',
        ...(at !== undefined && { given_at: at }),
      })
      .execute(),
  );
}
