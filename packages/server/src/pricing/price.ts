import type { ProductOptions } from '@skerry/contracts';
import { isAmount, isShare } from './check-price-book.ts';
import {
  maxUnits,
  whole,
  type Currency,
  type PricedCountry,
  type PriceRule,
  type RuleCondition,
  type RuleEffect,
} from './price-book.ts';

/** What one price is asked for. */
export interface PriceRequest {
  productId: string;
  country: PricedCountry;
  capacityBps: number;
  /** In months. */
  term: number;
  accessType: string;
  /** To the nearest point of presence, in whole metres. */
  metres: number;
  agreementId: string;
  /** What the agreement takes off the monthly fee, in basis points; 0 for nothing. */
  agreementDiscount: number;
  currency: Currency;
  fastTrack: boolean;
  /** What is bought with the product, and what is said of it. */
  options: ProductOptions;
  /** YYYY-MM-DD: which rules hold. */
  day: string;
}

/** What one rule did. Changes may be below zero, amounts after it never are. */
export interface PriceLine {
  ruleId: string;
  name: string;
  kind: RuleEffect['kind'];
  /** The share that it took or added, where it is one. */
  basisPoints: number | null;
  /** The add-on that it is about. */
  addonId?: string;
  monthlyChangeMinor: number;
  oneTimeChangeMinor: number;
  monthlyMinor: number;
  oneTimeMinor: number;
}

export type Priced =
  | { ok: true; monthlyMinor: number; oneTimeMinor: number; lines: PriceLine[] }
  /** `noListPrice`: nobody has set one. The others: the rules lead to an amount that no price may be. */
  | {
      ok: false;
      code: 'noListPrice' | 'negativeAmount' | 'amountTooLarge' | 'discountOutOfRange';
      ruleId: string | null;
    };

interface Running {
  monthly: number;
  oneTime: number;
  /** Of the list price; null before there is one. */
  list: number | null;
}

/** Half a minor unit goes up, as in commerce; of what is taken off, too. `amount` is never below zero. */
export function shareOf(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + whole / 2) / whole);
}

/**
 * The price by these rules, and what each of them did: the changes of the lines add up to it. Rules are taken one after the other as they
 * come. A price that would fall below zero or grow too large is refused, never bent into one that is allowed.
 */
export function priceOf(rules: readonly PriceRule[], request: PriceRequest): Priced {
  if (request.agreementDiscount !== 0 && !isShare(request.agreementDiscount))
    return { ok: false, code: 'discountOutOfRange', ruleId: null };
  const running: Running = { monthly: 0, oneTime: 0, list: null };
  const lines: PriceLine[] = [];
  for (const rule of rules) {
    if (!applies(rule, request)) continue;
    const change = changeBy(rule.effect, running, request, lines);
    // A line that changes nothing explains nothing; that a list price is nothing does.
    if (change === undefined || (rule.effect.kind !== 'list' && change.monthly === 0 && change.oneTime === 0)) continue;
    const [monthlyMinor, oneTimeMinor] = [running.monthly + change.monthly, running.oneTime + change.oneTime];
    if (monthlyMinor < 0 || oneTimeMinor < 0) return { ok: false, code: 'negativeAmount', ruleId: rule.id };
    if (!isAmount(monthlyMinor) || !isAmount(oneTimeMinor))
      return { ok: false, code: 'amountTooLarge', ruleId: rule.id };
    if (rule.effect.kind === 'list') running.list = change.monthly;
    [running.monthly, running.oneTime] = [monthlyMinor, oneTimeMinor];
    lines.push({
      ruleId: rule.id,
      name: rule.name,
      kind: rule.effect.kind,
      basisPoints: change.basisPoints ?? null,
      ...addonOf(rule, request),
      monthlyChangeMinor: change.monthly,
      oneTimeChangeMinor: change.oneTime,
      monthlyMinor,
      oneTimeMinor,
    });
  }
  if (running.list === null) return { ok: false, code: 'noListPrice', ruleId: null };
  return { ok: true, monthlyMinor: running.monthly, oneTimeMinor: running.oneTime, lines };
}

/** The add-on that a rule is about, of those that are bought. */
function addonOf({ when }: PriceRule, { options }: PriceRequest): { addonId?: string } {
  const addonId = when.addons?.find((id) => options.addonIds.includes(id));
  return addonId === undefined ? {} : { addonId };
}

interface Change {
  monthly: number;
  oneTime: number;
  basisPoints?: number;
}

