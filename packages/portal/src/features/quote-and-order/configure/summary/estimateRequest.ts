import type { QuotableProduct } from '@skerry/contracts';
import type { EstimateRequest } from '../../purchase.queries.ts';
import type { ChoiceFault, Choices } from '../choices.ts';
import { askedOptions } from '../options/options.ts';
import { isLocated, type QuotableSite } from '../plannedSites.ts';

/** Of more sites nobody waits for the sum. */
const maxSites = 10;
/** What a price follows from. */
const priced = /^(?:agreementId|productId|capacitiesBps|terms|accessTypes|addonIds|ownOptions|characteristics\..+)$/;

/** What the price so far is asked for with; nothing while it can't be known. */
export function estimateRequest(
  choices: Choices,
  product: QuotableProduct | undefined,
  { sites, faults }: { sites: readonly QuotableSite[]; faults: readonly ChoiceFault[] },
): EstimateRequest | undefined {
  if (product === undefined || product.capacitiesBps.length === 0) return undefined;
  if (sites.length > maxSites || faults.some(({ field }) => priced.test(field))) return undefined;
  const located = sites.filter(isLocated);
  if (located.length === 0 || located.length < sites.length) return undefined;
  const { agreementId, capacitiesBps, terms, accessTypes, fastTrack } = choices;
  return {
    agreementId,
    productId: product.id,
    capacitiesBps: [...capacitiesBps],
    terms: [...terms],
    accessTypes: [...accessTypes],
    ...(fastTrack && { fastTrack }),
    productOptions: askedOptions(product, choices.options),
    sites: located.map(({ id, country, locationCoordinate: { longitude, latitude } }) => {
      const own = choices.ownOptions[id];
      return {
        country,
        coordinates: { longitude, latitude },
        ...(own && { productOptions: askedOptions(product, own) }),
      };
    }),
  };
}
