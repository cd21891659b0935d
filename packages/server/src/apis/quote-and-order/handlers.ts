import { dayOf, type quoteAndOrderOperations } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { opticalHandlers } from './optical-handlers.ts';

/** The built-in part of the quote and order API: under which agreements the customer may buy, and optical services. */
export function quoteAndOrderHandlers(
  database: Database,
): Pick<Handlers<quoteAndOrderOperations>, 'listFrameworkAgreements' | keyof ReturnType<typeof opticalHandlers>> {
  return {
    ...opticalHandlers(database),

    async listFrameworkAgreements({ principal }) {
      const { query, customerId } = database.readsOf(principal);
      const rows = await query
        .selectFrom('framework_agreements')
        .selectAll()
        .select(sql<string | null>`valid_to::text`.as('last_day'))
        .where('customer_id', '=', customerId)
        .$if(principal.category !== 'internalStaff', (agreements) =>
          agreements.where('quote_and_order_internal_users_only', '=', false),
        )
        // What has ended or not begun is nobody's to buy under.
        .where(
          sql<boolean>`coalesce(valid_from <= ${dayOf(new Date())}::date, true) and coalesce(valid_to >= ${dayOf(new Date())}::date, true)`,
        )
        .orderBy('name')
        .orderBy('id')
        .execute();
      const items = rows.map((row) => ({
        id: row.id,
        name: row.name,
        products: row.products,
        productPackages: row.product_packages,
        quoteAndOrderInternalUsersOnly: row.quote_and_order_internal_users_only,
        validTo: row.last_day,
        promises: row.promises,
      }));
      return { status: 200, body: { items } };
    },
  };
}
