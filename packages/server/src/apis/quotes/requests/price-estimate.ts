import { completeOptions, dayOf, type PriceEstimate, type quoteAndOrderOperations } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/operation.ts';
import { invalid } from '../../../http/problem.ts';
import { currentPriceBook } from '../../../pricing/price-books.repository.ts';
import { priceSites, type PriceCell } from '../../../pricing/price-sites.ts';
import { offeredOptions } from '../../../pricing/product-options.ts';
import { offeredProducts, openAgreement } from '../agreements.repository.ts';
import { optionErrors } from './option-rules.ts';
import { currencyOf, refuseUnstorable } from './request-rules.ts';

/** What a product would cost before prices are asked for. */
export function priceEstimateHandlers(database: Database): Pick<Handlers<quoteAndOrderOperations>, 'estimatePrice'> {
  return {
    async estimatePrice({ principal, body }) {
      refuseUnstorable(body);
      const { productId, capacitiesBps, terms, accessTypes, fastTrack = false, sites } = body;
      const queries = database.readsOf(principal);
      const day = dayOf(new Date());
      const agreement = await openAgreement(queries, body.agreementId, principal, day);
      const book = await currentPriceBook(queries);
      offeredProducts(agreement, book, [productId]);
      const offered = offeredOptions(book, [productId]);
      const errors = optionErrors(body, offered);
      if (errors.length > 0) throw invalid(...errors);
      const currency = currencyOf(agreement, sites, principal);
      const variants = capacitiesBps.flatMap((capacityBps) =>
        accessTypes.flatMap((accessType) =>
          terms.map((term) => ({ productId, capacityBps, term, accessType, fastTrack })),
        ),
      );
      const places = sites.map(({ country, coordinates, productOptions }, place) => ({
        id: String(place),
        country,
        ...coordinates,
        options: completeOptions(offered, productOptions ?? body.productOptions),
      }));
      const asked = { agreementId: agreement.id, agreementDiscount: agreement.discount, currency, day };
      const priced = [...priceSites(book, places, variants, asked)];
      const ways = variants.flatMap((variant) => {
        const cells = priced.flatMap((site) => site.cells.filter((cell) => cell.variant === variant));
        return cells.every(({ level }) => level !== null) ? [sumOf(cells)] : [];
      });
      const [lowest = nothing] = ways.toSorted(
        (one, other) =>
          (one.monthlyMinor ?? 0) - (other.monthlyMinor ?? 0) || (one.oneTimeMinor ?? 0) - (other.oneTimeMinor ?? 0),
      );
      return { status: 200, body: { ...lowest, currency } };
    },
  };
}

type Summed = Omit<PriceEstimate, 'currency'>;

const nothing: Summed = {
  capacityBps: null,
  termMonths: null,
  accessType: null,
  level: null,
  monthlyMinor: null,
  oneTimeMinor: null,
  lines: [],
};

/** One way of buying it at all sites: as firm as the least of them, its lines added up by rule. */
function sumOf(cells: readonly PriceCell[]): Summed {
  const [first] = cells;
  if (first === undefined) return nothing;
  const sums = new Map<string, PriceEstimate['lines'][number]>();
  for (const line of cells.flatMap((cell) => cell.lines)) {
    const before = sums.get(line.ruleId);
    const changes = {
      monthlyChangeMinor: line.monthlyChangeMinor + (before?.monthlyChangeMinor ?? 0),
      oneTimeChangeMinor: line.oneTimeChangeMinor + (before?.oneTimeChangeMinor ?? 0),
    };
    sums.set(line.ruleId, { ...line, ...before, ...changes });
  }
  let [monthlyMinor, oneTimeMinor] = [0, 0];
  const lines = [...sums.values()].map((line) => {
    monthlyMinor += line.monthlyChangeMinor;
    oneTimeMinor += line.oneTimeChangeMinor;
    return { ...line, monthlyMinor, oneTimeMinor };
  });
  return {
    capacityBps: first.variant.capacityBps,
    termMonths: first.variant.term,
    accessType: first.variant.accessType,
    level: cells.every(({ level }) => level === 'firm') ? 'firm' : 'estimate',
    monthlyMinor,
    oneTimeMinor,
    lines,
  };
}
