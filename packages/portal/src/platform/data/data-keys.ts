import type { Language } from '@skerry/i18n';

/** What is asked for: an area, then whatever tells one answer from another, for example `['users', 'list', 0, '']`. */
export type Resource = readonly [area: string, ...parts: readonly (string | number | boolean)[]];

/** Whose answer it is, and in which language where that matters. */
export interface DataScope {
  principal: string;
  language: Language | undefined;
}

/** A key of the cache. Built here and nowhere else, so that none can lack what the answer depends on. */
export type DataKey = readonly [principal: string, language: string, ...resource: Resource];

export function dataKey(scope: DataScope, resource: Resource): DataKey {
  return [scope.principal, scope.language ?? '', ...resource];
}

/** True for a key of the principal whose resource begins with the given parts, in any language. */
export function keyBegins(key: unknown, principal: string, beginning: Resource): boolean {
  if (!Array.isArray(key) || key[0] !== principal) return false;
  return beginning.every((part, index) => key[index + 2] === part);
}
