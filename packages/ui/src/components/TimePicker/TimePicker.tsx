'use client';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field } from '../Field/Field.tsx';
import { TimeControl } from './TimeControl.tsx';
import type { TimePickerProps } from './TimePickerProps.ts';
import { timeProblem } from './timeProblem.ts';

/**
 * A time of the day, typed as hour and minute by the 24-hour clock in every language. Values are `HH:mm`.
 *
 * @example
 * <TimePicker label="From" min="07:00" max="18:00" step={15} {...useValueField({ control, name: 'from' })} />
 */
export function TimePicker(props: TimePickerProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...driven } = props;
  const rest = withoutValue(driven);
  const [value, change, formRef] = useValue(props, '');
  const { locale } = useKit();
  const text = useUiText();
  const texts = {
    label,
    hint,
    error: error ?? timeProblem(value, rest, text),
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    // The words of react-aria, in the language of the kit rather than of the browser.
    <I18nProvider locale={locale}>
      <Field {...texts} id={id} className={className} required={required} controlKind="group">
        {(control) => (
          <TimeControl
            isClearable={isOptional ?? false}
            {...rest}
            value={value}
            onValueChange={change}
            control={control}
            formRef={formRef}
          />
        )}
      </Field>
    </I18nProvider>
  );
}
