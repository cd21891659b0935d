import { offersQuotes, quoteAndOrderPath } from './quote-and-order.paths.ts';
import { correctedQuery, readPlace, writePlace, type QuotePlace } from './quotePlace.ts';

const placeOf = (query: string) => readPlace(new URLSearchParams(query));

it.each<[string, QuotePlace]>([
  ['', { step: 'SEARCH_ADDRESS', mode: 'single' }],
  ['searchStep=single', { step: 'SEARCH_ADDRESS', mode: 'single' }],
  ['searchStep=single&site=S-1', { step: 'SEARCH_ADDRESS', mode: 'single', siteId: 'S-1' }],
  ['searchStep=multi', { step: 'SEARCH_ADDRESS', mode: 'multi' }],
  ['searchStep=single&selectBuilding=true', { step: 'SELECT_BUILDING' }],
  ['siteList=l1', { step: 'CONFIGURE_PRODUCT', siteListId: 'l1' }],
  ['quote=q1', { step: 'DISPLAY_QUOTE', quoteId: 'q1' }],
  ['approval=a1', { step: 'DISPLAY_APPROVAL', approvalId: 'a1' }],
  ['order=o1', { step: 'DISPLAY_ORDER', orderId: 'o1' }],
  ['siteList=l1&quote=q1&checkout=true', { step: 'CHECKOUT', quoteId: 'q1', siteListId: 'l1', lines: [] }],
  [
    'quote=q1&checkout=true&line=1~v1&line=2~v3&line=wrong',
    {
      step: 'CHECKOUT',
      quoteId: 'q1',
      lines: [
        { siteId: '1', variantId: 'v1' },
        { siteId: '2', variantId: 'v3' },
      ],
    },
  ],
  ['compare=q1,q2,q3', { step: 'COMPARE', quoteIds: ['q1', 'q2', 'q3'] }],
  [
    'quote=q1&whatIf=true&scenario=v1&scenario=v2,3~v1&scenario=%3Cb%3E',
    { step: 'WHAT_IF', quoteId: 'q1', scenarios: ['v1', 'v2,3~v1'] },
  ],
  [
    'quote=q1&whatIf=true&scenario=v1!A+%3C+B!&scenario=v2&chosen=B&against=B&figure=total&differing=true',
    {
      step: 'WHAT_IF',
      quoteId: 'q1',
      scenarios: ['v1!A < B!', 'v2'],
      chosen: 1,
      against: 1,
      figure: 'total',
      isDiffering: true,
    },
  ],
  ['quote=q1&whatIf=true&chosen=E&figure=monthly&differing=1', { step: 'WHAT_IF', quoteId: 'q1', scenarios: [] }],
  [
    'compare=q1,q2&chosen=q2&differing=true',
    { step: 'COMPARE', quoteIds: ['q1', 'q2'], chosenId: 'q2', isDiffering: true },
  ],
  ['compare=q1,q2&chosen=q3', { step: 'COMPARE', quoteIds: ['q1', 'q2'] }],
  ['tab=approvals', { step: 'LISTS', tab: 'approvals' }],
])('the address ?%s is its place', (query, place) => {
  expect(placeOf(query)).toEqual(place);
  expect(placeOf(writePlace(place))).toEqual(place);
});

it.each([
  ['checkout rules over order', 'order=o1&quote=q1&checkout=true', 'CHECKOUT'],
  ['order over quote', 'order=o1&quote=q1', 'DISPLAY_ORDER'],
  ['quote over site list', 'siteList=l1&quote=q1', 'DISPLAY_QUOTE'],
  ['site list over building', 'siteList=l1&selectBuilding=true', 'CONFIGURE_PRODUCT'],
  ['building over search', 'searchStep=multi&selectBuilding=true', 'SELECT_BUILDING'],
  ['a purchase over a list', 'tab=quotes&searchStep=single', 'SEARCH_ADDRESS'],
  ['checkout without a quote counts as not given', 'checkout=true&siteList=l1', 'CONFIGURE_PRODUCT'],
  ['one quote is not compared', 'compare=q1&tab=quotes', 'LISTS'],
  ['unknown values count as not given', 'searchStep=other&tab=other&selectBuilding=1', 'SEARCH_ADDRESS'],
])('%s', (_, query, step) => {
  expect(placeOf(query).step).toBe(step);
});

it.each([
  ['what nothing is known of', 'searchStep=other&tab=other&note=1', 'note=1'],
  ['what another place needs', 'quote=q1&siteList=l1', 'quote=q1'],
  ['what is shown where nothing is compared', 'tab=quotes&chosen=B&differing=true', 'tab=quotes'],
  ['a line that names no price', 'quote=q1&checkout=true&line=1~v1&line=wrong', 'quote=q1&checkout=true&line=1%7Ev1'],
])('%s is taken out of the address', (_, query, corrected) => {
  expect(correctedQuery(new URLSearchParams(query))?.toString()).toBe(corrected);
});

it.each([
  '',
  'tab=quotes&statuses=SIGNED',
  'checkout=true&quote=q1&siteList=l1',
  'searchStep=single',
  'compare=q1,q2&chosen=q2',
])('the address ?%s stays as it is', (query) => {
  expect(correctedQuery(new URLSearchParams(query))).toBeUndefined();
});

it('offers no new quote to a company that sees of quote and order what it has ordered', () => {
  const menu = [{ path: quoteAndOrderPath }];
  expect(offersQuotes(menu, {})).toBe(true);
  expect(offersQuotes(menu, { quoteAndOrderOnlyOrders: true })).toBe(false);
  expect(offersQuotes([], {})).toBe(false);
});
