import { dirname } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { MetaByFolder } from './keywords.ts';

/** Indexers that tag the stories of components which are not stable with their status. */
export function tagWithStatus(indexers: readonly Indexer[], metas: MetaByFolder): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const folder = dirname(file).replaceAll('\\', '/');
      const status = Object.entries(metas).find(([path]) => folder.endsWith(path.replace(/^\./, '')))?.[1].status;
      const stories = await indexer.createIndex(file, options);
      if (status === undefined || status === 'stable') return stories;
      return stories.map((story) => ({ ...story, tags: [...(story.tags ?? []), status] }));
    },
  }));
}
