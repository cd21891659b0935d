/** Errors by field name, nested as the fields are; the shape of react-hook-form's `formState.errors`. */
export interface FormErrors {
  readonly [name: string]: unknown;
}

export interface ListedError {
  /** With dots, as forms name nested fields. */
  readonly name: string;
  readonly message: string;
  /** Brings the reader to the field; undefined for what belongs to no field, such as an answer of the server. */
  readonly focus: (() => void) | undefined;
}

/** Every error that has a message, in the order in which they came. */
export function listErrors(errors: FormErrors, parent = ''): ListedError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!isRecord(value)) return [];
    const name = parent === '' ? key : `${parent}.${key}`;
    // A field's own error says what kind it is; anything else holds the errors of fields below it.
    if (typeof value['type'] !== 'string' && typeof value['message'] !== 'string') return listErrors(value, name);
    const message = value['message'];
    if (typeof message !== 'string' || message === '') return [];
    return [{ name, message, focus: name.split('.')[0] === 'root' ? undefined : () => focusField(name, value['ref']) }];
  });
}

function focusField(name: string, ref: unknown) {
  if (isRecord(ref) && typeof ref['focus'] === 'function') {
    (ref as { focus: () => void }).focus();
    return;
  }
  document.getElementsByName(name)[0]?.focus();
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
