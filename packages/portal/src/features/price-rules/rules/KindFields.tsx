import type { PriceRuleDraft } from '@skerry/contracts';
import { Dropdown } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { blankEffect, newRuleKinds, ruleCurrencies } from './newRule.ts';
import { FieldPair } from './RuleEditor.styles.ts';
import { countedOf, type RuleCatalogue } from './ruleWords.ts';

interface KindFieldsProps {
  rule: PriceRuleDraft;
  products: RuleCatalogue['products'];
  onChange: (rule: PriceRuleDraft) => void;
  readOnly: boolean;
}

const charges = ['monthly', 'oneTime', 'both'] as const;

/** What kind of rule a new one is, and in which currency or on which charge. */
export function KindFields({ rule, products, onChange, readOnly }: KindFieldsProps) {
  const { formatMessage } = useIntl();
  const { effect, currency } = rule;
  // Units are counted of a number that some product has.
  const [counted] = countedOf(products);
  const kinds = newRuleKinds.filter((each) => each !== 'perUnit' || counted !== undefined);
  const kind = newRuleKinds.find((each) => each === effect.kind) ?? 'add';
  return (
    <FieldPair>
      <Dropdown
        label={formatMessage({ id: 'priceRules.field.kind' })}
        options={kinds.map((value) => ({ value, label: formatMessage({ id: `priceRules.kind.${value}` }) }))}
        value={kind}
        onValueChange={(value) => onChange({ ...rule, ...blankEffect(value, currency, counted?.id) })}
        readOnly={readOnly}
      />
      {effect.kind === 'discount' ? (
        <Dropdown
          label={formatMessage({ id: 'priceRules.field.of' })}
          options={charges.map((value) => ({ value, label: formatMessage({ id: `priceRules.of.${value}` }) }))}
          value={effect.of}
          onValueChange={(of) => onChange({ ...rule, effect: { ...effect, of } })}
          readOnly={readOnly}
        />
      ) : (
        <Dropdown
          label={formatMessage({ id: 'priceRules.field.currency' })}
          options={ruleCurrencies.map((value) => ({ value, label: value }))}
          value={currency ?? 'SEK'}
          onValueChange={(value) => onChange({ ...rule, currency: value })}
          readOnly={readOnly}
        />
      )}
    </FieldPair>
  );
}
