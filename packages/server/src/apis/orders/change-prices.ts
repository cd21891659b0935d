import { dayOf, type Money, type MoveOffer, type ServiceOffers } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import type { Currency, PriceBook, PricedProduct } from '../../pricing/price-book.ts';
import { currentPriceBook } from '../../pricing/price-books.repository.ts';
import { priceSites, type PriceCell } from '../../pricing/price-sites.ts';
import { productOffers } from '../../pricing/product-offers.ts';
import type { ServiceRow } from './services.repository.ts';

/** Where a service is, or is to be. */
export interface PricedSpot {
  country: string;
  longitude: number;
  latitude: number;
}

/** What changes of services cost by the rules that quotes follow, under the customer's agreement of today. */
export interface ChangePrices {
  /** New agreements for a service as it is; none where the rules have no price for it. */
  renegotiations(service: ServiceRow, currency: Currency): NonNullable<ServiceOffers['renegotiations']>;
  /** What can be bought with a service as it is; nothing where the rules have no price for it. */
  addons(service: Pick<ServiceRow, 'product_id'>, currency: Currency): NonNullable<ServiceOffers['addons']>;
  /** Ids of all that can be bought with any. */
  addonIds: readonly string[];
  moveTo(service: ServiceRow, spot: PricedSpot, currency: Currency): MoveOffer;
}

interface Agreement {
  id: string;
  /** Off the monthly fee, in basis points. */
  discount: number;
  offered: string[];
}

export async function readChangePrices(queries: TenantQueries): Promise<ChangePrices> {
  const day = dayOf(new Date());
  const [book, agreements] = [await currentPriceBook(queries), await openAgreements(queries, day)];

  function cells(service: ServiceRow, spot: PricedSpot, { currency, terms }: { currency: Currency; terms?: 'all' }) {
    const product = productOf(book, service);
    if (product === undefined || service.capacity_bps === null) return [];
    const agreement = agreements.find(({ offered }) => offered.includes(product.id));
    const accessType = product.accessTypes.includes('fibre') ? 'fibre' : (product.accessTypes[0] ?? '');
    const capacityBps = service.capacity_bps;
    const variants = product.terms
      .toSorted((one, other) => one - other)
      .slice(0, terms === 'all' ? undefined : 1)
      .map((term) => ({ productId: product.id, capacityBps, term, accessType, fastTrack: false }));
    const [priced] = priceSites(book, [{ id: '', ...spot }], variants, {
      agreementId: agreement?.id ?? '',
      agreementDiscount: agreement?.discount ?? 0,
      currency,
      day,
    });
    return priced?.cells ?? [];
  }

  return {
    renegotiations: (service, currency) =>
      cells(service, service.site, { currency, terms: 'all' }).flatMap(({ variant, monthlyMinor }) =>
        monthlyMinor === null ? [] : [{ months: variant.term, monthlyFee: moneyOf(monthlyMinor, currency) }],
      ),

    addonIds: (book.addons ?? []).map(({ id }) => id),

    addons(service, currency) {
      const offered = productOffers(day)(book, productOf(book, service)).addons ?? [];
      return offered.flatMap(({ id, translations, fees }) => {
        const fee = fees.find((each) => each.currency === currency);
        if (fee === undefined) return [];
        const once = fee.oneTimeMinor === 0 ? {} : { oneTimeCharge: moneyOf(fee.oneTimeMinor, currency) };
        return [{ id, translations, monthlyFee: moneyOf(fee.monthlyMinor, currency), ...once }];
      });
    },

    moveTo(service, spot, currency) {
      const [there] = cells(service, spot, { currency });
      const [here] = cells(service, service.site, { currency });
      if (there === undefined) return toConfirm('productUnknown');
      if (there.monthlyMinor === null || there.oneTimeMinor === null) return toConfirm(there.code);
      return {
        monthlyFee: moneyOf(feeAfter(service, there.monthlyMinor, here), currency),
        oneTimeCharge: moneyOf(there.oneTimeMinor, currency),
        level: there.level,
        leadTimeWeeks: there.leadTimeWeeks,
        code: null,
      };
    },
  };
}

/** What was agreed goes on; only what the other place adds or saves is added to it. */
function feeAfter({ monthly_fee: fee }: ServiceRow, there: number, here: PriceCell | undefined): number {
  if (fee === null) return there;
  return Math.max(0, Math.round(fee * 100) + there - (here?.monthlyMinor ?? there));
}

function toConfirm(code: string | null): MoveOffer {
  return { monthlyFee: null, oneTimeCharge: null, level: null, leadTimeWeeks: null, code };
}

function productOf(
  { products }: PriceBook,
  { product_id: id }: Pick<ServiceRow, 'product_id'>,
): PricedProduct | undefined {
  return products.find((product) => product.id === id);
}

function moneyOf(minor: number, currency: Currency): Money {
  return { amount: minor / 100, currency };
}

/** Those that the customer can buy under today, by name. */
async function openAgreements({ query, customerId }: TenantQueries, day: string): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select id, discount_basis_points as discount, array(select jsonb_array_elements(products || product_packages) ->> 'id') as offered
    from framework_agreements
    where customer_id = ${customerId} and not quote_and_order_internal_users_only
      and coalesce(valid_from <= ${day}::date, true) and coalesce(valid_to >= ${day}::date, true)
    order by name, id`.execute(query);
  return rows;
}
