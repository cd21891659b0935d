import type { quoteAndOrderOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { opticalHandlers } from './optical-handlers.ts';

/** The built-in part of the quote and order API: under which agreements the customer may buy, and optical services. */
export function quoteAndOrderHandlers(database: Database): Handlers<quoteAndOrderOperations> {
  return {
    ...opticalHandlers(database),

    async listFrameworkAgreements({ principal }) {
      const { query, customerId } = database.readsOf(principal);
      const rows = await query
        .selectFrom('framework_agreements')
        .selectAll()
        .where('customer_id', '=', customerId)
        .$if(principal.category !== 'internalStaff', (agreements) =>
          agreements.where('quote_and_order_internal_users_only', '=', false),
        )
        .orderBy('name')
        .orderBy('id')
        .execute();
      const items = rows.map(({ id, name, products, product_packages, quote_and_order_internal_users_only }) => ({
        id,
        name,
        products,
        productPackages: product_packages,
        quoteAndOrderInternalUsersOnly: quote_and_order_internal_users_only,
      }));
      return { status: 200, body: { items } };
    },
  };
}
