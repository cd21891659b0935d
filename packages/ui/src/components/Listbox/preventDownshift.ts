import type { SyntheticEvent } from 'react';

/** Keeps an event from downshift's own handler, the way it documents. */
export function preventDownshift({ nativeEvent }: SyntheticEvent) {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
