import { loadMessages, type DisplayLanguage, type MessageArea, type Messages } from '@skerry/i18n';
import { createLanguageStore } from './language-store.ts';

function openStore(
  browserLanguages: string[] = ['en-GB'],
  load: (display: DisplayLanguage, areas: readonly MessageArea[]) => Promise<Messages> = loadMessages,
) {
  const root = { lang: '' };
  return { root, store: createLanguageStore({ storage: localStorage, root, browserLanguages, load }) };
}

function titleIn(messages: Messages): string {
  const [part] = messages['pages.home'];
  return part && 'value' in part ? part.value : '';
}

beforeEach(() => localStorage.clear());

describe('the first language', () => {
  it.each([
    ['se', 'sv', 'sv'],
    ['no', 'no', 'nb'],
    ['dk', 'da', 'da'],
  ] as const)(
    'of a customer in %s is %s where the browser asks for none of ours, and the document says %s',
    async (country, language, htmlLang) => {
      const { root, store } = openStore(['fr-FR']);
      await store.start(country);
      expect(store.state.language).toBe(language);
      expect(root.lang).toBe(htmlLang);
    },
  );

  it('is what the browser asks for, as on the login page, before the one of the country', async () => {
    const { store } = openStore(['en-GB']);
    await store.start('se');
    expect(store.state.language).toBe('en');
  });

  it('is what the browser asks for before anybody is signed in, else Swedish', async () => {
    const danish = openStore(['fr-FR', 'da-DK']);
    await danish.store.start();
    expect(danish.store.state.language).toBe('da');
    const other = openStore(['fr-FR']);
    await other.store.start();
    expect(other.store.state.language).toBe('sv');
  });

  it('is the one that was chosen last, whatever the customer', async () => {
    const before = openStore();
    await before.store.start('se');
    await before.store.choose('no');
    const after = openStore();
    await after.store.start('dk');
    expect(after.store.state.language).toBe('no');
  });

  it.each([
    ['an internal user', true, 'key'],
    ['any other', false, 'no'],
    ['nobody', undefined, 'no'],
  ] as const)(
    'remembered as ids is one of the user’s own for all but internal users: %s',
    async (_who, isInternal, shown) => {
      localStorage.setItem('skerry.language', 'key');
      const { store } = openStore(['nb-NO']);
      await store.start('se', isInternal);
      expect(store.state.display).toBe(shown);
      await store.suggest('sv');
      expect(store.state.display).toBe(shown === 'key' ? 'key' : 'sv');
    },
  );

  it('is not a remembered value that does not exist', async () => {
    localStorage.setItem('skerry.language', 'se');
    const { root, store } = openStore(['fr-FR']);
    await store.start('se');
    expect([store.state.language, root.lang]).toEqual(['sv', 'sv']);
  });
});

describe('choosing a language', () => {
  it('shows it at once and tells the listeners', async () => {
    const { root, store } = openStore();
    await store.start('se');
    const titles: string[] = [];
    store.subscribe(() => titles.push(titleIn(store.state.messages)));
    await store.choose('no');
    await store.choose('en');
    expect(titles).toEqual(['Oversikt', 'Overview']);
    expect(root.lang).toBe('en');
  });

  it('shows ids with key, and keeps English for numbers and the document', async () => {
    const { root, store } = openStore();
    await store.start('se');
    await store.choose('key');
    expect(titleIn(store.state.messages)).toBe('pages.home');
    expect([store.state.display, store.state.language, root.lang]).toEqual(['key', 'en', 'en']);
  });

  it('ends with the last choice, even where an earlier one is answered later', async () => {
    const danish = Promise.withResolvers<undefined>();
    const { store } = openStore(['en'], async (display) => {
      if (display === 'da') await danish.promise;
      return loadMessages(display);
    });
    await store.start('se');
    const overtaken = store.choose('da');
    await store.choose('no');
    danish.resolve(undefined);
    await overtaken;
    expect(store.state.language).toBe('no');
    expect(localStorage.getItem('skerry.language')).toBe('no');
  });

  it('changes and remembers nothing where the texts can not be fetched', async () => {
    const { store } = openStore(['sv'], async (display) => {
      if (display === 'da') throw new TypeError('Failed to fetch');
      return loadMessages(display);
    });
    await store.start('se');
    await expect(store.choose('da')).rejects.toThrow(TypeError);
    expect(store.state.language).toBe('sv');
    expect(localStorage.getItem('skerry.language')).toBeNull();
  });
});

