import {
  eligibility,
  isDate,
  isoWeekOf,
  addDays,
  maxReferenceLength,
  validateText,
  type Country,
  type FeatureFlag,
  type FeatureFlags,
  type Ineligible,
  type Money,
  type OrderedItem,
  type Registry,
  type ServiceChange,
  type ServiceOrderCreate,
} from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';
import {
  internalMoveCharge,
  isReplacement,
  smartFiber,
  smartFiberOffer,
  terminationOf,
  upgradesOf,
  type OfferedService,
} from './offers.ts';
import type { ChangePrices } from './change-prices.ts';
import { checkNewPlace, refuseMove, spotOf, type MovedTo } from './moves.ts';
import { invalid, optionalText, requiredText } from './order-checks.ts';
import type { Product, ServiceRow } from './services.repository.ts';

/** The largest number of services in one call. */
const maxServices = 500;

const changes: Readonly<Record<ServiceOrderCreate['orderType'], { change: ServiceChange; flag?: FeatureFlag }>> = {
  UPGRADE_ORDER: { change: 'upgrade', flag: 'serviceUpgrades' },
  ADDITIONAL_ORDER: { change: 'addon' },
  CONVERSION_ORDER: { change: 'replace', flag: 'replacementOrder' },
  RENEGOTIATION_ORDER: { change: 'renegotiate' },
  INTERNAL_MOVE_ORDER: { change: 'move' },
  EXTERNAL_MOVE_ORDER: { change: 'move' },
  TERMINATION_ORDER: { change: 'terminate', flag: 'serviceTerminations' },
};

/** The types of order that make the same change; only one of them is open for a service. */
export function typesAlike(orderType: ServiceOrderCreate['orderType']): string[] {
  return Object.entries(changes)
    .filter(([, { change }]) => change === changes[orderType].change)
    .map(([type]) => type);
}

/** Refuses a kind of order that the customer does not have, as if it did not exist. */
export function checkFeature({ orderType, orderServiceIds }: ServiceOrderCreate, flags: FeatureFlags): void {
  const { flag } = changes[orderType];
  const isOff = flag !== undefined && flags[flag] !== true;
  const isOneTooMany =
    orderType === 'CONVERSION_ORDER' && orderServiceIds.length > 1 && flags['replaceMultipleOrders'] !== true;
  if (isOff || isOneTooMany) throw new ProblemError(404, { code: 'FEATURE_OFF' });
}

/** Texts and fields that the kind of order needs. */
export function checkBody(
  body: ServiceOrderCreate,
  { products, addonIds, today }: { products: readonly { id: string }[]; addonIds: readonly string[]; today: string },
): { text: string; reference: string } {
  if (body.orderServiceIds.length > maxServices) throw invalid({ field: 'orderServiceIds', code: 'tooMany' });
  switch (body.orderType) {
    case 'UPGRADE_ORDER':
      if (body.capacityBps === undefined) throw invalid({ field: 'capacityBps', code: 'required' });
      break;
    case 'ADDITIONAL_ORDER':
      if (body.addonIds === undefined || body.addonIds.length === 0)
        throw invalid({ field: 'addonIds', code: 'required' });
      if (body.addonIds.some((id) => id !== smartFiber.id && !addonIds.includes(id)))
        throw invalid({ field: 'addonIds', code: 'unknown' });
      break;
    case 'CONVERSION_ORDER':
      if (body.replacementProductId === undefined) throw invalid({ field: 'replacementProductId', code: 'required' });
      if (!products.some(({ id }) => id === body.replacementProductId))
        throw invalid({ field: 'replacementProductId', code: 'unknown' });
      break;
    case 'RENEGOTIATION_ORDER':
      if (body.agreementPeriodInMonths === undefined)
        throw invalid({ field: 'agreementPeriodInMonths', code: 'required' });
      break;
    case 'INTERNAL_MOVE_ORDER':
    case 'EXTERNAL_MOVE_ORDER':
      break;
    case 'TERMINATION_ORDER': {
      if (body.lastDay === undefined) throw invalid({ field: 'lastDay', code: 'required' });
      const { earliestLastDay } = terminationOf(noService, today);
      if (body.lastDay < earliestLastDay) throw invalid({ field: 'lastDay', code: 'tooEarly' });
      if (body.lastDay > addDays(today, maxLastDaysAhead)) throw invalid({ field: 'lastDay', code: 'tooLate' });
      break;
    }
  }
  checkNewPlace(body);
  checkWishes(body, today);
  const isTermination = body.orderType === 'TERMINATION_ORDER';
  const reference = (body.reference ?? '').trim();
  const error = reference === '' ? undefined : validateText(reference, { maxLength: maxReferenceLength });
  if (error !== undefined) throw invalid({ field: 'reference', ...error });
  return { text: isTermination ? requiredText('text', body.text ?? '') : optionalText('text', body.text), reference };
}

