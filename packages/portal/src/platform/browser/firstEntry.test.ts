import { isFirstEntry, nameFirstEntry } from './firstEntry.ts';

const keyOf = () => (history.state as { key: string }).key;

beforeEach(() => history.replaceState(null, ''));

it('a visit by address has a key that no other visit has', () => {
  nameFirstEntry();
  const first = keyOf();
  history.replaceState(null, '');
  nameFirstEntry();
  expect(keyOf()).not.toBe(first);
  expect(isFirstEntry(first)).toBe(true);
});

it('a page that is loaded again or gone back to keeps its key, and what else is held with it', () => {
  history.replaceState({ idx: 0 }, '');
  nameFirstEntry();
  const first = keyOf();
  nameFirstEntry();
  expect(history.state).toEqual({ idx: 0, key: first });
});

it('a page that was come to later is not the first', () => {
  history.replaceState({ key: 'a1b2' }, '');
  nameFirstEntry();
  expect(keyOf()).toBe('a1b2');
  expect(isFirstEntry('a1b2')).toBe(false);
});
