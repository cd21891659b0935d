import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 8, [1, 2, 3, 'gap', 8]],
    [3, 8, [1, 2, 3, 4, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [8, 8, [1, 'gap', 6, 7, 8]],
  ])('at page %i of %i is %j', (page, count, places) => expect(pageWindow(page, count)).toEqual(places));

  it('always shows the current page, in rising order, each once', () => {
    for (let count = 1; count <= 30; count++) {
      for (let page = 1; page <= count; page++) {
        const numbers = pageWindow(page, count).filter((place) => place !== 'gap');
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
    }
  });
});
