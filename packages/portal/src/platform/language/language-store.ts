import {
  languageInfo,
  languageList,
  preferredLanguage,
  type DisplayLanguage,
  type Language,
  type Messages,
} from '@skerry/i18n';
import type { Country } from '@skerry/contracts';
import { rememberedChoice } from '../remembered-choice.ts';

export interface LanguageState {
  /** What was chosen; `key` shows the ids of texts. */
  readonly display: DisplayLanguage;
  /** The language of numbers, dates and answers. */
  readonly language: Language;
  readonly messages: Messages;
}

/** The language of the portal: chosen at once, without a reload, and remembered by the browser. */
export interface LanguageStore {
  /**
   * Decides the first language and fetches its texts: the remembered choice, what the browser asks for, or the one of the
   * customer's country. So the portal goes on in the language that the login page was shown in.
   */
  start(customerCountry?: Country): Promise<void>;
  readonly state: LanguageState;
  /** Fetches the texts of the language and shows them. Rejects, and changes nothing, where they can't be fetched. */
  choose(display: DisplayLanguage): Promise<void>;
  /** Shows the language, without remembering it, unless the user has chosen one. */
  suggest(language: Language): Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

export interface LanguageSurroundings {
  storage: Storage;
  root: Pick<HTMLElement, 'lang'>;
  browserLanguages: readonly string[];
  load: (display: DisplayLanguage) => Promise<Messages>;
}

const storageKey = 'skerry.language';
const languageOfCountry: Readonly<Record<Country, Language>> = { se: 'sv', no: 'no', dk: 'da' };

export function createLanguageStore({ storage, root, browserLanguages, load }: LanguageSurroundings): LanguageStore {
  const remembered = rememberedChoice<DisplayLanguage>(storage, storageKey, [...languageList, 'key']);
  const listeners = new Set<() => void>();
  let state: LanguageState | undefined;
  let latest = 0;

  /** False where a later choice has overtaken this one. */
  async function show(display: DisplayLanguage): Promise<boolean> {
    const turn = ++latest;
    const messages = await load(display);
    if (turn !== latest) return false;
    state = { display, language: display === 'key' ? 'en' : display, messages };
    root.lang = languageInfo(display).htmlLang;
    for (const listener of listeners) listener();
    return true;
  }

  return {
    async start(customerCountry) {
      const ofCustomer = customerCountry && languageOfCountry[customerCountry];
      await show(remembered.read() ?? preferredLanguage(browserLanguages.join(), ofCustomer));
    },
    get state() {
      if (!state) throw new Error('The language store has not been started.');
      return state;
    },
    async choose(display) {
      if (await show(display)) remembered.write(display);
    },
    async suggest(language) {
      if (remembered.read() === undefined) await show(language);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
