import type { FormField } from '../api-types.ts';
import { hasOnlyDigits } from '../validation/text/characters.ts';
import { patterns, type PatternName } from '../validation/text/pattern.ts';
import { isBlank, validateText, type TextRule } from '../validation/text/text.ts';

/** Longest answer to a field that names no length of its own. */
export const maxAnswerLength = 2000;

/** By the id of the field. */
export type Answers = Readonly<Record<string, string>>;

/** What is wrong with an answer. */
export interface AnswerError {
  field: string;
  code: string;
  /** With `unsupportedCharacter`, the first one found. */
  character?: string;
}

/** The fields that are there, which may depend on the answers to those before them. */
export function fieldsFor(schema: readonly FormField[], answers: Answers): FormField[] {
  const there: FormField[] = [];
  for (const field of schema) {
    const { onlyWhen } = field;
    const isThere =
      onlyWhen === undefined ||
      (there.some(({ id }) => id === onlyWhen.field) && onlyWhen.values.includes(answerTo(onlyWhen.field, answers)));
    if (isThere) there.push(field);
  }
  return there;
}

/** The answers with what the fields are by default; a field that is not there has none. */
export function withDefaults(schema: readonly FormField[], answers: Answers): Record<string, string> {
  const all: Record<string, string> = Object.fromEntries(
    schema.map(({ id, defaultValue = '' }) => [id, Object.hasOwn(answers, id) ? (answers[id] ?? '') : defaultValue]),
  );
  const there = new Set(fieldsFor(schema, all).map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(all)
      .filter(([id, answer]) => there.has(id) && !isBlank(answer))
      .map(([id, answer]) => [id, answer.trim()]),
  );
}

/** What is wrong with the answers, in the order of the form; each field is called `<name>.<id>`. */
export function validateAnswers(schema: readonly FormField[], answers: Answers, name: string): AnswerError[] {
  const there = fieldsFor(schema, answers);
  const known = new Set(schema.map(({ id }) => id));
  const isLeftOver = (id: string) =>
    known.has(id) && there.every((field) => field.id !== id) && !isBlank(answerTo(id, answers));
  return [
    ...there.flatMap((field) => validateAnswer(field, answerTo(field.id, answers), name) ?? []),
    ...Object.keys(answers)
      .filter((id) => !known.has(id) || isLeftOver(id))
      .map((id) => ({ field: `${name}.${id}`, code: known.has(id) ? 'notTaken' : 'unknown' })),
  ];
}

/** What is wrong with the answer to one field, or undefined. */
export function validateAnswer(field: FormField, value: string, name: string): AnswerError | undefined {
  const called = `${name}.${field.id}`;
  if (isBlank(value)) return field.required ? { field: called, code: 'required' } : undefined;
  // Lines of a longer text may be broken.
  const error = validateText(field.type === 'multiline' ? value.replaceAll(/\r?\n/g, ' ') : value, ruleOf(field));
  if (error !== undefined) {
    const { code, character } = error;
    return { field: called, code, ...(character !== undefined && field.type !== 'secret' && { character }) };
  }
  const number = Number(value);
  if (field.type === 'number' && (number < (field.minimum ?? 0) || number > (field.maximum ?? Infinity)))
    return { field: called, code: 'outOfRange' };
  if (field.type === 'choice' && field.choices?.some((choice) => choice.value === value.trim()) !== true)
    return { field: called, code: 'unknown' };
  return undefined;
}

function answerTo(id: string, answers: Answers): string {
  return Object.hasOwn(answers, id) ? (answers[id] ?? '') : '';
}

function ruleOf({ type, maxLength }: FormField): TextRule {
  const rule: TextRule = { maxLength: maxAnswerLength, ...(type === 'number' ? digits : patternOf(type)) };
  return maxLength === undefined ? rule : { ...rule, maxLength };
}

const digits: TextRule = { maxLength: 15, hasForm: hasOnlyDigits };

/** A type that is not known is a text: a system behind a proxied API may have more of them. */
function patternOf(type: string): TextRule | undefined {
  return Object.hasOwn(patterns, type) ? patterns[type as PatternName] : undefined;
}
