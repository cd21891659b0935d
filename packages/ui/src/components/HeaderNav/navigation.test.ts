import { exampleGroups } from '../AppHeader/exampleNavigation.ts';
import { emptyFrom, highlightedOf, tickOf, type Highlight, type NavItem } from './navigation.ts';

const icon = () => null;
const item = (highlight?: Highlight): NavItem => ({
  href: `/${highlight}`,
  label: String(highlight),
  icon,
  ...(highlight !== undefined && { highlight }),
});

describe('highlightedOf', () => {
  it('gives the candidates in their order and the one that is always highlighted last', () => {
    expect(highlightedOf(exampleGroups('')).map(({ label }) => label)).toEqual([
      'Sites and services',
      'Tickets',
      'Invoices',
      'Quote and order',
    ]);
  });
});

describe('tickOf', () => {
  it.each([
    ['#services', 1],
    ['#quote-and-order', 'always'],
    ['#users', 'more'],
    ['#home', undefined],
    ['#unknown', undefined],
  ])('at %s is %s', (href, place) => expect(tickOf(exampleGroups(href))).toBe(place));
});

describe('emptyFrom', () => {
  it.each([
    [['always'], 'large'],
    [['always', 1], 'extraLarge'],
    [[1, 2, 3], 'veryLarge'],
    [[1, undefined], undefined],
  ] as const)('a group of %j is empty from %s', (highlights, width) => {
    expect(emptyFrom(highlights.map((highlight) => item(highlight)))).toBe(width);
  });
});
