'use client';
import type { Ref } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { freezeOn, type FreezePeriod } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { DateControl } from './DateControl.tsx';
import { FreezeNotice } from './FreezeNotice.tsx';
import { dateProblem } from './dateProblem.ts';

/** What a date may be, alike for one date and for a range. */
export interface DateRules {
  /** Earliest day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  /** Latest day that can be chosen, `YYYY-MM-DD`. */
  readonly max?: string | undefined;
  /** Times in which the network is not changed: hatched, named and announced. */
  readonly freezePeriods?: readonly FreezePeriod[] | undefined;
  /** Whether a day in a freeze period can be chosen all the same, with a notice. @default false */
  readonly isFreezeSelectable?: boolean | undefined;
}

export interface DateFieldProps extends FieldTextProps, DateRules {
  /** The field was left. */
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Tells screen readers that an answer is needed. @default false */
  readonly required?: boolean | undefined;
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  readonly id?: string;
  readonly className?: string;
  /** Reaches the group of date parts, which gives the focus to the first of them. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly 'data-testid'?: string;
}

export interface DatePickerProps extends DateFieldProps {
  /** The day, `YYYY-MM-DD`; empty while there is none. A day that is left half written is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Sends the value with a form under this name. */
  readonly name?: string;
}

/**
 * One day, typed in the order of the reader's language or chosen in a calendar with ISO weeks. Values are ISO days, whatever the language.
 * Takes the `field` of react-hook-form's `Controller` as it is.
 *
 * @example
 * <Controller name="wantedDate" control={control} render={({ field, fieldState }) => <DatePicker label="Wanted date" error={fieldState.error?.message} {...field} />} />
 */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...rest } = props;
  const { locale } = useKit();
  const text = useUiText();
  const { value, freezePeriods = [], isFreezeSelectable = false } = rest;
  const shownError = error ?? dateProblem(value, rest, { text, locale });
  const freeze = isFreezeSelectable ? freezeOn(value, freezePeriods) : undefined;
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
            <DateControl {...rest} control={control} isClearable={isOptional ?? false} />
            <FreezeNotice freeze={freeze} />
          </>
        )}
      </Field>
    </I18nProvider>
  );
}
