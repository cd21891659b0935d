import type { ServiceOffers } from '@skerry/contracts';
import { formatBitRate, formatMoney } from '@skerry/i18n';
import { CheckboxCard, CheckboxCardGrid, Dropdown, Money, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { chosenAddons } from '../changeForm.ts';
import type { ChangeForm } from '../useChangeForm.ts';

export interface ChoiceProps {
  form: ChangeForm;
  offers: ServiceOffers;
}

/** The capacities that a service can be raised to, with what each costs. */
export function UpgradeChoice({ form, offers }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <Dropdown
      label={formatMessage({ id: 'serviceChange.capacity' })}
      options={offers.upgrades.map(({ capacityBps, monthlyFee: { amount, currency } }) => ({
        value: String(capacityBps),
        label: formatBitRate(language, capacityBps),
        description: formatMessage(
          { id: 'serviceChange.capacity.fee' },
          { fee: formatMoney(language, amount, currency) },
        ),
      }))}
      filterThreshold={Infinity}
      {...choiceOf(form)}
    />
  );
}

/** The products that can take a service's place. */
export function ReplacementChoice({ form, offers }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <Dropdown
      label={formatMessage({ id: 'serviceChange.product' })}
      options={offers.replacements.map(({ productId, translations }) => ({
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

/** What can be added to a service. */
export function AddonChoice({ form, offers }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const chosen = chosenAddons(form.values.chosen);
  const error = form.errorOf('chosen');
  return (
    <Stack gap={8}>
      <CheckboxCardGrid label={formatMessage({ id: 'serviceChange.addons' })}>
        {offers.addons.map(({ id, translations, monthlyFee }) => (
          <CheckboxCard
            key={id}
            title={translatedName(translations, language, id)}
            isChecked={chosen.includes(id)}
            onCheckedChange={({ isChecked }) => {
              if (form.isPending) return;
              const ids = offers.addons.map((addon) => addon.id);
              form.set('chosen', ids.filter((each) => (each === id ? isChecked : chosen.includes(each))).join());
            }}
          >
            <FormattedMessage id="serviceChange.capacity.fee" values={{ fee: <Money {...monthlyFee} /> }} />
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
