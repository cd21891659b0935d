import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { stableId } from '../stable-id.ts';
import { demoBillingAccounts, demoGroups, type DemoGroup } from './demo-groups.ts';

const columns = {
  sites: 'site_id',
  services: 'service_id',
  tags: 'tag_id',
  billingAccounts: 'billing_account_id',
} as const;

/** Writes billing accounts and groups, as skerry_operator. Users, sites, services and tags are there. */
export async function seedDemoGroups(query: Kysely<Schema>): Promise<void> {
  for (const { customerId, country, id, name } of demoBillingAccounts) {
    await query.insertInto('billing_accounts').values({ customer_id: customerId, id, name }).execute();
    await query
      .updateTable('services')
      .set({ billing_account_id: id })
      .where('customer_id', '=', customerId)
      .where('country', '=', country)
      .execute();
  }
  for (const group of demoGroups) await seedGroup(query, group);
}

async function seedGroup(
  query: Kysely<Schema>,
  { customerId, name, description, roles, permissions = [], scope, members, isFromDirectory = false }: DemoGroup,
): Promise<void> {
  const id = stableId(`group ${customerId} ${name}`);
  await query
    .insertInto('role_groups')
    .values({
      customer_id: customerId,
      id,
      name,
      description,
      role_ids: [...roles],
      permissions: [...permissions],
      scope_kind: scope.kind,
      source: isFromDirectory ? 'idp' : 'local',
      // A directory without a name of its own: the portal says "your company's directory" in the reader's language.
      source_name: isFromDirectory ? '' : null,
    })
    .execute();
  await sql`insert into role_group_members (customer_id, group_id, user_id)
    select customer_id, ${id}, id from customer_users where customer_id = ${customerId} and email = any(${members}::text[])`.execute(
    query,
  );
  if (scope.kind === 'all') return;
  const item = { site_id: null, service_id: null, tag_id: null, billing_account_id: null };
  const column = columns[scope.kind];
  await query
    .insertInto('role_group_scope')
    .values(scope.ids.map((of) => ({ customer_id: customerId, group_id: id, ...item, [column]: of })))
    .execute();
}
