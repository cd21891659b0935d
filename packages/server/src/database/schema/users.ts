import type { FrameworkAgreement, Money, PermissionLabel, PortalApp, ScopeKind, UserLocale } from '@skerry/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Day, Identity, Json, NullableJson, NullableTime } from './columns.ts';

/** The tables of customers, their users, and what they may do. */
export interface UserTables {
  customers: CustomersTable;
  accounts: AccountsTable;
  customer_users: CustomerUsersTable;
  customer_user_counts: { customer_id: string; users: number };
  roles: RolesTable;
  customer_user_roles: CustomerUserRolesTable;
  role_groups: RoleGroupsTable;
  role_group_members: { customer_id: string; group_id: string; user_id: string };
  role_group_scope: RoleGroupScopeTable;
  billing_accounts: { customer_id: string; id: string; name: string };
  granted_rights: GrantedRightsView;
  role_requests: RoleRequestsTable;
  customer_feature_flags: { customer_id: string; flag: string; is_on: boolean };
  framework_agreements: FrameworkAgreementsTable;
  registration_contacts: { customer_id: string; email: string };
  registration_attempts: { id: Identity; address: string; tried_customer_id: string; email_hash: string; at: Date };
}

interface CustomersTable {
  customer_id: string;
  name: string;
  customer_reference_name: string;
  organisation_number: string | null;
  type: string;
  active: Generated<boolean>;
  registry: 'se' | 'no' | 'dk' | 'com';
  migrated_cases: Generated<boolean>;
  created_at: CreatedAt;
}

interface AccountsTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  user_category: Generated<'customer' | 'internalStaff'>;
  realm_roles: Generated<string[]>;
  default_customer_id: string | null;
  cdn_id: string | null;
  mfa_type: Generated<string>;
  versa_sso_allowed: Generated<boolean>;
  email_proven: Generated<boolean>;
  created_at: CreatedAt;
}

interface CustomerUsersTable {
  customer_id: string;
  id: Generated<string>;
  account_id: string;
  first_name: string;
  last_name: string;
  email: string;
  cellphone: string | null;
  locale: Generated<UserLocale>;
  force_two_factor_auth: Generated<boolean>;
  active: Generated<boolean>;
  version: Generated<number>;
  search_text: ColumnType<string, never, never>;
  last_login_at: NullableTime;
  invited_until: NullableTime;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface RolesTable {
  id: string;
  is_legacy: Generated<boolean>;
  is_customer_role: boolean;
  position: number;
  translations: Json<{ language: 'sv' | 'en' | 'no' | 'da'; displayName: string; description?: string }[]>;
}

interface CustomerUserRolesTable {
  customer_id: string;
  user_id: string;
  role_id: string;
}

interface RoleGroupsTable {
  customer_id: string;
  id: Generated<string>;
  name: string;
  description: Generated<string>;
  role_ids: string[];
  permissions: string[];
  scope_kind: Generated<ScopeKind>;
  source: Generated<'local' | 'idp'>;
  source_name: string | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface RoleGroupScopeTable {
  customer_id: string;
  group_id: string;
  site_id: string | null;
  service_id: string | null;
  tag_id: string | null;
  billing_account_id: string | null;
}

/** What every user may do, with the group that it comes from and whether that narrows it. */
interface GrantedRightsView {
  customer_id: string;
  user_id: string;
  right_id: string;
  group_id: string | null;
  narrowed_by: string | null;
}

interface RoleRequestsTable {
  customer_id: string;
  id: Generated<string>;
  user_id: string;
  role_ids: string[];
  apps: PortalApp[];
  permissions: Generated<PermissionLabel[]>;
  state: Generated<'PENDING' | 'APPROVED' | 'DENIED'>;
  requested_at: Generated<Date>;
  decided_at: NullableTime;
  decided_by_account_id: string | null;
  granted_role_ids: Generated<string[]>;
  granted_role_group_ids: Generated<string[]>;
  /** What an approval left out of what was asked for. */
  not_granted: NullableJson<{ roleIds: string[]; apps: PortalApp[]; permissions: PermissionLabel[] }>;
  text: string | null;
  version: Generated<number>;
}

interface FrameworkAgreementsTable {
  customer_id: string;
  id: string;
  name: string;
  products: Json<{ id: string; name: string }[]>;
  product_packages: Json<{ id: string; name: string }[]>;
  quote_and_order_internal_users_only: Generated<boolean>;
  promises: Json<NonNullable<FrameworkAgreement['promises']>>;
  /** Off the monthly fee. */
  discount_basis_points: Generated<number>;
  currency: Generated<Money['currency'] | null>;
  valid_from: Day;
  valid_to: Day;
  version: Generated<number>;
}
