/** What the keys of the history's entries begin with that a visit began with. */
const prefix = 'first-';

/**
 * Gives the entry that a visit begins with a key of its own, before the router reads it. The router has one for all of them, and would open
 * an address where an earlier visit left it. The entry keeps its key when the page is loaded again or gone back to.
 */
export function nameFirstEntry({ history }: Pick<Window, 'history'> = window): void {
  const state: unknown = history.state;
  const held = typeof state === 'object' && state !== null ? state : {};
  if ('key' in held) return;
  history.replaceState({ ...held, key: `${prefix}${Math.random().toString(36).slice(2)}` }, '');
}

/** Whether a page is the one that the visit began with. */
export function isFirstEntry(key: string): boolean {
  return key === 'default' || key.startsWith(prefix);
}
