import type { FormField } from '../api-types.ts';
import { maxAnswerLength, validateAnswer, validateAnswers, type AnswerError } from '../form-fields/form-fields.ts';
import { isBlank } from '../validation/text/text.ts';

/** Longest text in a field that names no length of its own. */
export const maxChangeTextLength = maxAnswerLength;

/** What is wrong with a request for a change. */
export type ChangeError = AnswerError;

/** What is wrong with the answers to the fields of a kind of change, in the order of the form; each field is named `details.<id>`. */
export function validateDetails(
  schema: readonly FormField[],
  details: Readonly<Record<string, string>>,
): ChangeError[] {
  return validateAnswers(schema, details, 'details');
}

/** What is wrong with the answer to one field, or undefined. */
export function validateDetail(field: FormField, value = ''): ChangeError | undefined {
  return validateAnswer(field, value, 'details');
}

/** The answers as they are stored: without empty ones, secret ones separately. */
export function sortDetails(
  schema: readonly FormField[],
  details: Readonly<Record<string, string>>,
): { details: Record<string, string>; secrets: Record<string, string> } {
  const given = schema.filter(({ id }) => Object.hasOwn(details, id) && !isBlank(details[id] ?? ''));
  const valuesOf = (fields: readonly FormField[]) =>
    Object.fromEntries(fields.map(({ id }) => [id, (details[id] ?? '').trim()]));
  return {
    details: valuesOf(given.filter(({ type }) => type !== 'secret')),
    secrets: valuesOf(given.filter(({ type }) => type === 'secret')),
  };
}
