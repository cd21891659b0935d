import type { ChangeField } from '../api-types.ts';
import { hasOnlyDigits } from '../validation/text/characters.ts';
import { patterns, type PatternName } from '../validation/text/pattern.ts';
import { isBlank, validateText, type TextRule } from '../validation/text/text.ts';

/** Longest text in a field that names no length of its own. */
export const maxChangeTextLength = 2000;

/** What is wrong with a request for a change. */
export interface ChangeError {
  field: string;
  code: string;
  /** With `unsupportedCharacter`, the first one found. */
  character?: string;
}

/** What is wrong with the answers to the fields of a kind of change, in the order of the form; each field is named `details.<id>`. */
export function validateDetails(
  schema: readonly ChangeField[],
  details: Readonly<Record<string, string>>,
): ChangeError[] {
  const known = new Set(schema.map(({ id }) => id));
  return [
    ...schema.flatMap(
      (field) => validateDetail(field, Object.hasOwn(details, field.id) ? details[field.id] : '') ?? [],
    ),
    ...Object.keys(details)
      .filter((id) => !known.has(id))
      .map((id) => ({ field: `details.${id}`, code: 'unknown' })),
  ];
}

/** What is wrong with the answer to one field, or undefined. */
export function validateDetail(field: ChangeField, value = ''): ChangeError | undefined {
  const name = `details.${field.id}`;
  if (isBlank(value)) return field.required ? { field: name, code: 'required' } : undefined;
  // Lines of a longer text may be broken.
  const error = validateText(field.type === 'multiline' ? value.replaceAll(/\r?\n/g, ' ') : value, ruleOf(field));
  if (error !== undefined) {
    const { code, character } = error;
    return { field: name, code, ...(character !== undefined && field.type !== 'secret' && { character }) };
  }
  const number = Number(value);
  if (field.type === 'number' && (number < (field.minimum ?? 0) || number > (field.maximum ?? Infinity)))
    return { field: name, code: 'outOfRange' };
  if (field.type === 'choice' && field.choices?.some((choice) => choice.value === value.trim()) !== true)
    return { field: name, code: 'unknown' };
  return undefined;
}

function ruleOf({ type, maxLength }: ChangeField): TextRule {
  const rule: TextRule = { maxLength: maxChangeTextLength, ...(type === 'number' ? digits : patternOf(type)) };
  return maxLength === undefined ? rule : { ...rule, maxLength };
}

const digits: TextRule = { maxLength: 15, hasForm: hasOnlyDigits };

/** A type that is not known is a text: a system behind a proxied API may have more of them. */
function patternOf(type: string): TextRule | undefined {
  return Object.hasOwn(patterns, type) ? patterns[type as PatternName] : undefined;
}

/** The answers as they are stored: without empty ones, secret ones separately. */
export function sortDetails(
  schema: readonly ChangeField[],
  details: Readonly<Record<string, string>>,
): { details: Record<string, string>; secrets: Record<string, string> } {
  const given = schema.filter(({ id }) => Object.hasOwn(details, id) && !isBlank(details[id] ?? ''));
  const valuesOf = (fields: readonly ChangeField[]) =>
    Object.fromEntries(fields.map(({ id }) => [id, (details[id] ?? '').trim()]));
  return {
    details: valuesOf(given.filter(({ type }) => type !== 'secret')),
    secrets: valuesOf(given.filter(({ type }) => type === 'secret')),
  };
}
