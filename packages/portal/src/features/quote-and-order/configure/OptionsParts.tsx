import { quoteLimits, type QuotableProduct } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { Checkbox, FormWide } from '@skerry/ui';
import { CheckboxGroup } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { CapacityMarks } from './CapacityMarks.tsx';
import { choiceFaultMessage } from './choiceFaultMessage.ts';
import { offeredOf, type ChoiceField } from './choices.ts';
import { TermSegments } from './TermSegments.tsx';
import type { ChoicesForm } from './useChoices.ts';

/** Capacities, terms and ways of access of the chosen product: each with each other makes a price. */
export function OptionsParts({ form, product }: { form: ChoicesForm; product: QuotableProduct }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { choices, change, isPending } = form;
  const offered = offeredOf(product);
  const capacity = formatMessage({ id: 'quoteConfigure.capacity' });
  const term = formatMessage({ id: 'quoteConfigure.term' });
  const access = formatMessage({ id: 'quoteConfigure.access' });
  const errorOf = (field: ChoiceField) => {
    const fault = form.faultOf(field);
    return fault && choiceFaultMessage(formatMessage, fault);
  };
  return (
    <>
      <FormPart
        title={capacity}
        description={formatMessage({ id: 'quoteConfigure.atMost' }, { max: quoteLimits.capacities })}
      >
        <FormWide>
          <CapacityMarks
            label={capacity}
            options={offered.capacitiesBps.map((bits) => ({ value: bits, label: formatBitRate(language, bits) }))}
            chosen={choices.capacitiesBps}
            max={quoteLimits.capacities}
            readOnly={isPending}
            error={errorOf('capacitiesBps')}
            onChange={(capacitiesBps) => change({ capacitiesBps })}
            onLeave={() => form.touch('capacitiesBps')}
          />
        </FormWide>
      </FormPart>
      <FormPart title={term} description={formatMessage({ id: 'quoteConfigure.term.help' })}>
        <FormWide>
          <TermSegments
            label={term}
            options={offered.terms.map((count) => ({
              value: count,
              label: formatMessage({ id: 'quoteConfigure.months' }, { count }),
            }))}
            chosen={choices.terms}
            max={quoteLimits.terms}
            readOnly={isPending}
            error={errorOf('terms')}
            onChange={(terms) => change({ terms })}
            onLeave={() => form.touch('terms')}
          />
        </FormWide>
      </FormPart>
      <FormPart title={access}>
        <FormWide>
          <CheckboxGroup
            label={access}
            isLabelHidden
            orientation="horizontal"
            options={offered.accessTypes.map((value) => ({
              value,
              label: value in accessTexts ? formatMessage({ id: accessTexts[value as KnownAccess] }) : value,
            }))}
            value={choices.accessTypes}
            onValueChange={(accessTypes) => change({ accessTypes })}
            readOnly={isPending}
            onBlur={() => form.touch('accessTypes')}
            error={errorOf('accessTypes')}
          />
        </FormWide>
      </FormPart>
      <FormPart title={formatMessage({ id: 'quoteConfigure.delivery' })}>
        <FormWide>
          <Checkbox
            checked={choices.fastTrack}
            onCheckedChange={(fastTrack) => change({ fastTrack })}
            readOnly={isPending}
            hint={formatMessage({ id: 'quoteConfigure.fastTrack.help' })}
          >
            {formatMessage({ id: 'quoteConfigure.fastTrack' })}
          </Checkbox>
        </FormWide>
      </FormPart>
    </>
  );
}

export const accessTexts = {
  fibre: 'quoteConfigure.access.fibre',
  fibreRedundant: 'quoteConfigure.access.fibreRedundant',
  radio: 'quoteConfigure.access.radio',
} as const;
export type KnownAccess = keyof typeof accessTexts;
