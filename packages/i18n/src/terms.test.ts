import { readdir, readFile } from 'node:fs/promises';
import { languageList } from './languages.ts';
import { terms, wordFaults } from './terms.ts';

const folder = new URL('../messages/', import.meta.url);

/** [id, text] of every text of a language: pages, the kit, exports, mails and the words of each status. */
async function textsOf(language: string): Promise<[id: string, text: string][]> {
  const areas = await readdir(new URL(`${language}/`, folder));
  const texts = await Promise.all(
    areas.map(async (area) => JSON.parse(await readFile(new URL(`${language}/${area}`, folder), 'utf8')) as object),
  );
  return texts.flatMap((area) => Object.entries(area) as [string, string][]);
}

const ids = new Set((await textsOf('en')).map(([id]) => id));

describe.each(languageList)('the texts in %s', (language) => {
  it('use one word for one concept, and the marks of the language', async () => {
    expect((await textsOf(language)).flatMap(([id, text]) => wordFaults(language, id, text))).toEqual([]);
  });
});

it.each(['sv', 'no', 'da'] as const)('a mail in %s greets without a comma at the end of the line', async (language) => {
  const mails = (await textsOf(language)).filter(([id]) => id.startsWith('mail.'));
  expect(mails.filter(([, text]) => /^He[ij][^\n]*,\n/u.test(text))).toEqual([]);
});

describe('a wrong word', () => {
  it('is named with the id of its text and the right one', () => {
    expect(wordFaults('sv', 'orders.some.text', 'Sök på plats')).toEqual([
      'sv orders.some.text: “plats” is wrong, write “anläggning”',
    ]);
  });

  it('is found in a choice, as another form, and whatever its capitals', () => {
    const text = '{count, plural, one {Nätfrysen är slut} other {# frysperioder}}';
    expect(wordFaults('sv', 'some.text', text)).toEqual(['sv some.text: “Nätfrysen” is wrong, write “frysperiod”']);
  });

  it('is a whole word, and no part of another or of a value', () => {
    expect(wordFaults('en', 'some.text', '{wishes} of the United States')).toEqual([]);
  });
});

describe('the marks', () => {
  it.each([
    ['da', '“{name}” slettes', 'quotes are »…«'],
    ['no', '»{name}« slettes', 'quotes are «…»'],
    ['en', "It can't be undone", 'an apostrophe is ’'],
    ['no', 'Sletter …', 'there is no space before …'],
    ['sv', 'Ring +46 8 465 004 21', 'a phone number has spaces that do not break'],
    ['en', '{length} km', 'a number and its unit have a space that does not break'],
  ] as const)('of %s are kept: %s', (language, text, fault) => {
    expect(wordFaults(language, 'some.text', text)).toEqual([`${language} some.text: ${fault}`]);
  });
});

it('exceptions are of texts that exist', () => {
  expect(terms.flatMap(({ except = {} }) => Object.keys(except)).filter((id) => !ids.has(id))).toEqual([]);
});

it('no right word is wrong elsewhere', () => {
  const faults = terms.flatMap(({ right }) =>
    languageList.flatMap((language) => wordFaults(language, 'some.text', right[language])),
  );
  expect(faults).toEqual([]);
});
