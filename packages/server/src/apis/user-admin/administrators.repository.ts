import type { UserLocale } from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';

/** The customer's active administrators, by themselves or through a group, by name. */
export async function findAdministrators(queries: TenantQueries): Promise<{ id: string; fullName: string }[]> {
  const rows = await administrators(queries)
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .orderBy('users.first_name')
    .orderBy('users.last_name')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({ id: row.id, fullName: `${row.first_name} ${row.last_name}` }));
}

export interface Recipient {
  id: string;
  email: string;
  locale: UserLocale;
}

/** Where mails to the same people go. */
export async function administratorRecipients(queries: TenantQueries): Promise<Recipient[]> {
  return administrators(queries).select(['users.id', 'users.email', 'users.locale']).orderBy('users.email').execute();
}

function administrators({ query, customerId }: TenantQueries) {
  return query
    .selectFrom('customer_users as users')
    .where('users.customer_id', '=', customerId)
    .where('users.active', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('granted_rights as given')
          .select('given.user_id')
          .whereRef('given.customer_id', '=', 'users.customer_id')
          .whereRef('given.user_id', '=', 'users.id')
          .where('given.right_id', '=', 'UserAdministrator'),
      ),
    );
}
