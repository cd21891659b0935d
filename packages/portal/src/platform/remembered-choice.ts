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
        return values.find((value) => value === storage.getItem(key)) ?? chosen;
      } catch {
        return chosen;
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
