import { useControlledState } from 'react-stately/useControlledState';
import { useFormReset } from './useFormReset.ts';

/** How a choice is driven: by its caller with `value`, or by itself from `defaultValue` on. */
export interface ValueOptions<Value> {
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  /** Gets a `Value`; some callers take a list that they may change, which is another type. */
  readonly onValueChange?: ((value: never) => void) | undefined;
}

/**
 * What is chosen, a function that chooses, whoever keeps it, and a ref for an element of the field: the reset of its form brings the default
 * back. A caller that gives `value` keeps it, also while it gives undefined: a choice that it takes back must not come up again.
 *
 * @param options the component's props, in which `value` is missing where the caller does not give it
 * @param empty stands for no choice
 */
export function useValue<Value, Empty>(
  options: ValueOptions<Value>,
  empty: Empty,
): [value: Value | Empty, choose: (value: Value) => void, formRef: (element: Element | null) => void] {
  const { value, defaultValue, onValueChange } = options;
  // No choice is `empty` and never undefined, which would stand for a component that keeps it itself.
  type Kept = Exclude<Value | Empty, undefined>;
  const isKeptByCaller = 'value' in options;
  const first = (defaultValue ?? empty) as Kept;
  const [kept, choose] = useControlledState<Value | Empty>(
    isKeptByCaller ? ((value ?? empty) as Kept) : undefined,
    first,
    // What the component chooses is never `empty` unless it is a value.
    onValueChange as ((value: Value | Empty) => void) | undefined,
  );
  const formRef = useFormReset(() => {
    if (!isKeptByCaller) choose(first);
  });
  return [kept, choose, formRef];
}

/** The props but those that say who keeps the value. */
export function withoutValue<Props extends object>(props: Props): Omit<Props, keyof ValueOptions<unknown>> {
  return without(props, ['value', 'defaultValue', 'onValueChange']) as Omit<Props, keyof ValueOptions<unknown>>;
}

/** How something that is on or off is driven: by its caller with `checked`, or by itself from `defaultChecked` on. */
export interface CheckedOptions {
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

/** Whether it is on, a function that switches it, whoever keeps it, and a ref for an element of it, by which the reset of its form finds it. */
export function useChecked(
  options: CheckedOptions,
): [isChecked: boolean, change: (isChecked: boolean) => void, formRef: (element: Element | null) => void] {
  const { checked, defaultChecked = false, onCheckedChange } = options;
  const [isChecked, change] = useControlledState<boolean>(checked, defaultChecked, onCheckedChange);
  const formRef = useFormReset(() => {
    if (checked === undefined) change(defaultChecked);
  });
  return [isChecked, change, formRef];
}

/** The props but those that say who keeps whether it is on. */
export function withoutChecked<Props extends object>(props: Props): Omit<Props, keyof CheckedOptions> {
  return without(props, ['checked', 'defaultChecked', 'onCheckedChange']) as Omit<Props, keyof CheckedOptions>;
}

function without(props: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}
