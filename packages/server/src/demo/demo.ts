import { sql } from 'kysely';
import { StartupFault } from '../config/startup-fault.ts';
import type { Database } from '../database/connect.ts';
import { seedDemoAddresses } from './addresses/seed-addresses.ts';
import { seedDemoContacts } from './contacts/seed-contacts.ts';
import { demoCustomers, demoPassword, demoStaff, demoUsers } from './users/demo-users.ts';
import { demoOrders } from './orders/demo-orders.ts';
import { growOrdersBatch } from './orders/grow-orders.ts';
import { seedDemoDisturbances } from './disturbances/seed-disturbances.ts';
import { seedDemoOpticalRequests } from './optical/seed-optical-requests.ts';
import { growQuotesBatch } from './quotes/grow-quotes.ts';
import { seedDemoNotifications } from './notifications/seed-notifications.ts';
import { seedDemoSiteLists } from './site-lists/seed-site-lists.ts';
import { seedDemoQuotes } from './quotes/seed-quotes.ts';
import { demoServiceChanges } from './change-requests/demo-change-requests.ts';
import { seedContents } from './content/seed-contents.ts';
import { demoProductNames, demoServices, demoSites, demoTags } from './services/demo-services.ts';
import { growServicesBatch, seedInventory, seedProductNames } from './services/seed-services.ts';
import { seedFreezePeriods } from './orders/seed-freeze-periods.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedPastOrders } from './orders/seed-past-orders.ts';
import { seedServiceChanges } from './change-requests/seed-change-requests.ts';
import { growBatch, seed } from './users/seed.ts';
import { seedActivity } from './users/seed-activity.ts';
import { seedDemoGroups } from './users/seed-groups.ts';

type HashPassword = (password: string) => Promise<string>;

/** Fills an empty database with the demo data. Processes that start together do it once. */
export async function ensureDemo(database: Database, hashPassword: HashPassword): Promise<void> {
  if (!(await isEmpty(database))) return;
  const passwordHash = await hashPassword(demoPassword);
  const isMade = await database.withOperator(async (query) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('skerry demo', 0))`.execute(query);
    const present = await query.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
    if (present !== undefined) return false;
    await seed(query, { customers: demoCustomers, users: demoUsers, staff: demoStaff, passwordHash });
    await seedProductNames(query, demoProductNames);
    await seedInventory(query, { sites: demoSites, tags: demoTags, services: demoServices });
    await seedDemoGroups(query);
    await seedContents(query);
    const today = new Date().toISOString().slice(0, 10);
    await seedFreezePeriods(query, today);
    await seedPastOrders(query);
    await seedOrders(query, demoOrders, today);
    await seedServiceChanges(query, demoServiceChanges, today);
    await seedDemoOpticalRequests(query, today);
    await seedDemoQuotes(query, today);
    await seedDemoAddresses(query);
    await seedDemoSiteLists(query, today);
    await seedDemoDisturbances(query, new Date());
    await seedDemoContacts(query, new Date());
    await seedDemoNotifications(query, new Date());
    return true;
  });
  // Only the application writes into the audit log.
  if (isMade)
    for (const { customerId } of demoCustomers) await database.withTenant({ customerId, scope: null }, seedActivity);
}

/** Whether the database holds the demo data, and not a provider's own. */
export async function hasDemo(database: Database): Promise<boolean> {
  const row = await database.identityReads
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoStaff[0]?.email ?? '')
    .executeTakeFirst();
  return row !== undefined;
}

async function isEmpty(database: Database): Promise<boolean> {
  return (
    (await database.identityReads.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst()) ===
    undefined
  );
}

const batch = 5000;

/** Adds users to a customer until it has as many as wanted, in batches, so that the process stays awake. */
export async function growCustomer(
  database: Database,
  { customerId, users: wanted }: { customerId: string; users: number },
): Promise<void> {
  await requireCustomer(database, customerId, 'SKERRY_DEMO_GROW');
  const one = await database.identityReads
    .selectFrom('customer_users')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['customer_users.email', 'password_hash'])
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  const domain = one?.email.split('@')[1] ?? `customer-${customerId}.example`;
  for (;;) {
    const isDone = await database.withOperator(async (query) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('skerry demo', 0))`.execute(query);
      const count = await query
        .selectFrom('customer_user_counts')
        .select('users')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      const users = count?.users ?? 0;
      if (users >= wanted) return true;
      const to = Math.min(wanted, users + batch);
      await growBatch(query, { customerId, domain, from: users + 1, to, passwordHash: one?.password_hash ?? null });
      return to === wanted;
    });
    if (isDone) break;
  }
}

/** The same with services, at sites of their own. */
export async function growServices(
  database: Database,
  { customerId, services: wanted }: { customerId: string; services: number },
): Promise<void> {
  await requireCustomer(database, customerId, 'SKERRY_DEMO_GROW_SERVICES');
  for (;;) {
    const isDone = await database.withOperator(async (query) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('skerry demo', 0))`.execute(query);
      const counts = await query
        .selectFrom('service_counts')
        .select('services')
        .where('customer_id', '=', customerId)
        .where('facet', '=', 'status')
        .execute();
      const services = counts.reduce((sum, count) => sum + count.services, 0);
      if (services >= wanted) return true;
      const to = Math.min(wanted, services + batch);
      await growServicesBatch(query, { customerId, from: services + 1, to });
      return to === wanted;
    });
    if (isDone) break;
  }
}

/** The same with orders, of the services that the customer has; without any it gets none. */
export async function growOrders(
  database: Database,
  { customerId, orders: wanted }: { customerId: string; orders: number },
): Promise<void> {
  await requireCustomer(database, customerId, 'SKERRY_DEMO_GROW_ORDERS');
  for (;;) {
    const isDone = await database.withOperator(async (query) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('skerry demo', 0))`.execute(query);
      const counts = await query
        .selectFrom('order_counts')
        .select('orders')
        .where('customer_id', '=', customerId)
        .where('facet', '=', 'status')
        .execute();
      const orders = counts.reduce((sum, count) => sum + count.orders, 0);
      if (orders >= wanted) return true;
      const to = Math.min(wanted, orders + batch);
      return !(await growOrdersBatch(query, { customerId, from: orders + 1, to })) || to === wanted;
    });
    if (isDone) break;
  }
}

/** The same with quotes, of one site each. */
export async function growQuotes(
  database: Database,
  { customerId, quotes: wanted }: { customerId: string; quotes: number },
): Promise<void> {
  await requireCustomer(database, customerId, 'SKERRY_DEMO_GROW_QUOTES');
  for (;;) {
    const isDone = await database.withOperator(async (query) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('skerry demo', 0))`.execute(query);
      const count = await query
        .selectFrom('quote_counts')
        .select('quotes')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      const quotes = count?.quotes ?? 0;
      if (quotes >= wanted) return true;
      const to = Math.min(wanted, quotes + batch);
      await growQuotesBatch(query, { customerId, from: quotes + 1, to });
      return to === wanted;
    });
    if (isDone) break;
  }
}

async function requireCustomer(database: Database, customerId: string, key: string): Promise<void> {
  const found = await database.identityReads
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (found === undefined)
    throw new StartupFault(
      `${key} names the customer ${customerId}, which does not exist.`,
      'Take one of the demo data, for example 4471820.',
    );
}
