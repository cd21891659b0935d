'use client';
import { useCallback, type ReactNode, type RefCallback } from 'react';
import {
  useController,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';
import { focusIn } from './focusIn.ts';

/** What `useController` takes, and the words for an error. */
export type FieldOptions<Values extends FieldValues, Name extends FieldPath<Values>> = UseControllerProps<
  Values,
  Name
> & {
  /** What to say of an error. @default its `message` */
  readonly errorText?: (error: FieldError) => ReactNode;
};

interface FieldProps {
  readonly name: string;
  readonly onBlur: () => void;
  /** What the form library gives the focus, where it is the first with an error. */
  readonly ref: RefCallback<HTMLElement>;
  readonly error: ReactNode;
  readonly disabled?: boolean;
}

/** To be spread into a field with a value. */
export interface ValueFieldProps<Value> extends FieldProps {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** To be spread into a field that is on or off. */
export interface CheckedFieldProps extends FieldProps {
  readonly checked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
}

/**
 * A field of a form: whatever has `value` and `onValueChange`. Native ones (`TextField`, `TextArea`, `PasswordField`, `Checkbox`) take `register` as it is.
 *
 * @example
 * <Dropdown label="Customer" options={customers} {...useValueField({ control, name: 'customerId' })} />
 */
export function useValueField<Values extends FieldValues, Name extends FieldPath<Values>>(
  options: FieldOptions<Values, Name>,
): ValueFieldProps<FieldPathValue<Values, Name>> {
  const { value, onChange, ...shared } = useField(options);
  return { ...shared, value, onValueChange: onChange };
}

/**
 * A field of a form that is on or off: a `Switch`, a `Checkbox`, a `CheckboxCard`.
 *
 * @example
 * <Switch {...useCheckedField({ control, name: 'isActive' })}>Active</Switch>
 */
export function useCheckedField<Values extends FieldValues, Name extends FieldPath<Values>>(
  options: FieldOptions<Values, Name>,
): CheckedFieldProps {
  const { value, onChange, ...shared } = useField(options);
  return { ...shared, checked: Boolean(value), onCheckedChange: onChange };
}

function useField<Values extends FieldValues, Name extends FieldPath<Values>>({
  errorText = ({ message }) => message,
  ...options
}: FieldOptions<Values, Name>) {
  const { field, fieldState } = useController<Values, Name>(options);
  const { ref: register, disabled, ...rest } = field;
  const ref = useCallback(
    (element: HTMLElement | null) => register(element && { focus: () => focusIn(element) }),
    [register],
  );
  return {
    ...rest,
    ref,
    error: fieldState.error && errorText(fieldState.error),
    ...(disabled !== undefined && { disabled }),
  };
}
