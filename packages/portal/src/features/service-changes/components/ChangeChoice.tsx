import { formatBitRate, formatMoney } from '@skerry/i18n';
import { CheckboxCard, CheckboxCardGrid, Dropdown, Money, RadioGroup, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { chosenAddons } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';

export interface ChoiceProps {
  form: ChangeForm;
  target: ChangeTarget;
}

/** Most capacities that stand side by side. */
const mostInView = 6;

/** The capacities that can be had, with what each costs. */
export function UpgradeChoice({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const options = target.upgrades.map(({ capacityBps, monthlyFee }) => ({
    value: String(capacityBps),
    label: formatBitRate(language, capacityBps),
    fee:
      monthlyFee &&
      formatMessage(
        { id: 'serviceChange.capacity.fee' },
        { fee: formatMoney(language, monthlyFee.amount, monthlyFee.currency) },
      ),
  }));
  const label = formatMessage({ id: 'serviceChange.capacity' });
  if (options.length > mostInView)
    return (
      <Dropdown
        label={label}
        options={options.map(({ fee, ...option }) => ({ ...option, ...(fee !== undefined && { description: fee }) }))}
        filterThreshold={Infinity}
        {...choiceOf(form)}
      />
    );
  const { readOnly, required, ...choice } = choiceOf(form);
  return (
    <RadioGroup
      label={label}
      options={options.map(({ fee, ...option }) => ({ ...option, hint: fee, disabled: readOnly }))}
      aria-required={required}
      {...choice}
    />
  );
}

/** The products that can take the place of what is there. */
export function ReplacementChoice({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <Dropdown
      label={formatMessage({ id: 'serviceChange.product' })}
      options={target.replacements.map(({ productId, translations }) => ({
        value: productId,
        label: translatedName(translations, language, productId),
      }))}
      {...choiceOf(form)}
    />
  );
}

function choiceOf({ values: { chosen }, set, touch, isPending, errorOf }: ChangeForm) {
  return {
    value: chosen === '' ? undefined : chosen,
    onValueChange: (value: string) => set('chosen', value),
    onBlur: () => touch('chosen'),
    readOnly: isPending,
    required: true,
    error: errorOf('chosen'),
  };
}

/** What can be added. */
export function AddonChoice({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const chosen = chosenAddons(form.values.chosen);
  const error = form.errorOf('chosen');
  return (
    <Stack gap={8}>
      <CheckboxCardGrid label={formatMessage({ id: 'serviceChange.addons' })}>
        {target.addons.map(({ id, translations, monthlyFee }) => (
          <CheckboxCard
            key={id}
            title={translatedName(translations, language, id)}
            isChecked={chosen.includes(id)}
            onCheckedChange={({ isChecked }) => {
              if (form.isPending) return;
              const ids = target.addons.map((addon) => addon.id);
              form.set('chosen', ids.filter((each) => (each === id ? isChecked : chosen.includes(each))).join());
            }}
          >
            {monthlyFee && (
              <FormattedMessage id="serviceChange.capacity.fee" values={{ fee: <Money {...monthlyFee} /> }} />
            )}
          </CheckboxCard>
        ))}
      </CheckboxCardGrid>
      {error !== undefined && (
        <Text as="p" variant="caption" tone="critical" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
