/** A choice of the user that this browser remembers. Storage may be closed (private windows): the choice then lasts as long as the page. */
export interface RememberedChoice<Value extends string> {
  read(): Value | undefined;
  write(value: Value): void;
}

export function rememberedChoice<Value extends string>(
  storage: Storage,
  key: string,
  values: readonly Value[],
): RememberedChoice<Value> {
  let chosen: Value | undefined;
  return {
    read() {
      try {
        return chosen ?? values.find((value) => value === storage.getItem(key));
      } catch {
        return undefined;
      }
    },
    write(value) {
      chosen = value;
      try {
        storage.setItem(key, value);
      } catch {
        // Nothing is lost but the memory of it.
      }
    },
  };
}
