import { noFilter, readOrdersView, usualFilter, writeOrdersView, type OrdersView } from './ordersAddress.ts';

const usual: OrdersView = {
  layout: 'list',
  page: 0,
  sort: undefined,
  calendar: 'month',
  day: '',
  filter: usualFilter,
};

function correct(query: string): string {
  return writeOrdersView(readOrdersView(new URLSearchParams(query)));
}

describe('the address of the orders', () => {
  it('leaves out what is as usual', () => {
    expect(writeOrdersView(usual)).toBe('');
    expect(readOrdersView(new URLSearchParams())).toEqual(usual);
  });

  it.each<Partial<OrdersView>>([
    { page: 3 },
    { sort: { columnId: 'delivery', direction: 'descending' } },
    { filter: noFilter },
    { filter: { ...usualFilter, needsMe: true } },
    { layout: 'calendar', calendar: 'agenda', day: '2024-12-12' },
    { filter: { ...noFilter, text: 'havn & søn', isDelayed: true, isUnconfirmed: true, needsMe: true } },
    { filter: { ...noFilter, statuses: ['CREATED', 'CANCELLED'], types: ['NEW_ORDER'], products: ['int', 'sd-wan'] } },
    { filter: { ...noFilter, onlyAccessServiceOrders: true } },
    { filter: { ...noFilter, siteId: 'ST-1058', orderServiceId: 'OS-220184' } },
    { filter: { ...noFilter, orderedFrom: '2024-01-01', orderedTo: '2024-12-31', confirmedFrom: '2024-06-01' } },
  ])('keeps %j', (given) => {
    const view = { ...usual, ...given };
    expect(readOrdersView(new URLSearchParams(writeOrdersView(view)))).toEqual(view);
  });

  it('is readable where several values are chosen', () => {
    expect(writeOrdersView({ ...usual, filter: { ...noFilter, statuses: ['CREATED', 'CANCELLED'] } })).toBe(
      'status=CREATED,CANCELLED',
    );
  });

  it.each([
    ['view=map', ''],
    ['view=list', ''],
    ['page=-1', ''],
    ['page=1e3', ''],
    ['page=999999', ''],
    ['view=board&page=2', 'page=2'],
    ['status=OPEN', ''],
    ['status=all', ''],
    ['status=ALL&needsMe=true', 'needsMe=true'],
    ['sort=-orderedAt', ''],
    ['sort=price', ''],
    ['status=CREATED,NONSENSE', 'status=CREATED'],
    ['status=CANCELLED,CREATED,CREATED', 'status=CREATED,CANCELLED'],
    ['type=new_order', ''],
    ['product=%3Cscript%3E,int', 'product=int'],
    ['delayed=1&needsMe=yes', ''],
    ['orderedFrom=2024-02-30', ''],
    ['orderedFrom=2024-03-01&orderedTo=2024-02-01', 'orderedFrom=2024-02-01&orderedTo=2024-03-01'],
    ['day=2024-12-12', ''],
    ['view=calendar&calendar=year&day=tomorrow', 'view=calendar'],
    ['filter=%20havn%20&colour=red', 'filter=havn'],
  ])('corrects ?%s to ?%s', (given, corrected) => expect(correct(given)).toBe(corrected));

  it('cuts a text to what the API takes', () => {
    expect(readOrdersView(new URLSearchParams({ filter: 'x'.repeat(10_000) })).filter.text).toHaveLength(200);
  });
});
