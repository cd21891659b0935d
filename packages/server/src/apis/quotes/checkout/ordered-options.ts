import { fieldsFor, type Order, type OrderedItem } from '@skerry/contracts';
import type { StoredSite } from '../../../database/schema/quotes.ts';
import type { QuoteRow } from '../quote-row.ts';

/** What an order says of a site's options, by the names that they had in the quote. */
export function orderedOptions(
  { product_options: forAll, offered_options: offered }: Pick<QuoteRow, 'product_options' | 'offered_options'>,
  { productOptions }: Pick<StoredSite, 'productOptions'>,
): { addonServices: OrderedItem[]; characteristics: NonNullable<Order['site']['service']['characteristics']> } {
  const { addonIds, characteristics: answers } = productOptions ?? forAll;
  return {
    addonServices: offered.addons
      .filter(({ id }) => addonIds.includes(id))
      .map(({ id, translations }) => ({ id, productId: id, translations })),
    characteristics: fieldsFor(offered.characteristics, answers).flatMap(({ id, translations, unit, choices = [] }) => {
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      if (answer === undefined) return [];
      const choice = choices.find(({ value }) => value === answer);
      const value = unit === undefined ? answer : `${answer} ${unit}`;
      return [{ id, translations, value, valueTranslations: choice?.translations ?? [] }];
    }),
  };
}
