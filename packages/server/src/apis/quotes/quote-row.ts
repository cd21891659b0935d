import type { Money, ProductOptions, QuoteVariant } from '@skerry/contracts';
import { sql } from 'kysely';
import type { StoredOptions, StoredPrice, StoredProduct, StoredSite } from '../../database/schema/quotes.ts';

/** A quote as `to_jsonb` writes it: times and days as text. */
export interface QuoteRow {
  id: string;
  quote_number: string;
  status: string;
  name: string;
  reference: string;
  note: string;
  agreement_id: string;
  agreement_name: string;
  agreement_discount: number;
  correlation_id: string | null;
  site_list_id: string | null;
  products: StoredProduct[];
  product_ids: string[];
  variants: QuoteVariant[];
  product_options: ProductOptions;
  offered_options: StoredOptions;
  price_book_version: number;
  currency: Money['currency'];
  site_count: number;
  price_total: number;
  price_done: number;
  price_priced: number;
  price_firm: number;
  sites_done: number;
  level: 'firm' | 'estimate' | null;
  monthly_minor: number | null;
  one_time_minor: number | null;
  valid_until: string | null;
  own_site_ids: string[];
  has_open_question: boolean;
  needs_specialist: boolean;
  approval_status: string | null;
  approval_by_user_ids: string[];
  renewal_of: string | null;
  renewed_by: string | null;
  pricing_until: string | null;
  pricing_attempts: number;
  created_by: string;
  created_by_user_id: string | null;
  updated_by: string;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface QuoteSiteRow {
  position: number;
  site: StoredSite;
  metres: number | null;
  confidence: string | null;
  prices: StoredPrice[];
}

export interface QuoteQuestionRow {
  id: string;
  is_from_provider: boolean;
  text: string;
  asked_by: string;
  asked_at: string;
  answer: string | null;
  answered_by: string | null;
  answered_at: string | null;
}

/** A quote with all that belongs to it; questions and events the newest first. */
export interface StoredQuote {
  quote: QuoteRow;
  sites: QuoteSiteRow[];
  questions: QuoteQuestionRow[];
  events: { status: string; at: string; made_by: string; text: string }[];
}

export const quoteJson = sql`to_jsonb(quotes) - 'search_text' - 'site_texts'`;

/** Who looks at quotes, and on which day (YYYY-MM-DD). */
export interface QuoteViewer {
  userId: string | null;
  roles: ReadonlySet<string>;
  today: string;
}
