import { loadChunk } from './load-chunk.ts';

function surroundings() {
  let reloads = 0;
  let next = Promise.withResolvers<undefined>();
  function reload() {
    reloads += 1;
    next.resolve(undefined);
    next = Promise.withResolvers();
  }
  const nextReload = async () => next.promise;
  return { storage: sessionStorage, reload, isOnline: () => true, reloads: () => reloads, nextReload };
}

/** Fails the given number of times, then answers. */
function flaky(failures: number): () => Promise<string> {
  let calls = 0;
  return async () => {
    if (calls++ < failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'page';
  };
}

beforeEach(() => sessionStorage.clear());

describe('loading a part of the program', () => {
  it('is tried again once', async () => {
    const around = surroundings();
    expect(await loadChunk(flaky(1), around)).toBe('page');
    expect(around.reloads()).toBe(0);
  });

  it('loads the page anew, once, when the part is gone', async () => {
    const around = surroundings();
    void loadChunk(flaky(2), around);
    await around.nextReload();
    expect(around.reloads()).toBe(1);
    await expect(loadChunk(flaky(2), around)).rejects.toThrow('Failed to fetch');
    expect(around.reloads()).toBe(1);
  });

  it('may load the page anew again after a part was found in between', async () => {
    const around = surroundings();
    void loadChunk(flaky(2), around);
    await around.nextReload();
    await loadChunk(flaky(0), around);
    void loadChunk(flaky(2), around);
    await around.nextReload();
    expect(around.reloads()).toBe(2);
  });

  it('never loads the page anew without a network: there would be none at all', async () => {
    const around = { ...surroundings(), isOnline: () => false };
    await expect(loadChunk(flaky(2), around)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    expect(around.reloads()).toBe(0);
  });
});
