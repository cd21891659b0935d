import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

const products = JSON.stringify([{ id: 'dia-static', name: 'DIA Static', orderedAs: 'dia-static' }]);
const variants = JSON.stringify([
  {
    id: 'v1',
    productId: 'dia-static',
    capacityBps: 200_000_000,
    termMonths: 36,
    accessType: 'fibre',
    fastTrack: false,
  },
]);
const site = JSON.stringify({
  siteId: null,
  streetName: 'Handelsvägen',
  houseNumber: null,
  zipCode: '',
  city: 'Göteborg',
  country: 'SE',
  coordinates: { longitude: 11.97, latitude: 57.7 },
  reference: null,
  dataCenterSiteId: null,
  contact: null,
});

/** One batch of quotes numbered from..to for a customer, of one site and one price each, whose prices ran out long ago but for a few. */
export async function growQuotesBatch(
  query: Kysely<Schema>,
  { customerId, from, to }: { customerId: string; from: number; to: number },
): Promise<void> {
  await sql`
    with made as (
      insert into quotes (customer_id, quote_number, status, name, reference, agreement_id, agreement_name, products, product_ids, variants,
        price_book_version, currency, site_count, price_total, price_done, price_priced, price_firm, sites_done, level, monthly_minor, one_time_minor,
        valid_until, has_open_question, site_texts, created_by, updated_by, created_at, updated_at)
      select ${customerId}, 'G-' || lpad(n::text, 7, '0'), case when n % 9 = 0 then 'SIGNED' when n % 50 = 49 then 'NO_SOLUTION' else 'COMPLETED' end,
        'Handelsvägen ' || n || ', Göteborg', 'B' || n, 'FA-2024-117', 'Företagsanslutningar 2024', ${products}::jsonb, '{dia-static}', ${variants}::jsonb,
        1, 'SEK', 1, 1, 1, 1, 1, 1, 'firm', 100000 + n % 900 * 1000, 950000, current_date - 20 - n % 700, n % 5000 = 1, 'Handelsvägen ' || n || E'\n Göteborg',
        'Astrid Lindqvist', 'Astrid Lindqvist', now() - n * interval '13 minutes' - interval '50 days', now() - n * interval '13 minutes' - interval '30 days'
      from generate_series(${from}::int, ${to}::int) as n
      returning customer_id, id, name, monthly_minor, one_time_minor
    )
    insert into quote_sites (customer_id, quote_id, position, site, metres, confidence, prices)
    select customer_id, id, 1, ${site}::jsonb || jsonb_build_object('name', name), 40, 'green', jsonb_build_array(jsonb_build_object(
      'variantId', 'v1', 'level', 'firm', 'confidence', 'green', 'code', null, 'monthlyMinor', monthly_minor, 'oneTimeMinor', one_time_minor,
      'leadTimeWeeks', 5, 'orderId', null, 'lines', '[]'::jsonb))
    from made`.execute(query);
}
