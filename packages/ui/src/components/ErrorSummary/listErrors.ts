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
  /** The element of the field, once it is in the page. */
  readonly find: () => Element | undefined;
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
    const ref = value['ref'];
    const belongsToField = name.split('.')[0] !== 'root';
    return [
      {
        name,
        message,
        focus: belongsToField ? () => focusField(name, ref) : undefined,
        find: () => (ref instanceof Element ? ref : elementOf(name)),
      },
    ];
  });
}

/** Names of fields in the order of the page, whatever order their errors came in; what has no field comes last. */
export function inPageOrder(errors: readonly ListedError[]): readonly string[] {
  const found = errors.map(({ name, find }) => ({ name, element: find() }));
  return found
    .sort((one, other) => {
      if (!one.element || !other.element) return Number(!one.element) - Number(!other.element);
      return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ name }) => name);
}

function focusField(name: string, ref: unknown) {
  if (isRecord(ref) && typeof ref['focus'] === 'function') (ref as { focus: () => void }).focus();
  else elementOf(name)?.focus();
}

/** A range sends two values, so its first stands for it. */
function elementOf(name: string): HTMLElement | undefined {
  return document.getElementsByName(name)[0] ?? document.getElementsByName(`${name}Start`)[0];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