/** How far ahead a change can be wanted, in days: as optical services. */
const maxDaysAhead = 730;
/** How far ahead a service can end, in days: longer than any agreement. */
const maxLastDaysAhead = 3660;

/** The day and the agreement that are wished for, where the kind of order has them. A day in a freeze period is as good as any. */
function checkWishes({ orderType, wantedAt, agreementPeriodInMonths }: ServiceOrderCreate, today: string): void {
  if (agreementPeriodInMonths !== undefined && orderType !== 'UPGRADE_ORDER' && orderType !== 'RENEGOTIATION_ORDER')
    throw invalid({ field: 'agreementPeriodInMonths', code: 'notTaken' });
  if (wantedAt === undefined) return;
  if (orderType === 'TERMINATION_ORDER') throw invalid({ field: 'wantedAt', code: 'notTaken' });
  if (!isDate(wantedAt)) throw invalid({ field: 'wantedAt', code: 'invalidFormat' });
  if (wantedAt < today) throw invalid({ field: 'wantedAt', code: 'past' });
  if (wantedAt > addDays(today, maxDaysAhead)) throw invalid({ field: 'wantedAt', code: 'tooLate' });
}

const noService: OfferedService = { capacityBps: null, monthlyFee: null, currency: 'SEK', contractEndsOn: null };

/** What the price of a change follows from, besides the order. */
export interface ChangeTerms {
  /** Of services that have none of their own. */
  currency: Money['currency'];
  prices: ChangePrices;
  /** Where services move to; undefined for an order that moves none. */
  place: MovedTo | undefined;
}

/** Refuses a change that changes nothing, or that is not offered for one of the services. */
export function checkChoice(
  body: ServiceOrderCreate,
  services: readonly ServiceRow[],
  { currency, prices, place }: ChangeTerms,
): void {
  const { orderType, capacityBps, replacementProductId, agreementPeriodInMonths: months } = body;
  if (orderType === 'UPGRADE_ORDER') {
    if (services.some((service) => service.capacity_bps === capacityBps))
      throw invalid({ field: 'capacityBps', code: 'unchanged' });
    const offers = services
      .filter((service) => service.capacity_bps !== null)
      .map((service) => upgradesOf(offeredOf(service, currency)).find((offer) => offer.capacityBps === capacityBps));
    if (offers.includes(undefined)) throw invalid({ field: 'capacityBps', code: 'unknown' });
    if (months !== undefined && offers.some((offer) => periodOf(offer, months) === undefined))
      throw invalid({ field: 'agreementPeriodInMonths', code: 'unknown' });
  }
  if (
    orderType === 'RENEGOTIATION_ORDER' &&
    services.some((service) => renegotiated(service, months, { currency, prices }) === undefined)
  )
    throw invalid({ field: 'agreementPeriodInMonths', code: 'unknown' });
  if (place !== undefined)
    refuseMove(services, place, (service, spot) => prices.moveTo(service, spot, service.currency ?? currency));
  if (orderType === 'CONVERSION_ORDER' && services.some(({ product_id: id }) => id === replacementProductId))
    throw invalid({ field: 'replacementProductId', code: 'unchanged' });
  if (
    replacementProductId !== undefined &&
    orderType === 'CONVERSION_ORDER' &&
    services.some((service) => !isReplacement(replacementProductId, service))
  )
    throw invalid({ field: 'replacementProductId', code: 'unknown' });
}

function renegotiated(
  service: ServiceRow,
  months: number | undefined,
  { currency, prices }: Pick<ChangeTerms, 'currency' | 'prices'>,
) {
  return prices.renegotiations(service, service.currency ?? currency).find((offer) => offer.months === months);
}

function periodOf(offer: ReturnType<typeof upgradesOf>[number] | undefined, months: number | undefined) {
  return offer?.agreementPeriods.find((period) => period.months === months);
}

