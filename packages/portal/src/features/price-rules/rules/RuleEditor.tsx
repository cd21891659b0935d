import { validateText, type PriceRuleDraft } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { Button, ConfirmDialog, DatePicker, MultiSelect, Sheet, Stack, Text, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useToday } from '../../../platform/format/useToday.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { ChangedField } from './ChangedField.tsx';
import { EffectFields } from './EffectFields.tsx';
import { KindFields } from './KindFields.tsx';
import { OptionConditions } from './OptionConditions.tsx';
import { Buttons, FieldPair } from './RuleEditor.styles.ts';
import { conditionWords, effectWords, type RuleCatalogue } from './ruleWords.ts';

interface RuleEditorProps {
  rule: PriceRuleDraft;
  /** As it holds now; undefined for a new one. */
  before: PriceRuleDraft | undefined;
  catalogue: RuleCatalogue;
  isChanged: boolean;
  readOnly: boolean;
  onChange: (rule: PriceRuleDraft) => void;
  onUndo: () => void;
}

const countries = ['SE', 'NO', 'DK'] as const;
const maxNameLength = 200;

/** One rule: what it is about, what it does and when. Nothing of it holds before a second person has approved it. */
export function RuleEditor({ rule, before, catalogue, isChanged, readOnly, onChange, onUndo }: RuleEditorProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const [isEnding, setEnding] = useState(false);
  const { when, validFrom, validTo } = rule;
  const { products } = catalogue;
  const { today } = useToday();
  /** An empty list would let nothing through: it is left out, and lets all through. */
  const narrow = (part: Partial<PriceRuleDraft['when']>) =>
    onChange({
      ...rule,
      when: Object.fromEntries(Object.entries({ ...when, ...part }).filter(([, value]) => !isEmpty(value))),
    });
  const terms = [...new Set(products.flatMap((product) => product.terms))].toSorted((one, other) => one - other);
  const daysFault = validFrom !== null && validTo !== null && validTo < validFrom;
  /** What it was, where that is other than what it is now. */
  const wasOf = (wordOf: (some: PriceRuleDraft) => string) => {
    const word = before && wordOf(before);
    return word === undefined || word === wordOf(rule) ? undefined : word;
  };
  /** Some of what a rule is about, in words. */
  const conditionOf =
    (...parts: (keyof PriceRuleDraft['when'])[]) =>
    (some: PriceRuleDraft) => {
      const kept = Object.entries(some.when).filter(([part]) => parts.some((each) => each === part));
      return conditionWords(intl, language, { ...some, when: Object.fromEntries(kept) }, catalogue);
    };
  const dayWord = (day: string | null) =>
    day === null
      ? formatMessage({ id: 'priceRules.noDay' })
      : formatDate(language, new Date(`${day}T00:00Z`), 'date', 'UTC');
  const all = formatMessage({ id: 'priceRules.any' });
  const nameFault = validateText(rule.name, { maxLength: maxNameLength });
  const nameError = nameFault && textErrorMessage(nameFault, maxNameLength);
  return (
    <Sheet>
      <Stack gap={16}>
        <ChangedField was={wasOf(({ name }) => name)}>
          <TextField
            label={formatMessage({ id: 'priceRules.field.name' })}
            value={rule.name}
            maxLength={maxNameLength}
            onChange={(event) => onChange({ ...rule, name: event.target.value })}
            readOnly={readOnly}
            error={nameError && formatMessage({ id: nameError.id }, nameError.values)}
          />
        </ChangedField>
        <ChangedField was={wasOf(conditionOf('products'))}>
          <MultiSelect
            label={formatMessage({ id: 'priceRules.field.products' })}
            placeholder={all}
            options={products.map(({ id, name }) => ({ value: id, label: name }))}
            value={when.products ?? []}
            onValueChange={(chosen) => narrow({ products: chosen })}
            readOnly={readOnly}
          />
        </ChangedField>
        <FieldPair>
          <ChangedField was={wasOf(conditionOf('countries'))}>
            <MultiSelect
              label={formatMessage({ id: 'priceRules.field.countries' })}
              placeholder={all}
              options={countries.map((value) => ({
                value,
                label: formatMessage({ id: `priceRules.country.${value}` }),
              }))}
              value={when.countries ?? []}
              onValueChange={(chosen) => narrow({ countries: chosen })}
              readOnly={readOnly}
            />
          </ChangedField>
          <ChangedField was={wasOf(conditionOf('terms'))}>
            <MultiSelect
              label={formatMessage({ id: 'priceRules.field.terms' })}
              placeholder={all}
              options={terms.map((months) => ({
                value: String(months),
                label: formatMessage({ id: 'quote.months' }, { months }),
              }))}
              value={(when.terms ?? []).map(String)}
              onValueChange={(chosen) => narrow({ terms: chosen.map(Number) })}
              readOnly={readOnly}
            />
          </ChangedField>
        </FieldPair>
        <ChangedField was={wasOf(conditionOf('addons', 'characteristics'))}>
          <OptionConditions when={when} catalogue={catalogue} onChange={narrow} readOnly={readOnly} />
        </ChangedField>
        {before === undefined && <KindFields rule={rule} products={products} onChange={onChange} readOnly={readOnly} />}
        <ChangedField was={wasOf((some) => effectWords(intl, some))}>
          <EffectFields rule={rule} products={products} onChange={onChange} readOnly={readOnly} />
        </ChangedField>
        <FieldPair>
          <ChangedField was={wasOf((some) => dayWord(some.validFrom))}>
            <DatePicker
              label={formatMessage({ id: 'priceRules.field.validFrom' })}
              isOptional
              value={validFrom ?? ''}
              onValueChange={(day) => onChange({ ...rule, validFrom: day === '' ? null : day })}
              readOnly={readOnly}
            />
          </ChangedField>
          <ChangedField was={wasOf((some) => dayWord(some.validTo))}>
            <DatePicker
              label={formatMessage({ id: 'priceRules.field.validTo' })}
              isOptional
              value={validTo ?? ''}
              onValueChange={(day) => onChange({ ...rule, validTo: day === '' ? null : day })}
              readOnly={readOnly}
              error={daysFault && formatMessage({ id: 'priceRules.daysFault' })}
            />
          </ChangedField>
        </FieldPair>
        {before === undefined && (
          <Text as="p" variant="caption" tone="muted" style={{ margin: 0 }}>
            {formatMessage({ id: 'priceRules.new.hint' })}
          </Text>
        )}
        {!readOnly && (
          <Buttons>
            {isChanged && (
              <Button size="small" onClick={onUndo}>
                {formatMessage({ id: before === undefined ? 'priceRules.new.discard' : 'priceRules.undo' })}
              </Button>
            )}
            {before !== undefined && (validTo === null || validTo > today) && (
              <Button size="small" variant="dangerQuiet" onClick={() => setEnding(true)}>
                {formatMessage({ id: 'priceRules.end' })}
              </Button>
            )}
          </Buttons>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isEnding}
        title={formatMessage({ id: 'priceRules.end.title' }, { name: before?.name ?? rule.name })}
        confirmLabel={formatMessage({ id: 'priceRules.end.confirm' })}
        cancelLabel={formatMessage({ id: 'priceRules.end.keep' })}
        onCancel={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          // A rule that has not begun would end before it does.
          const from = validFrom !== null && validFrom > today ? today : validFrom;
          onChange({ ...rule, validFrom: from, validTo: today });
        }}
      >
        <Text as="p">{formatMessage({ id: 'priceRules.end.body' })}</Text>
      </ConfirmDialog>
    </Sheet>
  );
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
