import type { PriceRuleDraft } from '@skerry/contracts';

/** What a rule made here can do. Lists of prices, shares of them and the lowest price come with a product. */
export const newRuleKinds = ['add', 'discount', 'setOneTime', 'perMetre', 'perUnit'] as const;
export type NewRuleKind = (typeof newRuleKinds)[number];

export const ruleCurrencies = ['SEK', 'NOK', 'DKK', 'EUR'] as const;

const firstShare = 500;
const freeMetres = 200;

/** A rule of its kind that is not written yet. A share has no currency. */
export function blankEffect(
  kind: NewRuleKind,
  currency: PriceRuleDraft['currency'],
  characteristic = '',
): Pick<PriceRuleDraft, 'effect' | 'currency'> {
  switch (kind) {
    case 'add':
      return { effect: { kind, monthlyMinor: 0, oneTimeMinor: 0 }, currency: currency ?? 'SEK' };
    case 'discount':
      return { effect: { kind, basisPoints: firstShare, of: 'monthly' }, currency: null };
    case 'setOneTime':
      return { effect: { kind, oneTimeMinor: 0 }, currency: currency ?? 'SEK' };
    case 'perMetre':
      return { effect: { kind, freeMetres, oneTimeMinor: 0 }, currency: currency ?? 'SEK' };
    case 'perUnit':
      return {
        effect: { kind, characteristic, freeUnits: 0, monthlyMinor: 0, oneTimeMinor: 0 },
        currency: currency ?? 'SEK',
      };
  }
}

/** A rule that changes nothing yet, with a number of its own. */
export function blankRule(rules: readonly PriceRuleDraft[], name: string): PriceRuleDraft {
  return { id: nextId(rules), name, when: {}, ...blankEffect('add', null), validFrom: null, validTo: null };
}

/** One more than the highest number. */
export function nextId(rules: readonly PriceRuleDraft[]): string {
  const numbers = rules.map(({ id }) => Number(/^PR-(\d{1,9})/.exec(id)?.[1] ?? 0));
  return `PR-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}

/** The rules with others behind them, but before those that keep a price from falling too low: they come last. */
export function withAdded(rules: readonly PriceRuleDraft[], added: readonly PriceRuleDraft[]): PriceRuleDraft[] {
  const place = rules.findLastIndex(({ effect }) => effect.kind !== 'floor') + 1;
  return [...rules.slice(0, place), ...added, ...rules.slice(place)];
}
