import { noFilter, readQuotesView, usualFilter, writeQuotesView, type QuotesView } from './quotesAddress.ts';

const view = (part: Partial<QuotesView> = {}): QuotesView => ({
  page: 0,
  sort: undefined,
  filter: usualFilter,
  ...part,
});
const read = (query: string) => readQuotesView(new URLSearchParams(query));

it.each<[string, QuotesView]>([
  ['tab=quotes', view()],
  ['tab=quotes&statuses=ALL&changed=any', view({ filter: noFilter })],
  [
    'tab=quotes&referenceSearchString=SDL-DIA&validityStatus=EXPIRED&maxNoOfSitesPerOpportunity=1&mine=true&page=2',
    view({ page: 2, filter: { ...usualFilter, text: 'SDL-DIA', validity: 'EXPIRED', sites: 'one', isMine: true } }),
  ],
  [
    'tab=quotes&statuses=INPUT_NEEDED,SIGNED&minNoOfSites=2&products=dia-static,int&waiting=true&sort=monthly',
    view({
      sort: { columnId: 'monthly', direction: 'ascending' },
      filter: {
        ...usualFilter,
        statuses: ['INPUT_NEEDED', 'SIGNED'],
        sites: 'several',
        products: ['dia-static', 'int'],
        isWaiting: true,
      },
    }),
  ],
])('the address ?%s is its view', (query, expected) => {
  expect(read(query)).toEqual(expected);
  expect(writeQuotesView(expected)).toBe(query);
});

it('takes what cannot be asked for as not given', () => {
  const query = 'statuses=LOST&validityStatus=valid&maxNoOfSitesPerOpportunity=7&sort=colour&page=-1&products=%3Cb%3E';
  expect(read(query)).toEqual(view());
});
