'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedItems, TreeItem } from './treeRows.ts';

type Loaded<Value extends string> = Readonly<Record<string, LoadedItems<Value>>>;

export interface LoadOptions<Value extends string> {
  /** Items that are open and have nothing in them yet. */
  readonly wanted: readonly TreeItem<Value>[];
  readonly loaded: Loaded<Value>;
  readonly setLoaded: (change: (loaded: Loaded<Value>) => Loaded<Value>) => void;
  readonly loadItems: ((item: TreeItem<Value>) => Promise<readonly TreeItem<Value>[]>) | undefined;
}

/** What lies in items is loaded once, when they are first opened; after a failure, when somebody asks for it again. */
export function useLoading<Value extends string>({ wanted, loaded, setLoaded, loadItems }: LoadOptions<Value>) {
  const load = (item: TreeItem<Value>) => {
    if (!loadItems) return;
    const put = (inside: LoadedItems<Value>) => setLoaded((before) => ({ ...before, [item.value]: inside }));
    put('loading');
    loadItems(item).then(put, () => put('failed'));
  };
  const missing = wanted.filter(({ value }) => loaded[value] === undefined);
  const loadMissing = useEffectEvent(() => missing.forEach(load));
  const key = missing.map(({ value }) => value).join('\n');
  useEffect(() => {
    if (key !== '') loadMissing();
  }, [key]);
  return load;
}

/** Where what was loaded is kept. */
export function useLoaded<Value extends string>() {
  return useState<Loaded<Value>>({});
}
