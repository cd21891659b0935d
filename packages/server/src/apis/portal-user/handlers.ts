import { billingSystemOf, type portalUserOperations, type PortalUser, type SessionUsers } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import { findFeatureFlags } from '../../database/feature-flags.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import type { Principal } from '../../identity/principal.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { overviewParts } from '../../overview/parts.ts';
import { readOverview, type OverviewSource } from '../../overview/read-overview.ts';
import { actingReasonHandlers } from './acting-reasons.ts';
import { preferenceHandlers } from './preferences.ts';
import { findProfile } from './profile.repository.ts';
import { savedViewHandlers } from './saved-views.ts';
import { search } from './search.ts';
import { selectableHandlers } from './selectable.ts';
import { updateUserProfile } from './update-profile.ts';

type OverviewEnvironment = Pick<OverviewSource, 'isProxied' | 'log'>;

/** The built-in part of the portal user API: who is signed in, and for which customer. */
export function portalUserHandlers(
  database: Database,
  directory: IdentityDirectory,
  _sender: MailSender,
  { isProxied, log }: OverviewEnvironment,
): Handlers<portalUserOperations> {
  return {
    async getUserProfiles({ principal }) {
      if (!principal.isActing) return { status: 200, body: { currentUser: await sessionUser(database, principal) } };
      return { status: 200, body: await actingUsers(database, principal) };
    },

    ...selectableHandlers(database),
    ...actingReasonHandlers(database),
    ...preferenceHandlers(database),
    ...savedViewHandlers(database),

    async getOverview({ principal, query }) {
      const source = { database, parts: overviewParts, isProxied, log };
      return { status: 200, body: await readOverview(source, principal, query.parts?.split(',')) };
    },
    search: async (call) => search(database, call),

    updateUserProfile: async (call) => updateUserProfile(database, directory, call),

    async getCurrentCustomer({ principal }) {
      const { query, customerId } = database.readsOf(principal);
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
      const sourceBillingSystem = billingSystemOf(`${microserviceRegistry}_bss`);
      return {
        status: 200,
        body: { id, name, customerReferenceName, type, active, microserviceRegistry, sourceBillingSystem },
      };
    },

    async getFeatureFlags({ principal }) {
      return { status: 200, body: await findFeatureFlags(database.readsOf(principal)) };
    },
  };
}

/** The member of staff, by their account, and the customer's user whom they act as. */
async function actingUsers(database: Database, principal: Principal): Promise<SessionUsers> {
  const staff = { ...principal, userId: null, roles: new Set<string>() };
  const profile = principal.userId && (await findProfile(database.readsOf(principal), principal.userId));
  if (!profile) throw new ProblemError(404);
  const { firstName, lastName, email } = profile;
  return {
    currentUser: await sessionUser(database, staff),
    impersonatedUser: await sessionUser(database, { ...principal, firstName, lastName, email }),
    ...(principal.actingReason !== undefined && { actingReason: principal.actingReason }),
  };
}

/** Whoever is no user of the customer, as most of the staff, is shown by their account. */
async function sessionUser(database: Database, principal: Principal): Promise<PortalUser> {
  const { userId, accountId, firstName, lastName, email } = principal;
  const roles = [...principal.roles].sort();
  const attributes = { cellphone: null, pin: null, pinType: null, twoFactorBySms: null };
  if (userId === null) return { id: accountId, firstName, lastName, email, attributes, roles };
  const profile = await findProfile(database.readsOf(principal), userId);
  const twoFactorBySms = profile?.forceTwoFactorAuth === true ? ('force' as const) : null;
  return {
    id: userId,
    firstName,
    lastName,
    email,
    attributes: { ...attributes, cellphone: profile?.cellphone ?? null, twoFactorBySms },
    roles,
  };
}
