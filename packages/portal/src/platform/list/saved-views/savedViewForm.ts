import type { SavedViewPage } from '@skerry/contracts';

/** Name that the one saved view that is made or changed is kept under when the session ends. */
export const savedViewFormId = (page: SavedViewPage): string => `${page}.savedView`;

/** What was typed of a saved view, of a new one without an id. */
export interface TypedSavedView {
  id: string;
  name: string;
  isShared: boolean;
  /** The list opens with it. */
  opensFirst: boolean;
}

export function isTypedSavedView(values: unknown): values is TypedSavedView {
  if (typeof values !== 'object' || values === null) return false;
  const { id, name, isShared, opensFirst } = values as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof isShared === 'boolean' &&
    typeof opensFirst === 'boolean'
  );
}
