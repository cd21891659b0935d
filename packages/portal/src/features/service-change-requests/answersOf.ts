import type { FormField } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import { translatedName } from '../../platform/language/translated-name.ts';

export interface Answer {
  id: string;
  /** Of the field. */
  name: string;
  /** Undefined for a secret one. */
  answer: string | undefined;
}

interface Answered {
  details: Readonly<Record<string, string>>;
  secretFields: readonly string[];
}

/** The answers to a kind's fields in the order of its form, then those to fields that it does not have any more. */
export function answersOf(
  schema: readonly FormField[],
  { details, secretFields }: Answered,
  language: Language,
): Answer[] {
  const known = schema.map(({ id }) => id);
  const others = [...Object.keys(details), ...secretFields].filter((id) => !known.includes(id));
  return [...known, ...others].flatMap((id): Answer[] => {
    const field = schema.find((each) => each.id === id);
    const name = translatedName(field?.translations ?? [], language, id);
    if (secretFields.includes(id)) return [{ id, name, answer: undefined }];
    const value = Object.hasOwn(details, id) ? details[id] : undefined;
    if (value === undefined || value === '') return [];
    const choice = field?.choices?.find((each) => each.value === value);
    return [{ id, name, answer: translatedName(choice?.translations ?? [], language, value) }];
  });
}
