import type { MetaByComponent } from './keywords.ts';

/** Words by the file of a page without its ending, `./packages/ui/src/components/Tag/Tag`, or by the name of that file alone. */
export type Words = Readonly<Record<string, readonly string[]>>;

/**
 * Script for the manager's page: the Swedish, Norwegian, Danish and other English names of a component become words that Storybook's search
 * finds it by, and what it finds is called after the component.
 *
 * The search looks through names, paths and the headings ("anchors") of documentation pages, and takes them from index.json as the manager
 * fetches it. An indexer cannot add any, so they are added to the answer, before the manager reads it.
 */
export function searchScript(components: MetaByComponent, synonyms: Words): string {
  const words = Object.fromEntries(
    Object.entries(components).map(([path, { keywords }]) => [path, [...new Set(Object.values(keywords).flat())]]),
  );
  const json = JSON.stringify([words, synonyms]).replaceAll('<', '\\u003c');
  return `(${addWordsToIndex.toString()})(...${json});`;
}

/** Runs in the page; uses nothing from outside itself. */
function addWordsToIndex(wordsByPath: Words, wordsByName: Words): void {
  interface Entry {
    readonly type: string;
    readonly name: string;
    /** Where it stands, such as `Data/Table`. */
    readonly title: string;
    readonly importPath: string;
    readonly anchors?: readonly { readonly id: string; readonly title: string }[];
  }
  /** Paths start where Storybook was started: at the root or in the kit. */
  const pathOf = ({ importPath }: Entry) => importPath.replace(/^\./, '').replace(/(?:\.stories)?\.\w+$/, '');
  const nameIn = (path: string) => path.replace(/.*\//, '');
  const fetchAsBefore = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await fetchAsBefore(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!response.ok || !address.split('?')[0]?.endsWith('index.json')) return response;
    const index = (await response.json()) as { entries: Record<string, Entry> };
    const pages = Object.entries(index.entries).filter(([, { type }]) => type === 'docs');
    const paths = pages.map(([, entry]) => pathOf(entry));
    // What has no page of its own is described on that of the component its folder is named after.
    const pageOf = (path: string) => {
      const own = paths.find((page) => path.endsWith(page));
      const folder = path.replace(/\/[^/]+$/, '');
      return own ?? paths.find((page) => `${folder}/${nameIn(folder)}`.endsWith(page));
    };
    const words = new Map<string, Set<string>>();
    const add = (page: string | undefined, some: readonly string[]) => {
      if (page !== undefined) words.set(page, new Set([...(words.get(page) ?? []), ...some]));
    };
    for (const [path, some] of Object.entries(wordsByPath)) {
      add(pageOf(path), [...some, ...(wordsByName[nameIn(path)] ?? [])]);
    }
    // Guides have no file of keywords.
    for (const page of paths) if (/\/docs\//.test(page)) add(page, wordsByName[nameIn(page)] ?? []);
    for (const [id, entry] of pages) {
      const anchors = Array.from(words.get(pathOf(entry)) ?? [], (title) => ({ id: '', title }));
      // Found by whatever word, a page is called after what it is about, and not “Docs”.
      index.entries[id] = { ...entry, name: nameIn(entry.title), anchors: [...(entry.anchors ?? []), ...anchors] };
    }
    return Response.json(index);
  };
}
