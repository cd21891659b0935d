import { isDate, validateText } from '@skerry/contracts';
import { maxAmount, maxTerm, maxUnits, whole, type PriceBook, type PriceRule, type RuleEffect } from './price-book.ts';

/** What is wrong with a rule; `field` is a path into it. */
export interface RuleFault {
  /** In the list of rules, from 0. */
  place: number;
  ruleId: string;
  field: string;
  code: string;
}

/** All faults of a book's rules, in their order. A book with any is refused as a whole. */
export function faultsOf(book: Pick<PriceBook, 'rules' | 'products' | 'addons'>): RuleFault[] {
  const { rules } = book;
  const places = new Map(rules.map(({ id }, place) => [id, place]));
  return rules.flatMap((rule, place) => {
    const found = [
      ...(places.get(rule.id) === place ? [] : [['id', 'duplicate'] as const]),
      ...nameFaults(rule),
      ...conditionFaults(rule, book),
      ...dayFaults(rule),
      ...effectFaults(rule.effect),
      ...unitFaults(rule.effect, book),
      ...shareFaults(rule, place, places),
      ...currencyFaults(rule),
    ];
    return found.map(([field, code]) => ({ place, ruleId: rule.id, field, code }));
  });
}

type Found = readonly [field: string, code: string];

/** As all names: what can't be seen, or turns the text around, could make one rule look like another. */
function nameFaults({ name }: PriceRule): Found[] {
  const error = validateText(name, {});
  return error === undefined ? [] : [['name', error.code]];
}

type Catalogue = Pick<PriceBook, 'products' | 'addons'>;

function conditionFaults({ when }: PriceRule, { products, addons = [] }: Catalogue): Found[] {
  const { fromMetres = 0, toMetres = Infinity, characteristics = {} } = when;
  const lists = ['products', 'countries', 'capacitiesBps', 'terms', 'accessTypes', 'agreements', 'addons'] as const;
  const has = (some: readonly { id: string }[], id: string) => some.some((each) => each.id === id);
  return [
    // Nothing is in an empty list, so such a rule would never apply.
    ...lists.filter((list) => when[list]?.length === 0).map((list): Found => [`when.${list}`, 'required']),
    ...((when.products ?? []).every((id) => has(products, id)) ? [] : [['when.products', 'unknown'] as const]),
    ...((when.addons ?? []).every((id) => has(addons, id)) ? [] : [['when.addons', 'unknown'] as const]),
    ...Object.entries(characteristics).flatMap(([id, values]) => characteristicFaults(id, values, products)),
    ...((when.terms ?? []).every(isTerm) ? [] : [['when.terms', 'outOfRange'] as const]),
    ...((when.capacitiesBps ?? []).every(isCapacity) ? [] : [['when.capacitiesBps', 'outOfRange'] as const]),
    ...(isDistance(fromMetres) && (toMetres === Infinity || isDistance(toMetres)) && fromMetres <= toMetres
      ? []
      : [['when.fromMetres', 'outOfRange'] as const]),
  ];
}

function characteristicFaults(id: string, values: readonly string[], products: Catalogue['products']): Found[] {
  const field = `when.characteristics.${id}`;
  if (values.length === 0) return [[field, 'required']];
  const found = characteristicsOf(products).filter((each) => each.id === id);
  const choices = new Set(found.flatMap(({ choices = [] }) => choices.map(({ value }) => value)));
  const isKnown = found.length > 0 && (choices.size === 0 || values.every((value) => choices.has(value)));
  return isKnown ? [] : [[field, 'unknown']];
}

/** Units are counted of a number alone. */
function unitFaults(effect: RuleEffect, { products }: Catalogue): Found[] {
  if (effect.kind !== 'perUnit') return [];
  const isNumber = characteristicsOf(products).some(
    ({ id, type }) => id === effect.characteristic && type === 'number',
  );
  return isNumber ? [] : [['effect.characteristic', 'unknown']];
}

function characteristicsOf(products: Catalogue['products']) {
  return products.flatMap(({ characteristics = [] }) => characteristics);
}

