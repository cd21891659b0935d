import type { Money, Order, OrderedItem, Translation } from '@skerry/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Amount, CreatedAt, Day, Identity, Json, JsonWithDefault, Made, NullableTime } from './columns.ts';

/** The tables of orders. */
export interface OrderTables {
  orders: OrdersTable;
  order_events: OrderEventsTable;
  order_messages: OrderMessagesTable;
  order_date_requests: OrderDateRequestsTable;
  order_charges: OrderChargesTable;
  order_counts: { customer_id: string; facet: 'status' | 'orderType' | 'product'; value: string; orders: number };
  freeze_periods: FreezePeriodsTable;
}

type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

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
  characteristics: JsonWithDefault<NonNullable<Order['site']['service']['characteristics']>>;
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
  access_hours: OptionalText;
  purchase_order_number: OptionalText;
  invoice_text: OptionalText;
  billing_account_id: OptionalText;
  billing_account_name: OptionalText;
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
  has_open_date_request: Generated<boolean>;
  waits_for_date: ColumnType<boolean, never, never>;
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
