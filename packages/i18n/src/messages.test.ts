import { readdir, readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import { languageList, type Language } from './languages.ts';
import { areas as loaders } from './generated/en/start.ts';
import type { MessageArea } from './generated/message-id.ts';
import { loadMessages } from './load-messages.ts';
import type { CompiledMessage } from './messages.ts';
import { messagesByLanguage } from './server.ts';

const folder = new URL('../messages/', import.meta.url);

async function areasOf(language: Language): Promise<string[]> {
  return (await readdir(new URL(`${language}/`, folder))).sort();
}

/** [area, id, text] of every text of a language. */
async function textsOf(language: Language): Promise<(readonly [area: string, id: string, text: string])[]> {
  const areas = await Promise.all(
    (await areasOf(language)).map(async (area) => {
      const texts = JSON.parse(await readFile(new URL(`${language}/${area}`, folder), 'utf8')) as Record<
        string,
        string
      >;
      return Object.entries(texts).map(([id, text]) => [area, id, text] as const);
    }),
  );
  return areas.flat();
}

/** Every placeholder, plural form, choice and tag of a message: what a translation must keep. */
function shapeOf(message: CompiledMessage): string[] {
  const shape = message.flatMap((element): string[] => {
    if (element.type === 0 || element.type === 7) return [];
    if (element.type === 8) return [`<${element.value}>`, ...shapeOf(element.children)];
    if (element.type !== 5 && element.type !== 6) return [`${element.type}:${element.value}`];
    const choices = Object.entries(element.options);
    return [
      `${element.value} ${choices
        .map(([name]) => name)
        .sort()
        .join('|')}`,
      ...choices.flatMap(([, option]) => shapeOf(option.value)),
    ];
  });
  return [...new Set(shape)].sort();
}

const english = await textsOf('en');
const areas = Object.keys(loaders) as MessageArea[];
const translations = languageList.filter((language) => language !== 'en');

describe.each(translations)('the texts in %s', (language) => {
  it('cover the same areas and ids as English', async () => {
    const place = ([area, id]: readonly [string, string, string]) => `${area} ${id}`;
    expect((await textsOf(language)).map(place).sort()).toEqual(english.map(place).sort());
  });

  it('keep the placeholders, plural forms and tags of English', async () => {
    const shapes = (texts: typeof english) =>
      Object.fromEntries(texts.map(([, id, text]) => [id, shapeOf(parse(text))]));
    expect(shapes(await textsOf(language))).toEqual(shapes(english));
  });
});

describe.each(languageList)('every text in %s', (language) => {
  it('says something, without space around it', async () => {
    const faults = (await textsOf(language)).filter(([, , text]) => text.trim() === '' || text !== text.trim());
    expect(faults).toEqual([]);
  });

  it('has an id of its own, with at least an area and a name', async () => {
    const ids = (await textsOf(language)).map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+$/.test(id))).toEqual([]);
  });

  it('is loaded by pages, unless only the server says it, and is there for the server', async () => {
    const ids = english.map(([, id]) => id).sort();
    const onPages = english.filter(([area]) => area !== 'mail.json').map(([, id]) => id);
    expect(Object.keys(await loadMessages(language, areas)).sort()).toEqual(onPages.sort());
    expect(Object.keys(messagesByLanguage[language]).sort()).toEqual(ids);
  });
});

describe('loading the texts of a language', () => {
  const areaOf = new Map(english.map(([area, id]) => [id, area.replace('.json', '')]));
  const areasOfAll = (ids: string[]) => [...new Set(ids.map((id) => areaOf.get(id)))].sort();

  it('gives what every page says', async () => {
    expect(areasOfAll(Object.keys(await loadMessages('sv')))).toEqual(['errors', 'list', 'pages', 'shell', 'ui']);
  });

  it('gives the areas that are asked for besides, and no others', async () => {
    const ids = Object.keys(await loadMessages('sv', ['users', 'home']));
    expect(areasOfAll(ids)).toEqual(['errors', 'home', 'list', 'pages', 'shell', 'ui', 'users']);
  });
});

it('loadMessages("key") gives each id as its text', async () => {
  const messages = await loadMessages('key', ['users']);
  expect(messages['ui.pagination.next']).toEqual([{ type: 0, value: 'ui.pagination.next' }]);
  expect(Object.keys(messages)).toEqual(Object.keys(await loadMessages('en', ['users'])));
});
