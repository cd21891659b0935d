'use client';
import { I18nProvider } from 'react-aria/I18nProvider';
import { freezeOn } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field } from '../Field/Field.tsx';
import { DateControl } from './DateControl.tsx';
import type { DatePickerProps } from './DatePickerProps.ts';
import { FreezeNotice } from './FreezeNotice.tsx';
import { dateProblem } from './dateProblem.ts';

/**
 * One day, typed in the order of the reader's language or chosen in a calendar with ISO weeks. Values are ISO days, whatever the language.
 * Takes the `field` of react-hook-form's `Controller` as it is.
 *
 * @example
 * <Controller name="wantedDate" control={control} render={({ field, fieldState }) => <DatePicker label="Wanted date" error={fieldState.error?.message} {...field} />} />
 */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...others } = props;
  const { isClearable = isOptional ?? false, hasFreezeNotice = true, ...rest } = others;
  const { locale } = useKit();
  const text = useUiText();
  const { value, freezePeriods = [], isFreezeSelectable = false } = rest;
  const shownError = error ?? dateProblem(value, rest, { text, locale });
  const freeze = isFreezeSelectable && hasFreezeNotice ? freezeOn(value, freezePeriods) : undefined;
  const texts = {
    label,
    hint,
    error: shownError,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    // The words and orders of react-aria, in the language of the kit rather than of the browser.
    <I18nProvider locale={locale}>
      <Field {...texts} id={id} className={className} required={required} controlKind="group">
        {(control) => (
          <>
            <DateControl {...rest} control={control} isClearable={isClearable} />
            <FreezeNotice freeze={freeze} />
          </>
        )}
      </Field>
    </I18nProvider>
  );
}
