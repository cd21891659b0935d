import {
  languageInfo,
  languageList,
  preferredLanguage,
  type DisplayLanguage,
  type Language,
  type MessageArea,
  type Messages,
} from '@skerry/i18n';
import type { Country } from '@skerry/contracts';
import type { BrowserStorage } from '../browser/browser-storage.ts';
import { rememberedChoice } from '../remembered-choice.ts';

export interface LanguageState {
  /** What was chosen; `key` shows the ids of texts. */
  readonly display: DisplayLanguage;
  /** The language of numbers, dates and answers. */
  readonly language: Language;
  /** What every page says, and the areas that have been fetched. */
  readonly messages: Messages;
}

/** The language of the portal: chosen at once, without a reload, and remembered by the browser. */
export interface LanguageStore {
  /**
   * Decides the first language and fetches its texts: the remembered choice, what the browser asks for, or the one of the
   * customer's country. So the portal goes on in the language that the login page was shown in. Ids of texts are for internal users alone,
   * whatever the browser remembers of another.
   */
  start(customerCountry?: Country, isInternal?: boolean): Promise<void>;
  readonly state: LanguageState;
  /** Fetches the texts of areas that are not there yet, in the language that is shown and in each that is chosen from now on. */
  addTexts(areas: readonly MessageArea[]): Promise<void>;
  /** Fetches the texts of the language and shows them. Rejects, and changes nothing, where they can't be fetched. */
  choose(display: DisplayLanguage): Promise<void>;
  /** Shows the language, without remembering it, unless the user has chosen one. */
  suggest(language: Language): Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

export interface LanguageEnvironment {
  storage: BrowserStorage;
  root: Pick<HTMLElement, 'lang'>;
  browserLanguages: readonly string[];
  load: (display: DisplayLanguage, areas: readonly MessageArea[]) => Promise<Messages>;
}

const storageKey = 'skerry.language';
const languageOfCountry: Readonly<Record<Country, Language>> = { se: 'sv', no: 'no', dk: 'da' };

export function createLanguageStore({ storage, root, browserLanguages, load }: LanguageEnvironment): LanguageStore {
  const remembered = rememberedChoice<DisplayLanguage>(storage, storageKey, [...languageList, 'key']);
  const listeners = new Set<() => void>();
  /** The areas that are there in the language that is shown. */
  const present = new Set<MessageArea>();
  let state: LanguageState | undefined;
  let latest = 0;
  let mayShowIds = false;

  function chosen(): DisplayLanguage | undefined {
    const choice = remembered.read();
    return choice === 'key' && !mayShowIds ? undefined : choice;
  }

  /** False where a later choice has overtaken this one. */
  async function show(display: DisplayLanguage): Promise<boolean> {
    const turn = ++latest;
    let areas: MessageArea[];
    let messages: Messages;
    do {
      areas = [...present];
      messages = await load(display, areas);
      if (turn !== latest) return false;
      // A page may have come meanwhile, in the language before.
    } while (areas.length < present.size);
    root.lang = languageInfo(display).htmlLang;
    become({ display, language: display === 'key' ? 'en' : display, messages });
    return true;
  }

  function become(next: LanguageState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function shown(): LanguageState {
    if (!state) throw new Error('The language store has not been started.');
    return state;
  }

  return {
    async start(customerCountry, isInternal = false) {
      mayShowIds = isInternal;
      const ofCustomer = customerCountry && languageOfCountry[customerCountry];
      await show(chosen() ?? preferredLanguage(browserLanguages.join(), ofCustomer));
    },
    get state() {
      return shown();
    },
    async addTexts(areas) {
      while (!areas.every((area) => present.has(area))) {
        const { display } = shown();
        const messages = await load(display, areas);
        // Where another language has been chosen meanwhile, its texts are wanted instead.
        if (shown().display !== display) continue;
        for (const area of areas) present.add(area);
        become({ ...shown(), messages: { ...shown().messages, ...messages } });
      }
    },
    async choose(display) {
      if (await show(display)) remembered.write(display);
    },
    async suggest(language) {
      if (chosen() === undefined) await show(language);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
