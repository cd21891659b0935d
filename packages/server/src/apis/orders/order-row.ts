import type { Money, Order, OrderedItem, Translation } from '@skerry/contracts';

/** An order as `to_jsonb` writes it: times and days as text, numbers as numbers. */
export interface OrderRow {
  id: string;
  order_number: string;
  order_type: string;
  status: string;
  ordered_at: string | null;
  estimated_delivery_week: string | null;
  wanted_on: string | null;
  confirmed_delivery_on: string | null;
  physical_delivery_at: string | null;
  completed_at: string | null;
  reference: string;
  agreement_period_in_months: number | null;
  product_id: string;
  product_name: string;
  product_translations: Translation[];
  capacity_bps: number | null;
  previous_capacity_bps: number | null;
  order_service_id: string | null;
  service_id: string | null;
  addon_services: OrderedItem[];
  characteristics: NonNullable<Order['site']['service']['characteristics']>;
  equipments: OrderedItem[];
  fast_track: boolean;
  includes_smart_fiber: boolean;
  includes_access_service: boolean;
  display_overview: boolean;
  site_id: string | null;
  site_name: string;
  street_name: string;
  house_number: string | null;
  zip_code: string;
  city: string;
  country: string;
  floor: string | null;
  room: string | null;
  longitude: number | null;
  latitude: number | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  access_hours: string | null;
  purchase_order_number: string | null;
  invoice_text: string | null;
  billing_account_id: string | null;
  billing_account_name: string | null;
  orderer_name: string;
  orderer_email: string;
  currency: Money['currency'];
  one_time_charge: number;
  monthly_fee: number;
  previous_monthly_fee: number | null;
  cancellation_fee: number;
  notice_type: string | null;
  notice_text: string | null;
  waiting_for: string | null;
  delay_reason_code: string | null;
  delay_text: string | null;
  delayed_since: string | null;
  has_open_question: boolean;
  open_charge_until: string | null;
  has_open_date_request: boolean;
  waits_for_date: boolean;
  is_delayed: boolean;
  version: number;
}

export interface EventRow {
  at: string;
  status: string;
  old_confirmed_delivery_on: string | null;
  text: string;
}

export interface MessageRow {
  id: string;
  sent_at: string;
  is_from_provider: boolean;
  author_name: string;
  text: string;
  is_question: boolean;
  answered_by: string | null;
}

export interface DateRequestRow {
  id: string;
  wanted_week: string;
  in_freeze: boolean;
  text: string;
  state: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'REPLACED';
  requested_at: string;
  requested_by: string;
}

export interface ChargeRow {
  id: string;
  description: string;
  amount: number;
  currency: Money['currency'];
  is_blocking: boolean;
  respond_by: string;
  state: 'OPEN' | 'ACCEPTED' | 'DECLINED';
  responded_at: string | null;
  responded_by: string | null;
}

/** An order with all that belongs to it. */
export interface StoredOrder {
  order: OrderRow;
  events: EventRow[];
  messages: MessageRow[];
  dateRequests: DateRequestRow[];
  charges: ChargeRow[];
}
