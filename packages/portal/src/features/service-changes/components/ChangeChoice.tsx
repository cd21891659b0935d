import { CheckboxCard, CheckboxCardGrid, Dropdown, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { chosenAddons } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { FeeSum } from './FeeDifference.tsx';

export interface ChoiceProps {
  form: ChangeForm;
  target: ChangeTarget;
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
              <FormattedMessage id="serviceChange.capacity.fee" values={{ fee: <FeeSum fees={monthlyFee} /> }} />
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
