import type { MetaByFolder } from './keywords.ts';

/**
 * Script for the manager's page: the Swedish, Norwegian and Danish names of a component become words that Storybook's search finds it by.
 *
 * The search looks through names, paths and the headings ("anchors") of documentation pages, and takes them from index.json as the manager
 * fetches it. An indexer cannot add any, so they are added to the answer, before the manager reads it.
 */
export function searchScript(components: MetaByFolder): string {
  const words = Object.fromEntries(
    Object.entries(components).map(([folder, { keywords }]) => [folder, [...new Set(Object.values(keywords).flat())]]),
  );
  return `(${addWordsToIndex.toString()})(${JSON.stringify(words).replaceAll('<', '\\u003c')});`;
}

/** Runs in the page; uses nothing from outside itself. */
function addWordsToIndex(wordsByFolder: Readonly<Record<string, readonly string[]>>): void {
  interface Entry {
    readonly type: string;
    readonly importPath: string;
  }
  const fetchAsBefore = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await fetchAsBefore(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!response.ok || !address.split('?')[0]?.endsWith('index.json')) return response;
    const index = (await response.json()) as { entries: Record<string, Entry> };
    for (const [id, entry] of Object.entries(index.entries)) {
      // Paths start where Storybook was started: at the root or in the kit.
      const folder = entry.importPath.replace(/^\./, '').replace(/\/[^/]+$/, '');
      const words = Object.entries(wordsByFolder).find(([path]) => path.endsWith(folder))?.[1];
      if (entry.type === 'docs' && words)
        index.entries[id] = { ...entry, anchors: words.map((title) => ({ id: '', title })) } as Entry;
    }
    return Response.json(index);
  };
}
