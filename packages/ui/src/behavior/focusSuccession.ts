/** What continues where an element was: the nearest of these around it. */
const places = 'section, [role="region"], [role="dialog"], [role="alertdialog"], [role="tabpanel"], main';

/** Gives the focus to what continues; false where nothing takes it. */
export type GiveFocus = () => boolean;

/** Parts whose pieces come and go, and what each says of an element inside: who continues once that has gone. */
export const successions = new WeakMap<Element, (element: Element) => GiveFocus | undefined>();

/**
 * What gets the focus in place of an element that has gone: the row below it in a table, or else the section around it, the nearest first.
 * To be asked while the element is there: only then is known where it stood.
 */
export function successorsOf(element: Element | null | undefined): readonly GiveFocus[] {
  const found: GiveFocus[] = [];
  for (let at = element; element && at; at = at.parentElement) {
    const place = at;
    const succession = successions.get(place)?.(element);
    if (succession) found.push(succession);
    if (place.matches(places)) found.push(() => takeFocus(place));
  }
  return found;
}

/**
 * Also of what is no stop of the Tab key, for as long as it has the focus.
 *
 * @returns whether it has it: what is hidden or disabled takes none
 */
export function takeFocus(place: Element | null | undefined): boolean {
  if (!(place instanceof HTMLElement) || !place.isConnected || place === document.body) return false;
  const isStop = place.tabIndex >= 0 || place.hasAttribute('tabindex');
  if (!isStop) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const isTaken = place === document.activeElement;
  if (!isStop && isTaken) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  else if (!isStop) place.removeAttribute('tabindex');
  return isTaken;
}
