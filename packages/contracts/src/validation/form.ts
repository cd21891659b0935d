import type { TextError } from './text/text.ts';

/** What is wrong with a field of a form. */
export interface FieldError<Field extends string = string> extends TextError {
  field: Field;
}

/** All errors of the fields given, in the order of the form. */
export function validateFields<Field extends string>(
  fields: readonly Field[],
  values: Partial<Record<Field, string>>,
  validateField: (field: Field, value: string) => FieldError<Field> | undefined,
): FieldError<Field>[] {
  return fields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : (validateField(field, value) ?? []);
  });
}
