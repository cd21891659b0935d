import { readOpticalRequestsView, writeOpticalRequestsView } from './opticalRequestsAddress.ts';

const read = (query: string) => readOpticalRequestsView(new URLSearchParams(query));

it('shows the open requests, the newest first, unless the address says otherwise', () => {
  expect(read('')).toEqual({ state: 'open', text: '', statuses: [], sort: '-createdAt', page: 0 });
});

it('reads back what it writes', () => {
  const query = 'filter=Oslo&status=INPUT_NEEDED,ESTIMATED&state=open&sort=wantedOn&page=2';
  expect(writeOpticalRequestsView(read(query))).toBe(query);
});

it.each(['status=PARKED', 'state=gone', 'sort=price', 'page=-1', 'filter=+', 'sort=-createdAt&state=open&page=0'])(
  'takes nothing from what can’t be asked for, or is as usual: %s',
  (query) => expect(writeOpticalRequestsView(read(query))).toBe(''),
);

it('finds what a text or a status names whatever its state', () => {
  expect(read('filter=Oslo').state).toBe('all');
  expect(read('status=COMPLETED').state).toBe('all');
});
