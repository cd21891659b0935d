import type { FieldError as RuleError } from '@skerry/contracts';
import { useState, type SubmitEventHandler } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldErrorsOf, refusedFields } from './field-errors.ts';
import { personFieldError, personFieldLabels, type PersonField } from './person-fields.ts';

export interface PersonFormOptions<Values extends FieldValues> {
  initial: Values;
  /** What is typed here, as a constant; the rest is sent as it is. */
  fields: readonly (PersonField & Path<Values>)[];
  /** The shared rules. */
  check: (typed: Partial<Values>) => readonly RuleError[];
  /** Sends what was typed, and says where it failed. */
  send: (typed: Values, failed: (failure: unknown) => void) => void;
}

export interface PersonForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What a text field needs: label, error after touch, and its registration. */
  fieldProps: (field: PersonField & Path<Values>) => {
    label: string;
    error: string | undefined;
    'aria-required': true;
  } & UseFormRegisterReturn;
  isDirty: boolean;
  /** Why it can't be sent yet: fields with an error that shows, or else fields that are left to fill in. */
  reason: string | undefined;
  canSend: boolean;
  /** What went wrong and belongs to no field. */
  error: unknown;
  submit: SubmitEventHandler<HTMLFormElement>;
}

/** A form that asks who somebody is: the shared rules, errors after touch, and sending. Nothing typed is lost by a refusal. */
export function usePersonForm<Values extends FieldValues>(options: PersonFormOptions<Values>): PersonForm<Values> {
  const { initial, fields, check, send } = options;
  const intl = useIntl();
  const faultsIn = (values: FieldValues) =>
    check(Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onTouched',
    resolver: (values) => {
      const faults = faultsIn(values);
      return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrorsOf<Values>(faults) };
    },
  });
  const { control, register, setError: setFieldError, handleSubmit } = form;
  const { isValid, isDirty } = form.formState;
  const errors = form.formState.errors as Readonly<Record<string, FieldError | undefined>>;
  const values = useWatch({ control });
  const [error, setError] = useState<unknown>();

  const needAttention = fields.filter((field) => errors[field]).length;
  const leftToFill = faultsIn(values).filter(({ field }) => !errors[field]).length;

  const sendTyped = (typed: Values) => {
    setError(undefined);
    send(typed, (failure) => {
      const refused = refusedFields(failure, fields);
      refused.forEach(({ field, error: refusal }, index) =>
        setFieldError(field, refusal, { shouldFocus: index === 0 }),
      );
      if (refused.length === 0) setError(failure);
    });
  };

  return {
    form,
    fieldProps(field) {
      const found = errors[field];
      const message = found && personFieldError(field, { code: found.type, character: found.message });
      return {
        label: intl.formatMessage({ id: personFieldLabels[field] }),
        error: message && intl.formatMessage({ id: message.id }, message.values),
        'aria-required': true,
        ...register(field),
      };
    },
    isDirty,
    reason:
      needAttention > 0
        ? intl.formatMessage({ id: 'form.needAttention' }, { count: needAttention })
        : leftToFill > 0
          ? intl.formatMessage({ id: 'form.leftToFill' }, { count: leftToFill })
          : undefined,
    canSend: isValid && needAttention === 0,
    error,
    submit(event) {
      // The submit of a form in a dialog must not reach a form around it.
      event.stopPropagation();
      void handleSubmit(sendTyped)(event);
    },
  };
}
