import { isSameSort, readChosen, readIds, writeQuery } from './listQuery.ts';

const asked = (text: string) => new URLSearchParams(text);

describe('the query of a list', () => {
  it('leaves out what is as usual, and keeps its commas', () => {
    expect(writeQuery({ filter: '', status: 'OPEN,DONE', page: 0, mine: false, late: true })).toBe(
      'status=OPEN,DONE&late=true',
    );
  });

  it('names values between commas, in the order that they are known in', () => {
    expect(readChosen(asked('status=DONE,OPEN,NONSENSE'), 'status', ['OPEN', 'DONE', 'LATE'])).toEqual([
      'OPEN',
      'DONE',
    ]);
    expect(readChosen(asked(''), 'status', ['OPEN'])).toEqual([]);
  });

  it('names ids once, without what is none, and no more than the APIs take', () => {
    expect(readIds(asked('product=a,b,a,,no id'), 'product')).toEqual(['a', 'b']);
    expect(readIds(asked(`product=${Array.from({ length: 20 }, (_, at) => `p${at}`).join()}`), 'product')).toHaveLength(
      15,
    );
  });

  it('tells whether an order is another one', () => {
    const newest = { columnId: 'at', direction: 'descending' } as const;
    expect(isSameSort({ columnId: 'at', direction: 'descending' }, newest)).toBe(true);
    expect(isSameSort({ columnId: 'at', direction: 'ascending' }, newest)).toBe(false);
    expect(isSameSort(undefined, newest)).toBe(false);
  });
});
