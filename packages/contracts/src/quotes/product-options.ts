import type { FormField, ProductOptions } from '../api-types.ts';
import { validateAnswers, withDefaults, type AnswerError } from '../form-fields/form-fields.ts';

/** What can be chosen of products beside capacity, term and access. */
export interface OfferedOptions {
  addons: readonly { id: string }[];
  characteristics: readonly FormField[];
}

export const noProductOptions: ProductOptions = { addonIds: [], characteristics: {} };

/** As they are asked for: a characteristic that nobody answered is what it is by default. */
export function completeOptions(
  { characteristics }: Pick<OfferedOptions, 'characteristics'>,
  given: ProductOptions = noProductOptions,
): ProductOptions {
  return {
    addonIds: [...new Set(given.addonIds)],
    characteristics: withDefaults(characteristics, given.characteristics),
  };
}

/** What is wrong with options, each field called `<name>.addonIds.<place>` or `<name>.characteristics.<id>`. */
export function validateProductOptions(
  { addons, characteristics }: OfferedOptions,
  given: ProductOptions,
  name: string,
): AnswerError[] {
  const sold = new Set(addons.map(({ id }) => id));
  // What is by default is not wrong for being left out.
  const answers = { ...withDefaults(characteristics, given.characteristics), ...given.characteristics };
  return [
    ...given.addonIds.flatMap((id, place) =>
      sold.has(id) ? [] : [{ field: `${name}.addonIds.${place}`, code: 'notOffered' }],
    ),
    ...validateAnswers(characteristics, answers, `${name}.characteristics`),
  ];
}
