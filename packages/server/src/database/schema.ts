import type { Money, OrderedItem, PortalApp, Translation } from '@skerry/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Amount, CreatedAt, Day, Identity, Json, Made, NullableJson, NullableTime } from './schema-columns.ts';
import type { ProductsTable, ServiceCountsTable, ServicesTable, SitesTable, TagsTable } from './schema-inventory.ts';
import type { OpticalRequestsTable } from './schema-optical.ts';
import type { PreferencesTable, SavedViewsTable } from './schema-portal-user.ts';
import type { ServiceChangeTables } from './schema-service-changes.ts';

/** The tables of migrations/, as the query builder sees them. */
export interface Schema extends ServiceChangeTables {
  customers: CustomersTable;
  accounts: AccountsTable;
  customer_users: CustomerUsersTable;
  roles: RolesTable;
  customer_user_roles: CustomerUserRolesTable;
  customer_feature_flags: { customer_id: string; flag: string; is_on: boolean };
  framework_agreements: FrameworkAgreementsTable;
  preferences: PreferencesTable;
  saved_views: SavedViewsTable;
  role_requests: RoleRequestsTable;
  registration_contacts: { customer_id: string; email: string };
  registration_attempts: { id: Identity; address: string; tried_customer_id: string; at: Date };
  customer_user_counts: { customer_id: string; users: number };
  products: ProductsTable;
  sites: SitesTable;
  services: ServicesTable;
  tags: TagsTable;
  service_tags: { customer_id: string; service_id: string; tag_id: string };
  service_counts: ServiceCountsTable;
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  orders: OrdersTable;
  order_events: OrderEventsTable;
  order_messages: OrderMessagesTable;
  order_date_requests: OrderDateRequestsTable;
  order_charges: OrderChargesTable;
  order_counts: { customer_id: string; facet: 'status' | 'orderType' | 'product'; value: string; orders: number };
  optical_requests: OpticalRequestsTable;
  freeze_periods: FreezePeriodsTable;
  outbox_mails: OutboxMailsTable;
  invitations: InvitationsTable;
  oidc_payloads: OidcPayloadsTable;
  secrets: { name: string; value: Json<unknown>; created_at: CreatedAt };
  login_attempts: { id: Identity; email_hash: string; address: string; succeeded: boolean; at: Generated<Date> };
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
  locale: Generated<'sv' | 'en'>;
  force_two_factor_auth: Generated<boolean>;
  active: Generated<boolean>;
  version: Generated<number>;
  search_text: ColumnType<string, never, never>;
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

interface FrameworkAgreementsTable {
  customer_id: string;
  id: string;
  name: string;
  products: Json<{ id: string; name: string }[]>;
  product_packages: Json<{ id: string; name: string }[]>;
  quote_and_order_internal_users_only: Generated<boolean>;
}

interface RoleRequestsTable {
  customer_id: string;
  id: Generated<string>;
  user_id: string;
  role_ids: string[];
  apps: PortalApp[];
  state: Generated<'PENDING' | 'APPROVED' | 'DENIED'>;
  requested_at: Generated<Date>;
  decided_at: NullableTime;
  decided_by_account_id: string | null;
  granted_role_ids: Generated<string[]>;
  text: string | null;
  version: Generated<number>;
}

interface OrdersTable {
  customer_id: string;
  id: Generated<string>;
  order_number: Generated<string>;
  order_type: string;
  status: Generated<string>;
  ordered_at: NullableTime;
  estimated_delivery_week: string | null;
  wanted_on: Day;
  confirmed_delivery_on: Day;
  physical_delivery_at: NullableTime;
  completed_at: NullableTime;
  reference: Generated<string>;
  agreement_period_in_months: number | null;
  product_id: string;
  product_name: string;
  capacity_bps: Amount;
  previous_capacity_bps: Amount;
  order_service_id: string | null;
  service_id: string | null;
  addon_services: ColumnType<OrderedItem[], string | undefined, string>;
  equipments: ColumnType<OrderedItem[], string | undefined, string>;
  fast_track: Generated<boolean>;
  includes_smart_fiber: Generated<boolean>;
  includes_access_service: Generated<boolean>;
  display_overview: Generated<boolean>;
  site_id: string | null;
  site_name: string;
  site_reference: string | null;
  street_name: string;
  house_number: string | null;
  zip_code: string;
  city: string;
  country: 'SE' | 'NO' | 'DK';
  floor: string | null;
  room: string | null;
  longitude: number | null;
  latitude: number | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  orderer_name: string;
  orderer_email: string;
  currency: Money['currency'];
  one_time_charge: ColumnType<string, number | undefined, number>;
  monthly_fee: ColumnType<string, number | undefined, number>;
  previous_monthly_fee: Amount;
  cancellation_fee: ColumnType<string, number | undefined, number>;
  notice_type: string | null;
  notice_text: string | null;
  waiting_for: 'CUSTOMER' | 'PROVIDER' | 'THIRD_PARTY' | null;
  delay_reason_code: string | null;
  delay_text: string | null;
  delayed_since: NullableTime;
  has_open_question: Generated<boolean>;
  open_charge_until: NullableTime;
  is_delayed: ColumnType<boolean, never, never>;
  search_text: Made;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface OrderEventsTable {
  customer_id: string;
  id: Identity;
  order_id: string;
  at: Date;
  status: string;
  old_confirmed_delivery_on: Day;
  text: Generated<string>;
}

interface OrderMessagesTable {
  customer_id: string;
  id: Generated<string>;
  order_id: string;
  sent_at: Generated<Date>;
  is_from_provider: boolean;
  author_name: string;
  text: string;
  is_question: Generated<boolean>;
  answered_by: string | null;
}

interface OrderDateRequestsTable {
  customer_id: string;
  id: Generated<string>;
  order_id: string;
  wanted_week: string;
  in_freeze: boolean;
  text: Generated<string>;
  state: Generated<'OPEN' | 'ACCEPTED' | 'DECLINED' | 'REPLACED'>;
  requested_at: Generated<Date>;
  requested_by: string;
}

interface OrderChargesTable {
  customer_id: string;
  id: Generated<string>;
  order_id: string;
  description: string;
  amount: ColumnType<string, number, number>;
  currency: Money['currency'];
  is_blocking: boolean;
  respond_by: Date;
  state: Generated<'OPEN' | 'ACCEPTED' | 'DECLINED'>;
  responded_at: NullableTime;
  responded_by: string | null;
}

interface FreezePeriodsTable {
  id: string;
  translations: Json<Translation[]>;
  countries: Generated<string[]>;
  starts_on: Day;
  ends_on: Day;
}

interface AuditLogTable {
  customer_id: string;
  id: Identity;
  at: Generated<Date>;
  actor_account_id: string;
  actor_category: string;
  on_behalf_of_user_id: string | null;
  action: string;
  object_type: string;
  object_id: string;
  before: NullableJson<unknown>;
  after: NullableJson<unknown>;
  outcome: Generated<'done' | 'refused'>;
  trace_id: string | null;
}

interface IdempotencyKeysTable {
  customer_id: string;
  account_id: string;
  operation: string;
  key: string;
  request_hash: string;
  status: number | null;
  answer: NullableJson<unknown>;
  headers: NullableJson<Record<string, string>>;
  created_at: Generated<Date>;
}

interface OutboxMailsTable {
  customer_id: string;
  id: Generated<string>;
  recipient: string;
  subject: string;
  body: string;
  created_at: CreatedAt;
  sent_at: NullableTime;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
}

interface InvitationsTable {
  token_hash: string;
  account_id: string;
  first_name: string;
  locale: string;
  expires_at: Date;
  used_at: NullableTime;
}

interface OidcPayloadsTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: NullableTime;
  consumed_at: NullableTime;
}
