import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { DemoCustomer, DemoStaff, DemoUser } from './builders.ts';
import { stableId } from '../stable-id.ts';

export interface SeedData {
  customers?: readonly DemoCustomer[];
  users?: readonly DemoUser[];
  staff?: readonly DemoStaff[];
  /** Everybody's; null where nobody signs in. */
  passwordHash: string | null;
}

export interface SeededUser {
  id: string;
  accountId: string;
  customerId: string;
  email: string;
}

/** Writes customers, users and staff, as skerry_operator. Answers the users in the order given, and the accounts of staff by e-mail. */
export async function seed(
  query: Kysely<Schema>,
  { customers = [], users = [], staff = [], passwordHash }: SeedData,
): Promise<{ users: SeededUser[]; staff: Map<string, string> }> {
  if (customers.length > 0) {
    await query
      .insertInto('customers')
      .values(
        customers.map((customer) => ({
          customer_id: customer.customerId,
          name: customer.name,
          customer_reference_name: customer.customerReferenceName,
          organisation_number: customer.organisationNumber,
          type: customer.type,
          active: customer.active,
          registry: customer.registry,
          migrated_cases: customer.migratedCases,
        })),
      )
      .execute();
  }
  await insertFacts(query, customers);
  await insertContacts(query, customers);
  const accounts = new Map<string, string>();
  for (const user of users) {
    const accountId =
      accounts.get(user.email) ??
      (await insertAccount(
        query,
        { ...user, realmRoles: [], category: 'customer', defaultCustomerId: user.customerId },
        user.invitedForDays === null ? passwordHash : null,
      ));
    accounts.set(user.email, accountId);
  }
  const seeded: SeededUser[] = [];
  for (const user of users) {
    const accountId = accounts.get(user.email) ?? '';
    const { id } = await query
      .insertInto('customer_users')
      .values({
        customer_id: user.customerId,
        id: stableId(`user ${user.customerId} ${user.email}`),
        account_id: accountId,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        cellphone: user.cellphone,
        locale: user.locale,
        force_two_factor_auth: user.forceTwoFactorAuth,
        active: user.active,
        last_login_at: inDays(user.lastLoginDaysAgo === null ? null : -user.lastLoginDaysAgo),
        invited_until: inDays(user.invitedForDays),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (user.roles.length > 0)
      await query
        .insertInto('customer_user_roles')
        .values(user.roles.map((role_id) => ({ customer_id: user.customerId, user_id: id, role_id })))
        .execute();
    seeded.push({ id, accountId, customerId: user.customerId, email: user.email });
  }
  const staffAccounts = new Map<string, string>();
  for (const member of staff)
    staffAccounts.set(
      member.email,
      await insertAccount(query, { ...member, category: 'internalStaff', cdnId: null }, passwordHash),
    );
  return { users: seeded, staff: staffAccounts };
}

function inDays(days: number | null): Date | null {
  return days === null ? null : new Date(Date.now() + days * 24 * 60 * 60 * 1000);
}

/** What is switched on for the customers, and their agreements. */
async function insertFacts(query: Kysely<Schema>, customers: readonly DemoCustomer[]): Promise<void> {
  const flags = customers.flatMap(({ customerId, featureFlags }) =>
    Object.entries(featureFlags).map(([flag, is_on]) => ({ customer_id: customerId, flag, is_on })),
  );
  if (flags.length > 0) await query.insertInto('customer_feature_flags').values(flags).execute();
  const agreements = customers.flatMap(({ customerId, frameworkAgreements }) =>
    frameworkAgreements.map((agreement) => ({
      customer_id: customerId,
      id: agreement.id,
      name: agreement.name,
      products: JSON.stringify(agreement.products),
      product_packages: JSON.stringify(agreement.productPackages),
      quote_and_order_internal_users_only: agreement.quoteAndOrderInternalUsersOnly,
      promises: JSON.stringify(agreement.promises ?? []),
    })),
  );
  if (agreements.length > 0) await query.insertInto('framework_agreements').values(agreements).execute();
}

/** Who may become a user of the customers without being invited. */
async function insertContacts(query: Kysely<Schema>, customers: readonly DemoCustomer[]): Promise<void> {
  const contacts = customers.flatMap(({ customerId, registrationContacts }) =>
    registrationContacts.map((email) => ({ customer_id: customerId, email })),
  );
  if (contacts.length > 0) await query.insertInto('registration_contacts').values(contacts).execute();
}

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  category: 'customer' | 'internalStaff';
  realmRoles: readonly string[];
  defaultCustomerId: string;
  cdnId: string | null;
}

async function insertAccount(query: Kysely<Schema>, account: NewAccount, passwordHash: string | null): Promise<string> {
  const { id } = await query
    .insertInto('accounts')
    .values({
      id: stableId(`account ${account.email}`),
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: passwordHash,
      user_category: account.category,
      realm_roles: [...account.realmRoles],
      default_customer_id: account.defaultCustomerId,
      cdn_id: account.cdnId,
      email_proven: passwordHash !== null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const firstNames = [
  'Agnes',
  'Alma',
  'Arvid',
  'Astri',
  'Birk',
  'Dagny',
  'Edvin',
  'Eira',
  'Folke',
  'Hedda',
  'Ivar',
  'Jenny',
  'Kjell',
  'Liv',
  'Maja',
  'Nils',
  'Olav',
  'Petra',
  'Rune',
  'Saga',
  'Tora',
  'Ulf',
  'Vera',
  'Wilma',
];
const lastNames = [
  'Ahlberg',
  'Bakke',
  'Bergstad',
  'Dahlin',
  'Ekstrand',
  'Fossum',
  'Granlund',
  'Hedberg',
  'Iversen',
  'Jonsbo',
  'Klint',
  'Lund',
  'Myhre',
  'Nordin',
  'Osmundsen',
  'Palm',
  'Ravn',
  'Sandvik',
  'Thorsen',
  'Udd',
  'Viklund',
];
const givenRoles = [
  'OperationStaff',
  'OperationResponsible',
  'Purchaser',
  'BillingResponsible',
  'DeliveryResponsible',
  'ColocationTechnician',
  'QuoteRequester',
];

/** One batch of users numbered from..to for a customer, by one statement. Every third has two roles. */
export async function growBatch(
  query: Kysely<Schema>,
  {
    customerId,
    domain,
    from,
    to,
    passwordHash,
  }: { customerId: string; domain: string; from: number; to: number; passwordHash: string | null },
): Promise<void> {
  await sql`
    with numbered as (
      select n, (${firstNames}::text[])[1 + n % ${firstNames.length}] as first_name, (${lastNames}::text[])[1 + n / 7 % ${lastNames.length}] as last_name
      from generate_series(${from}::int, ${to}::int) as n
    ), named as (
      select n, first_name, last_name, lower(first_name || '.' || last_name || '.' || lpad(n::text, 6, '0')) || '@' || ${domain}::text as email from numbered
    ), made as (
      insert into accounts (email, first_name, last_name, password_hash, default_customer_id)
      select email, first_name, last_name, ${passwordHash}::text, ${customerId}::text from named returning id, email
    ), users as (
      insert into customer_users (customer_id, account_id, first_name, last_name, email, cellphone, locale, active)
      select ${customerId}::text, made.id, named.first_name, named.last_name, named.email, '+4670' || lpad((1000000 + named.n)::text, 7, '0'), case named.n % 4 when 0 then 'en' else 'sv' end, named.n % 20 <> 0
      from named join made on made.email = named.email returning id, email
    )
    insert into customer_user_roles (customer_id, user_id, role_id)
    select distinct ${customerId}::text, users.id, (${givenRoles}::text[])[1 + (named.n + step * 3) % ${givenRoles.length}]
    from users join named on named.email = users.email, generate_series(0, case named.n % 3 when 0 then 1 else 0 end) as step`.execute(
    query,
  );
}
