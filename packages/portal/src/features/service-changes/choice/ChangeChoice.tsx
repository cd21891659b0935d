import { CheckboxCard, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { RadioCards } from '../../../platform/form/RadioCards.ts';
import { translatedName, translatedText } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { chosenAddons } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { AddonCards, AddonFee } from './ChangeChoice.styles.ts';
import { FeeSum } from '../fees/FeeDifference.tsx';

export interface ChoiceProps {
  form: ChangeForm;
  target: ChangeTarget;
}

/** The products that can take the place of what is there. */
export function ReplacementChoice({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <RadioCards
      label={formatMessage({ id: 'serviceChange.product' })}
      isLabelHidden
      aria-required
      readOnly={form.isPending}
      options={target.replacements.map(({ productId, translations }) => ({
        value: productId,
        label: translatedName(translations, language, productId),
        hint: translatedText(translations, language)?.description,
      }))}
      value={form.values.chosen === '' ? undefined : form.values.chosen}
      onValueChange={(value) => form.set('chosen', value)}
      onBlur={() => form.touch('chosen')}
      error={form.errorOf('chosen')}
    />
  );
}

/** What can be added. */
export function AddonChoice({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const chosen = chosenAddons(form.values.chosen);
  const error = form.errorOf('chosen');
  return (
    <Stack gap={8}>
      <AddonCards label={formatMessage({ id: 'serviceChange.addons' })}>
        {target.addons.map(({ id, translations, monthlyFee, oneTimeCharge }) => (
          <CheckboxCard
            key={id}
            title={translatedName(translations, language, id)}
            checked={chosen.includes(id)}
            readOnly={form.isPending}
            onCheckedChange={(isChecked) => {
              const ids = target.addons.map((addon) => addon.id);
              form.set('chosen', ids.filter((each) => (each === id ? isChecked : chosen.includes(each))).join());
            }}
          >
            {translatedText(translations, language)?.description}
            {monthlyFee && (
              <AddonFee>
                <FormattedMessage id="serviceChange.capacity.fee" values={{ fee: <FeeSum fees={monthlyFee} /> }} />
                {oneTimeCharge && (
                  <>
                    {', '}
                    <FormattedMessage
                      id="serviceChange.addons.once"
                      values={{ fee: <FeeSum fees={oneTimeCharge} /> }}
                    />
                  </>
                )}
              </AddonFee>
            )}
          </CheckboxCard>
        ))}
      </AddonCards>
      {error !== undefined && (
        <Text as="p" variant="caption" tone="critical" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
