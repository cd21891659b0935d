import {
  fieldsFor,
  noProductOptions,
  validateAnswers,
  withDefaults,
  type AnswerError,
  type FormField,
  type ProductOptions,
  type QuotableProduct,
} from '@skerry/contracts';

/** What is chosen of a product beside capacity, term and access, as it is typed: an answer that nobody gave is not there. */
export type Options = ProductOptions;

export const noOptions: Options = noProductOptions;

type WithOptions = Pick<QuotableProduct, 'characteristics' | 'addons'>;

/** Whether there is anything to choose. */
export function hasOptions({ characteristics = [], addons = [] }: WithOptions): boolean {
  return characteristics.length + addons.length > 0;
}

/** The answers as the form shows them: what nobody has answered is what it is by default. */
export function shownAnswers({ characteristics = [] }: WithOptions, options: Options): Record<string, string> {
  return Object.fromEntries(
    characteristics.map(({ id, defaultValue = '' }) => [
      id,
      Object.hasOwn(options.characteristics, id) ? (options.characteristics[id] ?? '') : defaultValue,
    ]),
  );
}

/** The fields that are there now. */
export function shownFields(product: WithOptions, options: Options): FormField[] {
  return fieldsFor(product.characteristics ?? [], shownAnswers(product, options));
}

/** As a request has them: without what the product does not have, and without what is only there with another answer. */
export function askedOptions(product: WithOptions | undefined, options: Options): Options {
  const { characteristics = [] } = product ?? {};
  return { addonIds: [...options.addonIds], characteristics: withDefaults(characteristics, options.characteristics) };
}

/** Add-ons that are chosen and not sold with the product, or no longer. */
export function goneAddons({ addons = [] }: WithOptions, { addonIds }: Options): string[] {
  return addonIds.filter((id) => addons.every((addon) => addon.id !== id));
}

/** What is wrong, at `addonIds` or at `characteristics.<id>`. */
export function optionFaults(product: WithOptions, options: Options): AnswerError[] {
  const shown = shownFields(product, options);
  const answers = shownAnswers(product, options);
  const given = Object.fromEntries(shown.map(({ id }) => [id, answers[id] ?? '']));
  return [
    ...validateAnswers(shown, given, 'characteristics'),
    ...(goneAddons(product, options).length > 0 ? [{ field: 'addonIds', code: 'notOffered' }] : []),
  ];
}

/** Of another product, what it has too. */
export function optionsOfProduct(product: WithOptions, { addonIds, characteristics }: Options): Options {
  const { addons = [], characteristics: fields = [] } = product;
  return {
    addonIds: addonIds.filter((id) => addons.some((addon) => addon.id === id)),
    characteristics: Object.fromEntries(
      Object.entries(characteristics).filter(([id]) => fields.some((field) => field.id === id)),
    ),
  };
}
