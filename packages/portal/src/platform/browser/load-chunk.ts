import { tabStorage, type BrowserStorage } from './browser-storage.ts';

const key = 'skerry.reloadedForChunk';

export interface ChunkSurroundings {
  storage: BrowserStorage;
  reload: () => void;
}

const browser: ChunkSurroundings = { storage: tabStorage, reload: () => location.reload() };

/**
 * Loads a part of the program. After a deployment the old part may be gone: it is tried twice, then the page is
 * loaded anew, once.
 *
 * @throws what the import threw where a new page didn't help either.
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  { storage, reload }: ChunkSurroundings = browser,
): Promise<Chunk> {
  try {
    const chunk = await load().catch(load);
    storage.removeItem(key);
    return chunk;
  } catch (error) {
    const hasReloaded = storage.getItem(key) !== null;
    if (hasReloaded) storage.removeItem(key);
    else storage.setItem(key, '1');
    // Where nothing can be remembered, it would be loaded anew for ever.
    if (storage.getItem(key) === null) throw error;
    reload();
    // The page is on its way out; nothing that follows would be seen.
    return await new Promise<Chunk>(() => {});
  }
}