function dayFaults({ validFrom, validTo }: PriceRule): Found[] {
  return [
    ...(validFrom === null || isDate(validFrom) ? [] : [['validFrom', 'invalidFormat'] as const]),
    ...(validTo === null || isDate(validTo) ? [] : [['validTo', 'invalidFormat'] as const]),
    ...(validFrom !== null && validTo !== null && validTo < validFrom ? [['validTo', 'past'] as const] : []),
  ];
}

function effectFaults(effect: RuleEffect): Found[] {
  switch (effect.kind) {
    case 'list': {
      const capacities = effect.prices.map(({ capacityBps }) => capacityBps);
      return [
        ...(capacities.length === 0 ? [['effect.prices', 'required'] as const] : []),
        ...(new Set(capacities).size === capacities.length ? [] : [['effect.prices', 'duplicate'] as const]),
        ...effect.prices.flatMap(({ capacityBps, monthlyMinor, oneTimeMinor }, place): Found[] =>
          isCapacity(capacityBps) && isAmount(monthlyMinor) && isAmount(oneTimeMinor)
            ? []
            : [[`effect.prices.${place}`, 'outOfRange']],
        ),
      ];
    }
    case 'add':
      return [
        ...within('monthlyMinor', effect.monthlyMinor, isChange),
        ...within('oneTimeMinor', effect.oneTimeMinor, isChange),
      ];
    case 'perMetre':
      return [
        ...within('freeMetres', effect.freeMetres, isDistance),
        ...within('oneTimeMinor', effect.oneTimeMinor, isAmount),
      ];
    case 'perUnit':
      return [
        ...within('freeUnits', effect.freeUnits, isUnits),
        ...within('monthlyMinor', effect.monthlyMinor, isAmount),
        ...within('oneTimeMinor', effect.oneTimeMinor, isAmount),
      ];
    case 'setOneTime':
      return within('oneTimeMinor', effect.oneTimeMinor, isAmount);
    case 'discount':
    case 'share':
    case 'floor':
      return within('basisPoints', effect.basisPoints, isShare);
    case 'agreementDiscount':
      return [];
  }
}

/** A rule may only build on an earlier one: never on itself, and so never on one that builds on it. */
function shareFaults({ effect }: PriceRule, place: number, places: ReadonlyMap<string, number>): Found[] {
  if (effect.kind !== 'share') return [];
  const other = places.get(effect.ofRule);
  if (other === undefined) return [['effect.ofRule', 'unknown']];
  if (other === place) return [['effect.ofRule', 'selfReference']];
  return other > place ? [['effect.ofRule', 'notEarlier']] : [];
}

function currencyFaults({ effect, currency }: PriceRule): Found[] {
  const hasAmounts = ['list', 'add', 'perMetre', 'perUnit', 'setOneTime'].includes(effect.kind);
  return hasAmounts && currency === null ? [['currency', 'required']] : [];
}

function within(field: string, value: number, isAllowed: (value: number) => boolean): Found[] {
  return isAllowed(value) ? [] : [[`effect.${field}`, 'outOfRange']];
}

/** The term of an agreement, in months. */
export function isTerm(months: number): boolean {
  return Number.isInteger(months) && months > 0 && months <= maxTerm;
}

/** In bits per second. */
export function isCapacity(capacityBps: number): boolean {
  return Number.isSafeInteger(capacityBps) && capacityBps > 0;
}

/** An amount that can be a price. */
export function isAmount(minor: number): boolean {
  return Number.isInteger(minor) && minor >= 0 && minor <= maxAmount;
}

/** A share that can be taken off or added: above nothing, and no more than the whole. */
export function isShare(basisPoints: number): boolean {
  return Number.isInteger(basisPoints) && basisPoints > 0 && basisPoints <= whole;
}

function isChange(minor: number): boolean {
  return isAmount(Math.abs(minor));
}

function isUnits(units: number): boolean {
  return Number.isInteger(units) && units >= 0 && units <= maxUnits;
}

function isDistance(metres: number): boolean {
  return Number.isInteger(metres) && metres >= 0 && metres <= 20_100_000;
}
