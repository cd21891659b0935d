import { patterns, type PatternName } from '@skerry/contracts';
import { languageList, loadMessages, type MessageId } from '@skerry/i18n';

const names = Object.keys(patterns) as PatternName[];

/** What can be wrong with any field, and what each pattern says; an id without a text doesn't compile. */
const ids: MessageId[] = [
  'validation.required',
  'validation.tooLong',
  'validation.unsupportedCharacter',
  ...names.map((name): MessageId => `validation.${name}.invalidFormat`),
];

it.each(languageList)('%s has a text for whatever the shared patterns refuse', async (language) => {
  const messages = await loadMessages(language);
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(ids));
});
