import { aPrice, aQuote, aQuoteSite, aVariant, noPrice } from '../testing/aQuote.ts';
import { choiceOf, firstScenarios, readScenario, withSite, writeScenario } from './scenarios.ts';

const quote = aQuote({
  siteCount: 3,
  variants: [aVariant('v1', 200, 12), aVariant('v2', 200, 36), aVariant('v3', 1000, 12)],
  sites: [
    aQuoteSite({ prices: [aPrice('v1', 2000), aPrice('v2', 1500), aPrice('v3', 3000)] }),
    aQuoteSite({ id: '2', prices: [aPrice('v1', 2000), aPrice('v2', 1500), aPrice('v3', 3000)] }),
    aQuoteSite({ id: '3', prices: [noPrice('v1'), aPrice('v2', 1500), noPrice('v3')] }),
  ],
});

it.each(['v1', 'v2,2~v3', 'v2,2~v3!Radio at small ones!'])('the address %s is its scenario', (text) => {
  const scenario = readScenario(text, quote);
  expect(scenario && writeScenario(scenario)).toBe(text);
});

it('leaves out what the quote has not', () => {
  expect(readScenario('v9', quote)).toBeUndefined();
  expect([...(readScenario('v2,9~v1,1~v9,3~v1,2~v2,1', quote)?.others ?? [])]).toEqual([]);
});

it('is one price for all that have it, but for some', () => {
  const scenario = readScenario('v1,2~v3', quote);
  expect(scenario && [...choiceOf(quote, scenario)]).toEqual([
    ['1', 'v1'],
    ['2', 'v3'],
  ]);
  expect(scenario && writeScenario(withSite(withSite(scenario, '2', 'v1'), '3', 'v2'))).toBe('v1,3~v2');
});

it('begins with the shortest and the longest term of the smallest capacity', () => {
  expect(firstScenarios(quote).map(writeScenario)).toEqual(['v1', 'v2']);
});
