'use client';
import { I18nProvider } from 'react-aria/I18nProvider';
import { freezeOn } from '../../behavior/dates.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field } from '../Field/Field.tsx';
import { DateControl } from './DateControl.tsx';
import type { DatePickerProps } from './DatePickerProps.ts';
import { FreezeNotice } from './FreezeNotice.tsx';
import { dateProblem } from './dateProblem.ts';

/**
 * One day, typed in the order of the reader's language or chosen in a calendar with ISO weeks. Values are ISO days, whatever the language.
 * The calendar is fetched when somebody first goes to the field, and typing needs none of it.
 *
 * @example
 * <DatePicker label="Wanted date" {...useValueField({ control, name: 'wantedDate' })} />
 */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...driven } = props;
  // oxlint-disable-next-line typescript/no-deprecated -- here it is kept working
  const { onChange, onValueChange = onChange, ...given } = driven;
  const others = withoutValue(given);
  const { isClearable = isOptional ?? false, hasFreezeNotice = true, ...rest } = others;
  const [value, change, formRef] = useValue({ ...props, onValueChange }, '');
  const { locale } = useKit();
  const text = useUiText();
  const { freezePeriods = [], isFreezeSelectable = false } = rest;
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
            <DateControl
              {...rest}
              value={value}
              onValueChange={change}
              formRef={formRef}
              control={control}
              isClearable={isClearable}
            />
            <FreezeNotice freeze={freeze} />
          </>
        )}
      </Field>
    </I18nProvider>
  );
}
