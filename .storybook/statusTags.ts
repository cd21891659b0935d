import type { Indexer } from 'storybook/internal/types';
import type { MetaByComponent } from './keywords.ts';

/** Indexers that tag the stories of components which are not stable with their status. */
export function tagWithStatus(indexers: readonly Indexer[], metas: MetaByComponent): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const status = statusOf(file.replaceAll('\\', '/'), metas);
      const stories = await indexer.createIndex(file, options);
      if (status === undefined || status === 'stable') return stories;
      return stories.map((story) => ({ ...story, tags: [...(story.tags ?? []), status] }));
    },
  }));
}

/** Of the component that a file of stories is named after, or else of the one that its folder is. */
function statusOf(file: string, metas: MetaByComponent) {
  const own = file.replace(/\.[^/]*$/, '');
  const folder = file.replace(/\/[^/]+$/, '');
  const main = `${folder}/${folder.replace(/.*\//, '')}`;
  const found = [own, main].map((path) => Object.entries(metas).find(([key]) => path.endsWith(key.slice(1))));
  return found.find((entry) => entry !== undefined)?.[1].status;
}
