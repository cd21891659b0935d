import type { BrowserStorage } from './browser/browser-storage.ts';

/** A choice of the user that this browser remembers. Where it can't, the choice lasts as long as the page. */
export interface RememberedChoice<Value extends string> {
  read(): Value | undefined;
  write(value: Value): void;
}

export function rememberedChoice<Value extends string>(
  storage: BrowserStorage,
  key: string,
  values: readonly Value[],
): RememberedChoice<Value> {
  let chosen: Value | undefined;
  return {
    read: () => chosen ?? values.find((value) => value === storage.getItem(key)),
    write(value) {
      chosen = value;
      storage.setItem(key, value);
    },
  };
}
