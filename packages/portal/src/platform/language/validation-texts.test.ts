import { patterns, type PatternName } from '@skerry/contracts';
import { languageList, type MessageId } from '@skerry/i18n';
import { messagesByLanguage } from '@skerry/i18n/server';

const names = Object.keys(patterns) as PatternName[];

/** What can be wrong with any field, and what each pattern says; an id without a text doesn't compile. */
const ids: MessageId[] = [
  'validation.required',
  'validation.tooLong',
  'validation.unsupportedCharacter',
  ...names.map((name): MessageId => `validation.${name}.invalidFormat`),
];

it.each(languageList)('%s has a text for whatever the shared patterns refuse', (language) => {
  expect(Object.keys(messagesByLanguage[language])).toEqual(expect.arrayContaining(ids));
});
