'use client';
import { I18nProvider } from 'react-aria/I18nProvider';
import { freezeOn, type FreezePeriod } from '../../behavior/dates.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { dateProblem } from '../DatePicker/dateProblem.ts';
import { FreezeNotice } from '../DatePicker/FreezeNotice.tsx';
import { Field } from '../Field/Field.tsx';
import type { DateRangePickerProps, DateRangeValue } from './DateRangePickerProps.ts';
import { RangeControl } from './RangeControl.tsx';

/**
 * A first and a last day, typed or chosen in one calendar. Values are ISO days, whatever the language.
 *
 * @example
 * <DateRangePicker label="Period" {...useValueField({ control, name: 'window' })} />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...driven } = props;
  // oxlint-disable-next-line typescript/no-deprecated -- here it is kept working
  const { onChange, onValueChange = onChange, ...given } = driven;
  const others = withoutValue(given);
  const { isClearable = isOptional ?? false, ...rest } = others;
  const [value, change, formRef] = useValue({ ...props, onValueChange }, noDays);
  const { locale } = useKit();
  const text = useUiText();
  const { freezePeriods = [], isFreezeSelectable = false } = rest;
  const words = { text, locale };
  const problem = isReversed(value)
    ? text('ui.dateRangePicker.reversed')
    : (dateProblem(value.start, rest, words) ?? dateProblem(value.end, rest, words));
  const texts = {
    label,
    hint,
    error: error ?? problem,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    <I18nProvider locale={locale}>
      <Field {...texts} id={id} className={className} required={required} controlKind="group">
        {(control) => (
          <>
            <RangeControl
              {...rest}
              value={value}
              onValueChange={change}
              formRef={formRef}
              control={control}
              isClearable={isClearable}
            />
            <FreezeNotice freeze={isFreezeSelectable ? freezeIn(value, freezePeriods) : undefined} />
          </>
        )}
      </Field>
    </I18nProvider>
  );
}

const noDays: DateRangeValue = { start: '', end: '' };

function isReversed({ start, end }: DateRangeValue): boolean {
  return start !== '' && end !== '' && end < start;
}

/** The first freeze period that the range touches. */
function freezeIn({ start, end }: DateRangeValue, periods: readonly FreezePeriod[]): FreezePeriod | undefined {
  if (start === '' || end === '') return undefined;
  return freezeOn(start, periods) ?? periods.find(({ from, to }) => from <= end && start <= to);
}
