import {
  noFilter,
  readChangeRequestsView,
  writeChangeRequestsView,
  type ChangeRequestsView,
} from './changeRequestsAddress.ts';

const usual: ChangeRequestsView = { filter: noFilter, state: 'open', sort: '-updatedAt', page: 0 };
const read = (query: string) => readChangeRequestsView(new URLSearchParams(query));

describe('the address of the change requests', () => {
  it.each<Partial<ChangeRequestsView>>([
    {},
    { page: 3, sort: 'windowStart' },
    { state: 'waiting' },
    { state: 'open', filter: { ...noFilter, text: 'drift & 7', serviceId: 'SE-204418' } },
    { filter: { ...noFilter, statuses: ['SUBMITTED', 'NEED_INFO'], kinds: ['vlan', 'dns'], classes: ['emergency'] } },
  ])('keeps %j', (given) => {
    const view = { ...usual, ...given };
    expect(read(writeChangeRequestsView(view))).toEqual(view);
  });

  it('leaves out what is as usual or can’t be asked for', () => {
    expect(writeChangeRequestsView(usual)).toBe('');
    expect(read('sort=price&page=-1&status=PARKED,DONE&kind=a b,vlan&class=urgent')).toEqual({
      ...usual,
      state: 'all',
      filter: { ...noFilter, statuses: ['DONE'], kinds: ['vlan'] },
    });
  });

  it.each(['filter=drift', 'status=DONE', 'service=SE-204418'])(
    'that says ?%s finds it whatever its state',
    (query) => {
      expect(read(query).state).toBe('all');
      expect(writeChangeRequestsView(read(query))).toBe(query);
    },
  );
});
