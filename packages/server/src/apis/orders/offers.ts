import { addDays, type Money, type ServiceOffers, type Translation } from '@skerry/contracts';

/** What is sold by itself, beside what the price book has. */
interface Addon {
  id: string;
  /** A month, in the Swedish price list. */
  fee: number;
  translations: Translation[];
}

const named = (sv: string, en: string, no: string, da: string): Translation[] => [
  { language: 'sv', displayName: sv },
  { language: 'en', displayName: en },
  { language: 'no', displayName: no },
  { language: 'da', displayName: da },
];

/** Products between two sites. */
const lineProducts: ReadonlySet<string> = new Set(['ip-link', 'wave-10g']);

/** Whether a product can take the place of a service: another one, and a line only where the service has a second site to end at. */
export function isReplacement(productId: string, service: { product_id: string; z_site_id: string | null }): boolean {
  return productId !== service.product_id && (service.z_site_id !== null || !lineProducts.has(productId));
}

/** For services in Norway alone (decisions, 14). */
export const smartFiber: Addon = {
  id: 'smart-fiber',
  fee: 390,
  translations: named('SmartFiber', 'SmartFiber', 'SmartFiber', 'SmartFiber'),
};

const megabit = 1_000_000;
const capacities = [10, 50, 100, 250, 500, 1000, 2000, 5000, 10_000].map((count) => count * megabit);

/** What one krona of the Swedish price list is. */
const rates: Readonly<Record<Money['currency'], number>> = { SEK: 1, NOK: 1, DKK: 0.66, EUR: 0.09 };

/** A service as offers need it. */
export interface OfferedService {
  capacityBps: number | null;
  monthlyFee: number | null;
  currency: Money['currency'];
  contractEndsOn: string | null;
}

export function upgradesOf({ capacityBps, monthlyFee, currency }: OfferedService) {
  if (capacityBps === null) return [];
  // Ten times the capacity costs about twice as much.
  const fee = monthlyFee ?? inCurrency(1200, currency);
  return capacities
    .filter((capacity) => capacity > capacityBps)
    .map((capacity) => {
      const amount = toTens(fee * (capacity / capacityBps) ** 0.3);
      return {
        capacityBps: capacity,
        monthlyFee: { amount, currency },
        oneTimeCharge: { amount: equipmentCharge(capacityBps, capacity, currency), currency },
        agreementPeriods: agreementDiscounts.map(([months, discount]) => ({
          months,
          monthlyFee: { amount: toTens(amount * (1 - discount)), currency },
        })),
      };
    });
}

/** New agreements, in months, and what each takes off the monthly fee. */
const agreementDiscounts = [
  [12, 0],
  [24, 0.03],
  [36, 0.06],
  [60, 0.1],
] as const;

const gigabit = 1000 * megabit;

/** From one gigabit on another router is needed. */
function equipmentCharge(before: number, after: number, currency: Money['currency']): number {
  return before < gigabit && after >= gigabit ? inCurrency(2400, currency) : 0;
}

function toTens(amount: number): number {
  return Math.round(amount / 10) * 10;
}

export function smartFiberOffer(currency: Money['currency']): ServiceOffers['addons'][number] {
  const { id, fee, translations } = smartFiber;
  return { id, translations, monthlyFee: { amount: inCurrency(fee, currency), currency } };
}

/** A move to another floor or room of the same site, in the Swedish price list. */
export function internalMoveCharge(currency: Money['currency']): Money {
  return { amount: inCurrency(2900, currency), currency };
}

const noticeMonths = 3;

/** When a service can end, and what remains to be paid of its contract after that day, or after a later one that is wanted. */
export function terminationOf(
  { monthlyFee, currency, contractEndsOn }: OfferedService,
  today: string,
  wantedLastDay = '',
) {
  const earliestLastDay = lastDayOfMonth(today, noticeMonths);
  const lastDay = wantedLastDay > earliestLastDay ? wantedLastDay : earliestLastDay;
  const months = contractEndsOn === null ? 0 : monthsBetween(lastDay, contractEndsOn);
  return {
    earliestLastDay,
    lastDay,
    contractEndsOn,
    remainingFee: monthlyFee === null || months <= 0 ? null : { amount: months * monthlyFee, currency },
  };
}

/** The last day of the month, so many months later. */
function lastDayOfMonth(day: string, later: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return addDays(new Date(Date.UTC(year, month + later, 1)).toISOString().slice(0, 10), -1);
}

/** Begun months from one day to a later one. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

function inCurrency(amount: number, currency: Money['currency']): number {
  return Math.round(amount * rates[currency]);
}
