import type { PriceRuleDraft } from '@skerry/contracts';
import { MultiSelect } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { FieldPair } from './RuleEditor.styles.ts';
import { characteristicsOf, type RuleCatalogue } from './ruleWords.ts';

interface OptionConditionsProps {
  when: PriceRuleDraft['when'];
  catalogue: RuleCatalogue;
  onChange: (part: Partial<PriceRuleDraft['when']>) => void;
  readOnly: boolean;
}

/** Parts a characteristic and its value; neither has it in its id. */
const divider = '=';

/** The add-ons and the answers that a rule is about, of those that its products have. */
export function OptionConditions({ when, catalogue, onChange, readOnly }: OptionConditionsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const products = catalogue.products.filter(({ id }) => when.products === undefined || when.products.includes(id));
  const addons = (catalogue.addons ?? []).filter(
    (addon) =>
      when.addons?.includes(addon.id) === true || addon.products.some((id) => products.some((each) => each.id === id)),
  );
  const values = characteristicsOf(products).flatMap(({ id, translations, choices = [] }) =>
    choices.map((choice) => ({
      value: [id, choice.value].join(divider),
      label: [
        translatedName(translations, language, id),
        translatedName(choice.translations, language, choice.value),
      ].join(': '),
    })),
  );
  const chosen = Object.entries(when.characteristics ?? {}).flatMap(([id, some]) =>
    some.map((value) => [id, value].join(divider)),
  );
  if (addons.length === 0 && values.length === 0) return null;
  const all = formatMessage({ id: 'priceRules.any' });
  return (
    <FieldPair>
      {addons.length > 0 && (
        <MultiSelect
          label={formatMessage({ id: 'priceRules.field.addons' })}
          placeholder={all}
          options={addons.map(({ id, translations }) => ({
            value: id,
            label: translatedName(translations, language, id),
          }))}
          value={when.addons ?? []}
          onValueChange={(ids) => onChange({ addons: [...ids] })}
          readOnly={readOnly}
        />
      )}
      {values.length > 0 && (
        <MultiSelect
          label={formatMessage({ id: 'priceRules.field.options' })}
          placeholder={all}
          options={values}
          value={chosen}
          onValueChange={(some) => onChange({ characteristics: grouped(some) })}
          readOnly={readOnly}
        />
      )}
    </FieldPair>
  );
}

function grouped(chosen: readonly string[]): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const each of chosen) {
    const place = each.indexOf(divider);
    const id = each.slice(0, place);
    values[id] = [...(values[id] ?? []), each.slice(place + 1)];
  }
  return values;
}
