import type { UserLocale } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';

/** A user's own details, as far as the portal shows or changes them. */
export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  cellphone: string | null;
  locale: UserLocale;
  forceTwoFactorAuth: boolean;
}

/** The details, or undefined where the customer has no such user. */
export async function findProfile(
  { query, customerId }: TenantQueries,
  userId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<Profile | undefined> {
  const user = query
    .selectFrom('customer_users')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'cellphone',
      'locale',
      'force_two_factor_auth as forceTwoFactorAuth',
    ])
    .where('customer_id', '=', customerId)
    .where('id', '=', userId);
  return (forUpdate ? user.forUpdate() : user).executeTakeFirst();
}

/** Writes what users change themselves. The version goes up, so that an administrator's older form is refused. */
export async function updateProfile(
  { query, customerId }: Transaction,
  userId: string,
  accountId: string,
  { firstName, lastName, cellphone }: Profile,
): Promise<void> {
  await query
    .updateTable('customer_users')
    .set((eb) => ({
      account_id: accountId,
      first_name: firstName,
      last_name: lastName,
      cellphone,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .execute();
}
