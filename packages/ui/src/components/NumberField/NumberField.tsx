'use client';
import { useId, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useControlledState } from 'react-stately/useControlledState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field } from '../Field/Field.tsx';
import { NumberControl } from './NumberControl.tsx';
import type { NumberFieldProps } from './NumberFieldProps.ts';
import { numberProblem } from './numberProblem.ts';

/**
 * A number that somebody counts with, written as the reader's language writes it. Numbers that are names, such as customer ids, are a `TextField`.
 * `ref` and other props reach the `<input>`; a form gets the number without spaces and with a point.
 *
 * @example
 * <NumberField label="Speed" unit="Mbit/s" min={100} max={10000} step={100} value={speed} onValueChange={setSpeed} />
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...others } = props;
  const { value: given, defaultValue = null, onValueChange, name, form, ref, ...rest } = others;
  const { locale } = useKit();
  const text = useUiText();
  const labelId = useId();
  const [value, setValue] = useControlledState<number | null>(given, defaultValue, onValueChange);
  const [resets, setResets] = useState(0);
  const formRef = useFormReset(() => {
    if (given === undefined) setValue(defaultValue);
    // Text that is no number is nowhere but in the control.
    setResets(resets + 1);
  });
  const texts = {
    // With an id of its own, so that number and buttons are named after it and not after “optional”.
    label: <span id={labelId}>{label}</span>,
    hint,
    error: error ?? numberProblem(value, rest, { text, locale }),
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    // Numbers in the language of the kit rather than of the browser.
    <I18nProvider locale={locale}>
      <Field {...texts} id={id} className={className} required={required}>
        {(control) => (
          <>
            <NumberControl
              key={resets}
              {...rest}
              ref={mergeRefs(formRef, ref)}
              control={control}
              labelId={labelId}
              value={value}
              onValueChange={setValue}
            />
            {name !== undefined && (
              <input type="hidden" name={name} form={form} value={value ?? ''} disabled={rest.disabled} />
            )}
          </>
        )}
      </Field>
    </I18nProvider>
  );
}
