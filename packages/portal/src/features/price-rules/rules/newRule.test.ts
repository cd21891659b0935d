import { aRule, someRules } from '../testing/aPriceRulesApiStub.ts';
import { blankEffect, blankRule, nextId, withAdded } from './newRule.ts';

describe('a new rule', () => {
  it('has the number after the highest one, and changes nothing yet', () => {
    expect(blankRule(someRules, 'New rule')).toEqual({
      id: 'PR-0451',
      name: 'New rule',
      currency: 'SEK',
      when: {},
      effect: { kind: 'add', monthlyMinor: 0, oneTimeMinor: 0 },
      validFrom: null,
      validTo: null,
    });
    expect(nextId([])).toBe('PR-0001');
  });

  it('is used before the lowest price', () => {
    const added = aRule({ id: 'PR-0451' });
    expect(withAdded(someRules, [added]).at(-2)).toBe(added);
    expect(withAdded([], [added])).toEqual([added]);
  });

  it('has a currency where it has amounts', () => {
    expect(blankEffect('discount', 'NOK').currency).toBeNull();
    expect(blankEffect('perMetre', 'NOK').currency).toBe('NOK');
  });
});