/** What the effect changes; undefined where it has nothing to do, so that no line says so. */
function changeBy(
  effect: RuleEffect,
  running: Running,
  request: PriceRequest,
  lines: readonly PriceLine[],
): Change | undefined {
  switch (effect.kind) {
    case 'list': {
      const found = effect.prices.find(({ capacityBps }) => capacityBps === request.capacityBps);
      return running.list === null && found ? { monthly: found.monthlyMinor, oneTime: found.oneTimeMinor } : undefined;
    }
    case 'add':
      return { monthly: effect.monthlyMinor, oneTime: effect.oneTimeMinor };
    case 'perMetre': {
      const metres = request.metres - effect.freeMetres;
      return metres > 0 ? { monthly: 0, oneTime: metres * effect.oneTimeMinor } : undefined;
    }
    case 'perUnit': {
      const units = unitsOf(request.options, effect.characteristic) - effect.freeUnits;
      return units > 0
        ? { monthly: times(units, effect.monthlyMinor), oneTime: times(units, effect.oneTimeMinor) }
        : undefined;
    }
    case 'discount': {
      const off = (amount: number, part: 'monthly' | 'oneTime') =>
        effect.of === part || effect.of === 'both' ? less(amount, effect.basisPoints) : 0;
      return {
        monthly: off(running.monthly, 'monthly'),
        oneTime: off(running.oneTime, 'oneTime'),
        basisPoints: effect.basisPoints,
      };
    }
    case 'agreementDiscount': {
      const basisPoints = request.agreementDiscount;
      return basisPoints === 0 ? undefined : { monthly: less(running.monthly, basisPoints), oneTime: 0, basisPoints };
    }
    case 'share': {
      const added = lines.find(({ ruleId }) => ruleId === effect.ofRule)?.monthlyChangeMinor ?? 0;
      return added > 0
        ? { monthly: shareOf(added, effect.basisPoints), oneTime: 0, basisPoints: effect.basisPoints }
        : undefined;
    }
    case 'setOneTime':
      return { monthly: 0, oneTime: effect.oneTimeMinor - running.oneTime };
    case 'floor': {
      const least = shareOf(running.list ?? 0, effect.basisPoints);
      return running.monthly < least
        ? { monthly: least - running.monthly, oneTime: 0, basisPoints: effect.basisPoints }
        : undefined;
    }
  }
}

/** How many there are; what is no whole number counts nothing. */
function unitsOf({ characteristics }: ProductOptions, id: string): number {
  const text = Object.hasOwn(characteristics, id) ? (characteristics[id] ?? '') : '';
  return /^[0-9]{1,15}$/.test(text) ? Math.min(Number(text), maxUnits) : 0;
}

/** What is beyond every price comes out as that much beyond it, so that it is refused instead of rounded. */
function times(units: number, minor: number): number {
  return Math.min(units * minor, Number.MAX_SAFE_INTEGER / 2);
}

/** Not minus zero, which JSON and comparisons treat differently. */
function less(amount: number, basisPoints: number): number {
  const off = shareOf(amount, basisPoints);
  return off === 0 ? 0 : -off;
}

/** Whether the rule is about such a price, on that day. */
export function applies({ when, currency, validFrom, validTo }: PriceRule, request: PriceRequest): boolean {
  return (
    (currency === null || currency === request.currency) &&
    (validFrom === null || validFrom <= request.day) &&
    (validTo === null || request.day <= validTo) &&
    meets(when, request)
  );
}

function meets(when: RuleCondition, request: PriceRequest): boolean {
  return (
    has(when.products, request.productId) &&
    has(when.countries, request.country) &&
    has(when.capacitiesBps, request.capacityBps) &&
    has(when.terms, request.term) &&
    has(when.accessTypes, request.accessType) &&
    has(when.agreements, request.agreementId) &&
    (when.fastTrack === undefined || when.fastTrack === request.fastTrack) &&
    (when.addons === undefined || when.addons.some((id) => request.options.addonIds.includes(id))) &&
    Object.entries(when.characteristics ?? {}).every(([id, values]) => {
      const { characteristics } = request.options;
      return Object.hasOwn(characteristics, id) && values.includes(characteristics[id] ?? '');
    }) &&
    (when.fromMetres === undefined || request.metres >= when.fromMetres) &&
    (when.toMetres === undefined || request.metres <= when.toMetres)
  );
}

function has<Value>(allowed: readonly Value[] | undefined, value: Value): boolean {
  return allowed === undefined || allowed.includes(value);
}
