import type { FormField, Money, ProductOptions, Quote, QuotePrice, QuoteSite, QuoteVariant } from '@skerry/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { PriceBook } from '../../pricing/price-book.ts';
import type { Amount, CreatedAt, Day, Identity, Json, JsonWithDefault, Made, NullableTime } from './columns.ts';

/** The tables of quotes, of what their prices follow from, and of orders by them. */
export interface QuoteTables {
  price_books: PriceBooksTable;
  price_rule_proposals: PriceRuleProposalsTable;
  quotes: QuotesTable;
  quote_sites: QuoteSitesTable;
  quote_questions: QuoteQuestionsTable;
  quote_events: QuoteEventsTable;
  quote_counts: { customer_id: string; quotes: number };
  order_limits: { customer_id: string; currency: Money['currency']; monthly_minor: number };
  quote_approvals: QuoteApprovalsTable;
  order_jobs: OrderJobsTable;
}

interface PriceBooksTable {
  version: number;
  book: Json<Omit<PriceBook, 'version'>>;
  reason: Generated<string>;
  made_by: string;
  approved_by: string | null;
  made_at: CreatedAt;
}

interface PriceRuleProposalsTable {
  id: Generated<string>;
  based_on: number;
  rules: Json<PriceBook['rules']>;
  reason: string;
  status: Generated<string>;
  made_by: string;
  made_by_account_id: string;
  made_at: CreatedAt;
  decided_by: Generated<string | null>;
  decided_at: NullableTime;
}

/** A site as it was asked for. */
export type StoredSite = Omit<QuoteSite, 'id' | 'metres' | 'confidence' | 'reach' | 'prices'>;
/** The week of its delivery depends on the day that it is read on. */
export type StoredPrice = Omit<QuotePrice, 'deliveryWeek'>;
/** What could be chosen, as far as it was, by the names of the day. */
export interface StoredOptions {
  addons: NonNullable<Quote['addons']>;
  characteristics: FormField[];
}
export interface StoredProduct {
  id: string;
  name: string;
  orderedAs: string;
}

interface QuotesTable {
  customer_id: string;
  id: Generated<string>;
  quote_number: Generated<string>;
  status: Generated<string>;
  name: string;
  reference: Generated<string>;
  note: Generated<string>;
  agreement_id: string;
  agreement_name: string;
  agreement_discount: Generated<number>;
  correlation_id: string | null;
  site_list_id: string | null;
  products: Json<StoredProduct[]>;
  product_ids: string[];
  variants: Json<QuoteVariant[]>;
  product_options: JsonWithDefault<ProductOptions>;
  offered_options: JsonWithDefault<StoredOptions>;
  price_book_version: number;
  currency: Money['currency'];
  site_count: number;
  price_total: number;
  price_done: Generated<number>;
  price_priced: Generated<number>;
  price_firm: Generated<number>;
  sites_done: Generated<number>;
  level: Generated<'firm' | 'estimate' | null>;
  monthly_minor: Amount;
  one_time_minor: Amount;
  valid_until: Day;
  own_site_ids: Generated<string[]>;
  has_open_question: Generated<boolean>;
  needs_specialist: Generated<boolean>;
  approval_status: Generated<string | null>;
  approval_by_user_ids: Generated<string[]>;
  renewal_of: Generated<string | null>;
  renewed_by: Generated<string | null>;
  pricing_until: NullableTime;
  pricing_attempts: Generated<number>;
  site_texts: Generated<string>;
  search_text: Made;
  created_by: string;
  created_by_user_id: string | null;
  updated_by: string;
  withdrawn: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface QuoteSitesTable {
  customer_id: string;
  quote_id: string;
  position: number;
  site: Json<StoredSite>;
  metres: Generated<number | null>;
  confidence: Generated<string | null>;
  prices: Json<StoredPrice[]>;
}

interface QuoteQuestionsTable {
  customer_id: string;
  id: Generated<string>;
  quote_id: string;
  is_from_provider: boolean;
  text: string;
  asked_by: string;
  asked_at: Generated<Date>;
  answer: Generated<string | null>;
  answered_by: Generated<string | null>;
  answered_at: NullableTime;
}

interface QuoteEventsTable {
  customer_id: string;
  id: Identity;
  quote_id: string;
  at: Generated<Date>;
  status: string;
  made_by: string;
  text: Generated<string>;
}

export interface Decision {
  userId: string;
  name: string;
  isApproved: boolean;
  comment: string;
  at: string;
}

interface QuoteApprovalsTable {
  customer_id: string;
  id: Generated<string>;
  quote_id: string;
  status: Generated<string>;
  placement: Json<object>;
  monthly_minor: number;
  one_time_minor: number;
  currency: string;
  term_months: number | null;
  limit_minor: number | null;
  decisions_needed: number;
  decisions: ColumnType<Decision[], string | undefined, string>;
  comment: Generated<string>;
  requested_by: string;
  requested_by_user_id: string | null;
  requested_at: Generated<Date>;
  failure_code: Generated<string | null>;
  order_ids: Generated<string[]>;
  /** YYYY-MM-DD */
  expires_on: string;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface OrderJobsTable {
  customer_id: string;
  id: Generated<string>;
  quote_id: string;
  status: Generated<string>;
  orders: Json<{ id: string; orderNumber: string; siteId: string }[]>;
  failed: Json<{ siteId: string; code: string }[]>;
  made_by: string;
  made_at: CreatedAt;
}
