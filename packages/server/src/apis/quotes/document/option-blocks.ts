import { fieldsFor, type FormField, type ProductOptions, type Quote, type Translation } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import type { PdfBlock } from '../../../files/pdf/pdf-content.ts';
import { nameWithBuilding } from '../site-name.ts';
import type { Say } from './say.ts';

/** What is said of the product, and what is bought with it: names with their values, for all sites. */
export function optionFacts(
  { characteristics = [], addons = [] }: Quote,
  { addonIds, characteristics: answers }: ProductOptions,
  language: Language,
  say: Say,
): [string, string][] {
  const bought = addons.filter(({ id }) => addonIds.includes(id));
  return [
    ...fieldsFor(characteristics, answers).flatMap((field): [string, string][] => {
      const answer = answerOf(field, answers, language);
      return answer === '' ? [] : [[nameIn(field.translations, language, field.id), answer]];
    }),
    [
      say('quotePdf.fact.addons', { count: bought.length }),
      bought.map(({ id, translations }) => nameIn(translations, language, id)).join(', '),
    ],
  ];
}

/** The options of sites that have their own. */
export function otherOptions(quote: Quote, language: Language, say: Say): PdfBlock[] {
  const rows = quote.sites.flatMap((site) =>
    site.productOptions
      ? [
          [
            nameWithBuilding(site),
            optionFacts(quote, site.productOptions, language, say)
              .filter(([, value]) => value !== '')
              .map(([name, value]) => `${name}: ${value}`)
              .join('. ') || say('quotePdf.options.none'),
          ],
        ]
      : [],
  );
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say('quotePdf.options') },
    {
      kind: 'table',
      columns: [
        { heading: say('quotePdf.column.site'), width: 3 },
        { heading: say('quotePdf.column.options'), width: 7 },
      ],
      rows,
    },
  ];
}

function answerOf(
  { id, unit, choices = [] }: FormField,
  answers: Readonly<Record<string, string>>,
  language: Language,
) {
  const answer = Object.hasOwn(answers, id) ? (answers[id] ?? '') : '';
  const choice = choices.find(({ value }) => value === answer);
  const text = choice ? nameIn(choice.translations, language, answer) : answer;
  return unit === undefined || text === '' ? text : `${text} ${unit}`;
}

/** As the language calls it, or English, or the first of them. */
function nameIn(translations: readonly Translation[], language: Language, id: string): string {
  const found = [language, 'en'].map((each) => translations.find((one) => one.language === each));
  return (found.find((each) => each !== undefined) ?? translations[0])?.displayName ?? id;
}
