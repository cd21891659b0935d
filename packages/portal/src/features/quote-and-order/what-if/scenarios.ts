import type { Quote } from '@skerry/contracts';
import { chosenEverywhere, isChoosable, type PriceChoice } from '../quote/choose/priceChoice.ts';
import { priceAt, priceMatrixOf } from '../quote/choose/priceMatrix.ts';
import { maxCompared } from '../quotePlace.ts';

/** Most that stand beside each other. */
export const maxScenarios = maxCompared;

/** A mix of prices: one variant for all sites, but for some. */
export interface Scenario {
  readonly variantId: string;
  /** Other variants, by site. */
  readonly others: ReadonlyMap<string, string>;
  /** What somebody calls it. */
  readonly name?: string;
}

/** Longest name of a scenario. */
export const maxScenarioName = 40;

/** As the address says it: `v2` for all, or `v2,3~v1` where site 3 has another one; a name follows after `!`. Undefined where the quote has no such variant. */
export function readScenario(
  text: string,
  { variants, sites }: Pick<Quote, 'variants' | 'sites'>,
): Scenario | undefined {
  const [mix = '', ...words] = text.split('!');
  const name = words.join('!').trim().slice(0, maxScenarioName).trim();
  const [variantId = '', ...rest] = mix.split(',');
  const isVariant = (id: string | undefined): id is string => variants.some((variant) => variant.id === id);
  if (!isVariant(variantId)) return undefined;
  const others = rest.flatMap((part): [string, string][] => {
    const [siteId, id] = part.split('~');
    const site = sites.find((each) => each.id === siteId);
    return site && isVariant(id) && id !== variantId && isChoosable(priceAt(site, id)) ? [[site.id, id]] : [];
  });
  return { variantId, others: new Map(others), ...(name !== '' && { name }) };
}

export function writeScenario({ variantId, others, name = '' }: Scenario): string {
  const mix = [variantId, ...[...others].map(([siteId, id]) => `${siteId}~${id}`)].join();
  return name === '' ? mix : `${mix}!${name}`;
}

/** The price that each site has in a scenario. */
export function choiceOf(quote: Pick<Quote, 'sites'>, { variantId, others }: Scenario): PriceChoice {
  return new Map([...chosenEverywhere(quote, variantId), ...others]);
}

/** The scenario that a choice is: what most sites have, and the others. Undefined where nothing is chosen. */
export function scenarioOf(choice: PriceChoice): Scenario | undefined {
  const ids = [...choice.values()];
  const countOf = (id: string) => ids.filter((each) => each === id).length;
  const [variantId] = [...new Set(ids)].toSorted((a, b) => countOf(b) - countOf(a));
  if (variantId === undefined) return undefined;
  return { variantId, others: new Map([...choice].filter(([, id]) => id !== variantId)) };
}

/** The scenario with another price at a site; the one of all is no exception. */
export function withSite(scenario: Scenario, siteId: string, variantId: string): Scenario {
  const others = new Map(scenario.others);
  if (variantId === scenario.variantId) others.delete(siteId);
  else others.set(siteId, variantId);
  return { ...scenario, others };
}

/** What nobody has chosen yet: the smallest capacity with its shortest and its longest term. */
export function firstScenarios(quote: Pick<Quote, 'variants' | 'sites' | 'status'>): Scenario[] {
  const [row] = priceMatrixOf(quote).rows;
  const ids = (row?.cells ?? []).flatMap((cell) => (cell && cell.priced > 0 ? [cell.variant.id] : []));
  return [...new Set([...ids.slice(0, 1), ...ids.slice(-1)])].map((variantId) => ({ variantId, others: new Map() }));
}