/** Why a service can't be changed this way; undefined if it can. */
export function whyNot(
  { orderType, addonIds = [] }: ServiceOrderCreate,
  service: ServiceRow | undefined,
  {
    flags,
    country,
    ongoing,
    prices,
  }: { flags: FeatureFlags; country: Country; ongoing: ReadonlyMap<string, Ineligible>; prices: ChangePrices },
): Ineligible | undefined {
  if (service === undefined) return 'NOT_FOUND';
  const found = eligibilityOf(service, flags, country);
  const reason = found[changes[orderType].change].reason;
  if (reason !== undefined) return reason;
  if (addonIds.includes(smartFiber.id) && !found.smartFiber.ok) return found.smartFiber.reason;
  const currency = service.currency ?? currencyOf(country);
  const sold = [...prices.addons(service, currency).map(({ id }) => id), smartFiber.id];
  if (addonIds.some((id) => !sold.includes(id))) return 'NO_PRICE';
  if (orderType === 'RENEGOTIATION_ORDER' && prices.renegotiations(service, currency).length === 0) return 'NO_PRICE';
  return ongoing.get(service.order_service_id ?? '');
}

export function eligibilityOf(service: ServiceRow, flags: FeatureFlags, country: Country) {
  return eligibility(
    {
      serviceName: service.name,
      status: service.status,
      orderServiceId: service.order_service_id,
      capacity: service.capacity_bps === null ? null : String(service.capacity_bps),
    },
    flags,
    country,
  );
}

export function offeredOf(service: ServiceRow, currency: Money['currency']): OfferedService {
  return {
    capacityBps: service.capacity_bps,
    monthlyFee: service.monthly_fee,
    currency: service.currency ?? currency,
    contractEndsOn: service.contract_ends_on,
  };
}

/** Wholesale customers are served from Sweden. */
export function countryOf(registry: Registry): Country {
  return registry === 'com' ? 'se' : registry;
}

export function currencyOf(country: Country): Money['currency'] {
  return ({ se: 'SEK', no: 'NOK', dk: 'DKK' } as const)[country];
}

/** What an order says of the service once it is done: capacity, product, additions, agreement and fees. */
export function orderedChange(
  { orderType, capacityBps, addonIds = [], replacementProductId, agreementPeriodInMonths }: ServiceOrderCreate,
  service: ServiceRow,
  { products, currency, prices, place }: ChangeTerms & { products: readonly Product[] },
): {
  productId: string;
  productName: string;
  capacityBps: number | null;
  addonServices: OrderedItem[];
  agreementPeriodInMonths: number | null;
  monthlyFee: number;
  oneTimeCharge: number;
  leadTimeWeeks: number | undefined;
} {
  const offered = offeredOf(service, currency);
  const sold = [...prices.addons(service, offered.currency), smartFiberOffer(offered.currency)];
  const chosen = sold.filter(({ id }) => addonIds.includes(id));
  const fee = offered.monthlyFee ?? 0;
  const upgrade = upgradesOf(offered).find((offer) => offer.capacityBps === capacityBps);
  const period = periodOf(upgrade, agreementPeriodInMonths);
  const replacement =
    orderType === 'CONVERSION_ORDER' ? products.find(({ id }) => id === replacementProductId) : undefined;
  const renewed =
    orderType === 'RENEGOTIATION_ORDER'
      ? renegotiated(service, agreementPeriodInMonths, { currency, prices })
      : undefined;
  const spot = place && spotOf(place);
  const moved = spot && prices.moveTo(service, spot, offered.currency);
  const charge =
    place && !spot ? internalMoveCharge(offered.currency) : (moved?.oneTimeCharge ?? upgrade?.oneTimeCharge);
  const english = replacement?.translations.find(({ language }) => language === 'en');
  return {
    productId: replacement?.id ?? service.product_id,
    productName: english?.displayName ?? service.name,
    capacityBps: upgrade?.capacityBps ?? service.capacity_bps,
    addonServices: chosen.map(({ id, translations }) => ({ id, productId: id, translations })),
    agreementPeriodInMonths: (renewed ?? period)?.months ?? null,
    oneTimeCharge:
      (charge?.amount ?? 0) + chosen.reduce((sum, { oneTimeCharge }) => sum + (oneTimeCharge?.amount ?? 0), 0),
    leadTimeWeeks: moved?.leadTimeWeeks ?? undefined,
    monthlyFee:
      orderType === 'TERMINATION_ORDER'
        ? 0
        : ((renewed ?? moved ?? period ?? upgrade)?.monthlyFee?.amount ?? fee) +
          chosen.reduce((sum, { monthlyFee }) => sum + monthlyFee.amount, 0),
  };
}

/** The week of the change: that of the service's last day, or of the wanted day; once it can be done where that is sooner, an agreement at once. */
export function estimatedWeek(
  { orderType, lastDay, wantedAt = '' }: ServiceOrderCreate,
  today: string,
  leadTimeWeeks = 4,
): string {
  const soonest = orderType === 'RENEGOTIATION_ORDER' ? today : addDays(today, leadTimeWeeks * 7);
  return isoWeekOf(lastDay ?? (wantedAt > soonest ? wantedAt : soonest));
}
