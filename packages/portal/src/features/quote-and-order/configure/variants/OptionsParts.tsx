import { quoteLimits, type QuotableProduct } from '@skerry/contracts';
import { formatBitRate, formatNumber } from '@skerry/i18n';
import { FormWide } from '@skerry/ui';
import { CheckboxGroup } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormPart } from '../../../../platform/form/FormPart.tsx';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { accessTexts, type KnownAccess } from '../access-texts.ts';
import { CapacityMarks } from './CapacityMarks.tsx';
import { choiceFaultMessage } from '../choiceFaultMessage.ts';
import { offeredOf, type ChoiceField } from '../choices.ts';
import { Fee } from '../FromFee.tsx';
import { TermSegments } from './TermSegments.tsx';
import type { ChoicesForm } from '../useChoices.ts';

/** They begin where the title beside them does. */
const AccessTypes = styled(CheckboxGroup<string>)`
  && > [data-orientation] {
    min-height: 0;
    margin-top: 0;
  }
`;

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
  const found = form.feasibilityOf(product.id);
  const fees = found?.capacityFees;
  const [shortest] = offered.terms;
  const savings = [...(found?.termSavings ?? [])].filter(([, percent]) => percent > 0);
  const savingOf = (months: number) => savings.find(([each]) => each === months)?.[1];
  return (
    <>
      <FormPart
        title={capacity}
        description={[
          formatMessage({ id: 'quoteConfigure.atMost' }, { max: quoteLimits.capacities }),
          ...(fees && fees.size > 0 ? [formatMessage({ id: 'quoteConfigure.capacity.fees' })] : []),
        ].join(' ')}
      >
        <FormWide>
          <CapacityMarks
            label={capacity}
            options={offered.capacitiesBps.map((bits) => {
              const minor = fees?.get(bits);
              return {
                value: bits,
                label: formatBitRate(language, bits),
                ...(minor !== undefined && { detail: <Fee minor={minor} currency={found?.currency ?? ''} /> }),
              };
            })}
            chosen={choices.capacitiesBps}
            max={quoteLimits.capacities}
            readOnly={isPending}
            error={errorOf('capacitiesBps')}
            onChange={(capacitiesBps) => change({ capacitiesBps })}
            onLeave={() => form.touch('capacitiesBps')}
          />
        </FormWide>
      </FormPart>
      <FormPart
        title={term}
        description={
          savings.length > 0 && shortest !== undefined
            ? formatMessage({ id: 'quoteConfigure.term.savings' }, { count: shortest })
            : formatMessage({ id: 'quoteConfigure.term.help' })
        }
      >
        <FormWide>
          <TermSegments
            label={term}
            options={offered.terms.map((count) => {
              const percent = savingOf(count);
              return {
                value: count,
                label: formatMessage({ id: 'quoteConfigure.months' }, { count }),
                ...(percent !== undefined && { detail: formatNumber(language, -percent / 100, { style: 'percent' }) }),
              };
            })}
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
          <AccessTypes
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
    </>
  );
}
