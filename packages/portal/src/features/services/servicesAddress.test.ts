import { noFilter, readServicesView, writeServicesView, type ServicesView } from './servicesAddress.ts';
import { countOfFilters, isFiltered, toServiceFilter } from './servicesFilter.ts';

const read = (query: string) => readServicesView(new URLSearchParams(query));

const usual: ServicesView = {
  view: 'list',
  filter: noFilter,
  sort: 'health',
  siteSort: 'state',
  columns: [],
  rows: '',
  saved: '',
  page: 0,
  place: '',
  service: '',
  tab: 'overview',
  historyPage: 0,
};

describe('the address of the services page', () => {
  it('says nothing of what is usual', () => {
    expect(read('')).toEqual(usual);
    expect(writeServicesView(usual)).toBe('');
  });

  it('says all of a view, and reads it again', () => {
    const view: ServicesView = {
      view: 'sites',
      filter: {
        text: 'kst 44',
        statuses: ['IN_SERVICE', 'SUSPENDED'],
        withEnded: false,
        products: ['dia-static'],
        countries: ['SE', 'NO'],
        cities: ['Göteborg', 'Oslo'],
        sites: ['S-10005'],
        tags: ['tag-hq'],
        tagMode: 'none',
        minCapacity: 100_000_000,
        maxCapacity: 1_000_000_000,
        contractEnd: 6,
        disturbance: '3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a',
      },
      sort: '-capacity',
      siteSort: '-services',
      columns: ['serviceName', 'city'],
      rows: 'compact',
      saved: 'view-1',
      page: 2,
      place: '',
      service: 'SE-204418',
      tab: 'history',
      historyPage: 1,
    };
    expect(read(writeServicesView(view))).toEqual(view);
  });

  it('says which site is open on the map, and on the map alone', () => {
    expect(read('view=map&place=S-10005')).toEqual({ ...usual, view: 'map', place: 'S-10005' });
    expect(writeServicesView(read('view=map&place=S-10005'))).toBe('view=map&place=S-10005');
    expect(writeServicesView(read('view=sites&place=S-10005'))).toBe('view=sites');
    expect(writeServicesView(read(`view=map&place=${'a'.repeat(65)}`))).toBe('view=map');
  });

  it.each([
    'page=-1',
    'page=1.5',
    'page=100001',
    'view=globe',
    'sort=price',
    'sort=--city',
    'status=%3Cscript%3E',
    'minCapacity=fast',
    'minCapacity=1e9',
    'contractEnd=0',
    'contractEnd=121',
    'tagMode=all',
    'tab=history',
    'country=se',
    'country=SWE',
    'country=1%2F',
    `product=${'a'.repeat(65)}`,
    `service=${'a'.repeat(65)}`,
    'text=%20%20',
    `saved=${'a'.repeat(65)}`,
    'column=shoeSize',
    'unknown=1',
  ])('drops %s', (query) => {
    expect(writeServicesView(read(query))).toBe('');
  });

  it('takes a status however it is written', () => {
    expect(read('status=In service&status=in-service').filter.statuses).toEqual(['IN_SERVICE']);
  });

  it('cuts a text to what the API takes, never through the middle of a character', () => {
    expect(read(`text=${'a'.repeat(250)}`).filter.text).toBe('a'.repeat(200));
    expect(read(`text=${'a'.repeat(199)}${encodeURIComponent('🔥')}`).filter.text).toBe('a'.repeat(199));
  });
});

describe('the filter of services', () => {
  it('leaves out what has ended, unless statuses are chosen or all is wanted', () => {
    expect(toServiceFilter(noFilter)).toEqual({ status: 'active' });
    expect(toServiceFilter({ ...noFilter, withEnded: true })).toEqual({});
    expect(toServiceFilter({ ...noFilter, statuses: ['TERMINATED'] })).toEqual({ statuses: ['TERMINATED'] });
  });

  it('counts as set once somebody has chosen something', () => {
    expect(isFiltered(noFilter)).toBe(false);
    expect(isFiltered({ ...noFilter, tagMode: 'all' })).toBe(false);
    expect(isFiltered({ ...noFilter, cities: ['Oslo'] })).toBe(true);
    expect(isFiltered({ ...noFilter, countries: ['NO'] })).toBe(true);
    expect(countOfFilters({ ...noFilter, cities: ['Oslo', 'Bergen'], minCapacity: 1, text: 'a' })).toBe(2);
  });
});