describe('suggesting a language', () => {
  it('shows it and does not remember it', async () => {
    const { root, store } = openStore(['en']);
    await store.start();
    await store.suggest('sv');
    expect([store.state.language, root.lang]).toEqual(['sv', 'sv']);
    expect(localStorage.getItem('skerry.language')).toBeNull();
  });

  it('does nothing once the user has chosen', async () => {
    const { store } = openStore(['en']);
    await store.start();
    await store.choose('no');
    await store.suggest('sv');
    expect(store.state.language).toBe('no');
  });
});

describe('the texts of an area', () => {
  function addNewIn(messages: Partial<Messages>): string | undefined {
    const [part] = messages['users.list.addNew'] ?? [];
    return part && 'value' in part ? part.value : undefined;
  }

  /** A store whose answers come when the test lets them. */
  function openSlowStore() {
    const asked: string[] = [];
    const answers = new Map<string, PromiseWithResolvers<undefined>>();
    const { store } = openStore(['en'], async (display, areas) => {
      const call = [display, ...areas].join(' ');
      asked.push(call);
      await answers.get(call)?.promise;
      return loadMessages(display, areas);
    });
    const hold = (call: string) => {
      const answer = Promise.withResolvers<undefined>();
      answers.set(call, answer);
      return answer;
    };
    return { store, asked, hold };
  }

  it('are not there before they have been asked for', async () => {
    const { store } = openStore();
    await store.start();
    expect(addNewIn(store.state.messages)).toBeUndefined();
    await store.addTexts(['users']);
    expect(addNewIn(store.state.messages)).toBe('Add New User');
    expect(titleIn(store.state.messages)).toBe('Overview');
  });

  it('are fetched once', async () => {
    const { store, asked } = openSlowStore();
    await store.start();
    await store.addTexts(['users']);
    await store.addTexts(['users']);
    expect(asked).toEqual(['en', 'en users']);
  });

  it('come along to each language that is chosen later', async () => {
    const { store } = openStore();
    await store.start();
    await store.addTexts(['users']);
    await store.choose('no');
    expect(addNewIn(store.state.messages)).toBe('Legg til bruker');
    await store.choose('key');
    expect(addNewIn(store.state.messages)).toBe('users.list.addNew');
  });

  it('are those of the new language where it was chosen while they were on their way', async () => {
    const { store, hold } = openSlowStore();
    await store.start();
    const english = hold('en users');
    const added = store.addTexts(['users']);
    await store.choose('no');
    english.resolve(undefined);
    await added;
    expect(addNewIn(store.state.messages)).toBe('Legg til bruker');
  });

  it('are not lost where a language was on its way when they came', async () => {
    const { store, hold } = openSlowStore();
    await store.start();
    const norwegian = hold('no');
    const chosen = store.choose('no');
    await store.addTexts(['users']);
    expect(addNewIn(store.state.messages)).toBe('Add New User');
    norwegian.resolve(undefined);
    await chosen;
    expect([store.state.language, addNewIn(store.state.messages)]).toEqual(['no', 'Legg til bruker']);
  });

  it('may be asked for again where they could not be fetched, and leave the rest as it is', async () => {
    let isDown = true;
    const { store } = openStore(['en'], async (display, areas) => {
      if (areas.length > 0 && isDown) throw new TypeError('Failed to fetch');
      return loadMessages(display, areas);
    });
    await store.start();
    await expect(store.addTexts(['users'])).rejects.toThrow(TypeError);
    await store.choose('no');
    expect(titleIn(store.state.messages)).toBe('Oversikt');
    isDown = false;
    await store.addTexts(['users']);
    expect(addNewIn(store.state.messages)).toBe('Legg til bruker');
  });
});
