import { browserStorage } from './browser-storage.ts';

beforeEach(() => sessionStorage.clear());

const closed = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const full = () => ({
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
  removeItem: (key: string) => sessionStorage.removeItem(key),
  key: (index: number) => sessionStorage.key(index),
  length: sessionStorage.length,
});

it('a storage that is open remembers', () => {
  const storage = browserStorage(() => sessionStorage);
  storage.setItem('a', '1');
  expect([storage.getItem('a'), storage.length, storage.key(0)]).toEqual(['1', 1, 'a']);
  storage.removeItem('a');
  expect([storage.getItem('a'), storage.length]).toEqual([null, 0]);
});

it('a storage that is closed remembers nothing, and does not throw', () => {
  const storage = browserStorage(closed);
  storage.setItem('a', '1');
  storage.removeItem('a');
  expect([storage.getItem('a'), storage.length, storage.key(0)]).toEqual([null, 0, null]);
});

it('a storage that is full keeps what it has, and does not throw', () => {
  sessionStorage.setItem('a', '1');
  const storage = browserStorage(full);
  storage.setItem('b', '2');
  expect([storage.getItem('a'), storage.getItem('b'), storage.length]).toEqual(['1', null, 1]);
});
