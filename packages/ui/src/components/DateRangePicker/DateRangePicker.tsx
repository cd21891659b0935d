'use client';
import { I18nProvider } from 'react-aria/I18nProvider';
import { freezeOn, type FreezePeriod } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { dateProblem } from '../DatePicker/dateProblem.ts';
import { FreezeNotice } from '../DatePicker/FreezeNotice.tsx';
import { Field } from '../Field/Field.tsx';
import type { DateRangePickerProps, DateRangeValue } from './DateRangePickerProps.ts';
import { RangeControl } from './RangeControl.tsx';

/**
 * A first and a last day, typed or chosen in one calendar. Values are ISO days, whatever the language.
 * Takes the `field` of react-hook-form's `Controller` as it is.
 *
 * @example
 * <Controller name="window" control={control} render={({ field }) => <DateRangePicker label="Period" {...field} />} />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...others } = props;
  const { isClearable = isOptional ?? false, ...rest } = others;
  const { locale } = useKit();
  const text = useUiText();
  const { value, freezePeriods = [], isFreezeSelectable = false } = rest;
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
            <RangeControl {...rest} control={control} isClearable={isClearable} />
            <FreezeNotice freeze={isFreezeSelectable ? freezeIn(value, freezePeriods) : undefined} />
          </>
        )}
      </Field>
    </I18nProvider>
  );
}

function isReversed({ start, end }: DateRangeValue): boolean {
  return start !== '' && end !== '' && end < start;
}

/** The first freeze period that the range touches. */
function freezeIn({ start, end }: DateRangeValue, periods: readonly FreezePeriod[]): FreezePeriod | undefined {
  if (start === '' || end === '') return undefined;
  return freezeOn(start, periods) ?? periods.find(({ from, to }) => from <= end && start <= to);
}
