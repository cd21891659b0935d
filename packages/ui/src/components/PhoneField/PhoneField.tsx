'use client';
import { useState, type ComponentProps, type Ref } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { TextControl } from '../Field/Field.styles.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { CountryCodeChooser } from './CountryCodeChooser.tsx';
import { PhoneFrame } from './PhoneField.styles.ts';
import { codeOfLanguage, toNumber, toParts, type CountryCode, type PhoneParts } from './phoneNumber.ts';

export interface PhoneFieldProps
  extends
    FieldTextProps,
    Omit<ComponentProps<'input'>, 'size' | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Can be read and reached, and not changed: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** A plus sign and digits, such as "+46701740605"; what is not yet a number is given as it is. Given, the caller keeps it. */
  readonly value?: string | undefined;
  /** The number at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: string | undefined;
  /** The number has changed, in the form `+46701234567`. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /**
   * The former name.
   *
   * @deprecated since 0.2.0, removed in 1.0.0: it is `onValueChange`. `npx @skerry/ui-codemods value-change src` renames it.
   */
  readonly onChange?: ((value: string) => void) | undefined;
  /** The country code while the field is empty; empty for none. @default that of the language: '47' in Norwegian, '45' in Danish, otherwise '46' */
  readonly defaultCountryCode?: CountryCode;
  /** Name of the chooser. @default "Country code" */
  readonly countryCodeLabel?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A phone number with its country code; a number pasted with its own code changes the chooser.
 *
 * @example
 * <PhoneField label="Phone" {...useValueField({ control, name: 'cellphone' })} />
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, ...driven } = props;
  // oxlint-disable-next-line typescript/no-deprecated -- here it is kept working
  const { onChange, onValueChange = onChange, ...given } = driven;
  const others = withoutValue(given);
  const [value, tell, formRef] = useValue({ ...props, onValueChange }, '');
  const { locale } = useKit();
  const { onBlur, defaultCountryCode = codeOfLanguage(locale), countryCodeLabel, name, ref, ...rest } = others;
  const { disabled = false, readOnly = false, required } = rest;
  const text = useUiText();
  const isUpdating = useIsReadOnly();
  const [parts, setParts] = usePhoneParts(value, defaultCountryCode);
  // The chosen code too: without digits after it, it is no part of the number.
  const partsRef = useFormReset(() =>
    setParts(tidy('value' in props ? value : (props.defaultValue ?? ''), defaultCountryCode)),
  );
  const change = (next: PhoneParts) => {
    setParts(next);
    tell(toNumber(next));
  };
  const texts = {
    label,
    hint,
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    <Field {...texts} id={id} className={className} required={required}>
      {(control) => (
        <>
          <PhoneFrame
            data-invalid={error ? '' : undefined}
            data-disabled={disabled || undefined}
            data-read-only={readOnly || isUpdating || undefined}
          >
            <CountryCodeChooser
              label={text('ui.phoneField.countryCode', countryCodeLabel)}
              value={parts.code}
              onValueChange={(code) => change({ ...parts, code })}
              disabled={disabled}
              isReadOnly={readOnly || isUpdating}
            />
            <TextControl
              autoComplete="tel"
              {...rest}
              {...control}
              ref={mergeRefs(formRef, partsRef, ref)}
              type="tel"
              value={parts.rest}
              readOnly={readOnly || isUpdating}
              onChange={(event) => change({ ...parts, rest: event.target.value })}
              onBlur={(event) => {
                // Only now: groups that move under the typing hand are worse than none.
                const number = toNumber(parts);
                setParts(tidy(number, parts.code));
                onBlur?.(event);
              }}
            />
          </PhoneFrame>
          {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
        </>
      )}
    </Field>
  );
}

/** What is in the field, until the value is changed from outside. */
function usePhoneParts(value: string, defaultCode: CountryCode) {
  const [parts, setParts] = useState(() => tidy(value, defaultCode));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== toNumber(parts)) setParts(tidy(value, defaultCode));
  }
  return [parts, setParts] as const;
}

function tidy(number: string, code: CountryCode): PhoneParts {
  return number === '' ? { code, rest: '' } : toParts(number);
}
