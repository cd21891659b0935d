import type { PriceRuleDraft } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { Dropdown, Text } from '@skerry/ui';
import { NumberField } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { FieldRow, FieldRows } from '../../../platform/form/FieldRows.styles.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { FieldPair } from './RuleEditor.styles.ts';
import { countedOf, type RuleCatalogue } from './ruleWords.ts';

interface EffectFieldsProps {
  rule: PriceRuleDraft;
  products: RuleCatalogue['products'];
  onChange: (rule: PriceRuleDraft) => void;
  readOnly: boolean;
}

/** What the rule does to a price: amounts in whole units of its currency, shares in per cent. */
export function EffectFields({ rule, products, onChange, readOnly }: EffectFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const { language } = useLanguage();
  const isInRow = useIsAtLeast('small');
  const { effect, currency } = rule;
  const unit = currency === null ? {} : { unit: currency };
  const set = (part: Partial<PriceRuleDraft['effect']>) =>
    onChange({ ...rule, effect: { ...effect, ...part } as PriceRuleDraft['effect'] });
  const amount = (label: string, minor: number, onMinor: (minor: number) => void, min?: number, look = {}) => (
    <NumberField
      label={label}
      {...unit}
      {...(min !== undefined && { min })}
      {...look}
      hasButtons={false}
      formatOptions={twoDecimals}
      value={minor / 100}
      onValueChange={(value) => value !== null && onMinor(Math.round(value * 100))}
      readOnly={readOnly}
    />
  );
  const share = (label: string, basisPoints: number) => (
    <NumberField
      label={label}
      unit="%"
      min={0.01}
      max={100}
      hasButtons={false}
      formatOptions={twoDecimals}
      value={basisPoints / 100}
      onValueChange={(value) => value !== null && set({ basisPoints: Math.round(value * 100) })}
      readOnly={readOnly}
    />
  );
  const monthly = formatMessage({ id: 'priceRules.field.monthly' });
  const oneTime = formatMessage({ id: 'priceRules.field.oneTime' });
  switch (effect.kind) {
    case 'list':
      return (
        <FieldRows>
          {effect.prices.map(({ capacityBps, monthlyMinor, oneTimeMinor }, place) => {
            const setPrice = (part: { monthlyMinor?: number; oneTimeMinor?: number }) =>
              set({ prices: effect.prices.map((price, other) => (other === place ? { ...price, ...part } : price)) });
            const rate = formatBitRate(locale, capacityBps);
            // Beside each other, the names of the first row are those of the columns.
            const inRow = { size: 'small', isLabelHidden: isInRow && place > 0 } as const;
            return (
              <FieldRow
                key={capacityBps}
                role="group"
                aria-label={rate}
                data-fields="2"
                data-has-labels={inRow.isLabelHidden ? undefined : ''}
              >
                <Text variant="bodyStrong">{rate}</Text>
                {amount(monthly, monthlyMinor, (minor) => setPrice({ monthlyMinor: minor }), 0, inRow)}
                {amount(oneTime, oneTimeMinor, (minor) => setPrice({ oneTimeMinor: minor }), 0, inRow)}
              </FieldRow>
            );
          })}
        </FieldRows>
      );
    case 'add':
      return (
        <FieldPair>
          {amount(monthly, effect.monthlyMinor, (monthlyMinor) => set({ monthlyMinor }))}
          {amount(oneTime, effect.oneTimeMinor, (oneTimeMinor) => set({ oneTimeMinor }))}
        </FieldPair>
      );
    case 'perMetre':
      return (
        <FieldPair>
          {amount(
            formatMessage({ id: 'priceRules.field.perMetre' }),
            effect.oneTimeMinor,
            (oneTimeMinor) => set({ oneTimeMinor }),
            0,
          )}
          <NumberField
            label={formatMessage({ id: 'priceRules.field.freeMetres' })}
            unit="m"
            min={0}
            hasButtons={false}
            value={effect.freeMetres}
            onValueChange={(freeMetres) => freeMetres !== null && set({ freeMetres: Math.round(freeMetres) })}
            readOnly={readOnly}
          />
        </FieldPair>
      );
    case 'perUnit': {
      const fields = countedOf(products);
      const field = fields.find(({ id }) => id === effect.characteristic);
      return (
        <>
          <FieldPair>
            <Dropdown
              label={formatMessage({ id: 'priceRules.field.counted' })}
              options={fields.map(({ id, translations }) => ({
                value: id,
                label: translatedName(translations, language, id),
              }))}
              value={effect.characteristic}
              onValueChange={(characteristic) => set({ characteristic })}
              readOnly={readOnly}
            />
            <NumberField
              label={formatMessage({ id: 'priceRules.field.freeUnits' })}
              {...(field?.unit !== undefined && { unit: field.unit })}
              min={0}
              hasButtons={false}
              value={effect.freeUnits}
              onValueChange={(freeUnits) => freeUnits !== null && set({ freeUnits: Math.round(freeUnits) })}
              readOnly={readOnly}
            />
          </FieldPair>
          <FieldPair>
            {amount(
              formatMessage({ id: 'priceRules.field.perUnit.monthly' }),
              effect.monthlyMinor,
              (monthlyMinor) => set({ monthlyMinor }),
              0,
            )}
            {amount(
              formatMessage({ id: 'priceRules.field.perUnit.oneTime' }),
              effect.oneTimeMinor,
              (oneTimeMinor) => set({ oneTimeMinor }),
              0,
            )}
          </FieldPair>
        </>
      );
    }
    case 'discount':
      return (
        <FieldPair>{share(formatMessage({ id: `priceRules.discount.${effect.of}` }), effect.basisPoints)}</FieldPair>
      );
    case 'share':
      return (
        <FieldPair>
          {share(formatMessage({ id: 'priceRules.field.share' }, { rule: effect.ofRule }), effect.basisPoints)}
        </FieldPair>
      );
    case 'setOneTime':
      return <FieldPair>{amount(oneTime, effect.oneTimeMinor, (oneTimeMinor) => set({ oneTimeMinor }), 0)}</FieldPair>;
    case 'floor':
      return <FieldPair>{share(formatMessage({ id: 'priceRules.field.floor' }), effect.basisPoints)}</FieldPair>;
    case 'agreementDiscount':
      return (
        <Text as="p" tone="muted">
          {formatMessage({ id: 'priceRules.agreementDiscount' })}
        </Text>
      );
  }
}

const twoDecimals = { maximumFractionDigits: 2 };
