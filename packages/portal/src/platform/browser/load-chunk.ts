import { ApiError } from '../api/ApiError.ts';
import { tabStorage, type BrowserStorage } from './browser-storage.ts';

const key = 'skerry.reloadedForChunk';

export interface ChunkEnvironment {
  storage: BrowserStorage;
  reload: () => void;
  /** Without a network a new page would be none at all. */
  isOnline: () => boolean;
}

const browser: ChunkEnvironment = {
  storage: tabStorage,
  reload: () => location.reload(),
  isOnline: () => navigator.onLine,
};

/**
 * Loads a part of the program. After a deployment the old part may be gone: it is tried twice, then the page is
 * loaded anew, once.
 *
 * @throws what the import threw where a new page didn't help either; without a network that nothing answered, as with any other call.
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  { storage, reload, isOnline }: ChunkEnvironment = browser,
): Promise<Chunk> {
  try {
    const chunk = await load().catch(load);
    storage.removeItem(key);
    return chunk;
  } catch (error) {
    if (!isOnline()) throw new ApiError({ status: 0, cause: error });
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
