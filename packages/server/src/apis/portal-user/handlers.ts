import type { portalUserOperations, PortalUser } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';

/** The built-in part of the portal user API: who is signed in, and for which customer. */
export function portalUserHandlers(database: Database): Handlers<portalUserOperations> {
  return {
    async getUserProfiles({ principal }) {
      return { status: 200, body: { currentUser: await currentUser(database, principal) } };
    },

    async getCurrentCustomer({ principal }) {
      const { query, customerId } = database.readsOf(principal.customerId);
      const row = await query
        .selectFrom('customers')
        .selectAll()
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      if (row === undefined) throw new ProblemError(404);
      const {
        customer_id: id,
        name,
        customer_reference_name: customerReferenceName,
        type,
        active,
        registry: microserviceRegistry,
      } = row;
      return { status: 200, body: { id, name, customerReferenceName, type, active, microserviceRegistry } };
    },
  };
}

/** Staff are users of no customer: they are shown by their account. */
async function currentUser(database: Database, principal: Principal): Promise<PortalUser> {
  const { userId, accountId, firstName, lastName, email } = principal;
  const roles = [...principal.roles].sort();
  const attributes = { cellphone: null, pin: null, pinType: null, twoFactorBySms: null };
  if (userId === null) return { id: accountId, firstName, lastName, email, attributes, roles };
  const { query, customerId } = database.readsOf(principal.customerId);
  const row = await query
    .selectFrom('customer_users')
    .select(['cellphone', 'force_two_factor_auth'])
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .executeTakeFirst();
  const twoFactorBySms = row?.force_two_factor_auth === true ? ('force' as const) : null;
  return {
    id: userId,
    firstName,
    lastName,
    email,
    attributes: { ...attributes, cellphone: row?.cellphone ?? null, twoFactorBySms },
    roles,
  };
}
