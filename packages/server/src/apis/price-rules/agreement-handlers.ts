import {
  completeOptions,
  dayOf,
  isDate,
  maxNameLength,
  validateText,
  type AgreementDraft,
  type Problem,
  type quoteAndOrderOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { Principal } from '../../identity/principal.ts';
import { isShare } from '../../pricing/check-price-book.ts';
import type { Currency, PriceBook, PricedCountry } from '../../pricing/price-book.ts';
import { currentPriceBook } from '../../pricing/price-books.repository.ts';
import { offeredOptions } from '../../pricing/product-options.ts';
import { findAgreement, listAgreements, saveAgreement, type StoredAgreement } from './agreements.repository.ts';
import { previewOf } from './preview.ts';
import { invalid } from './price-rule-handlers.ts';
import { countOpenQuotes } from './price-rules.repository.ts';

const objectType = 'frameworkAgreement';
/** Of the term that prices are compared by, in months. */
const usualTerm = 36;

/** The framework agreements of a customer, as the provider's administrators keep them. */
export function agreementHandlers(database: Database) {
  return {
    async listAgreementsInAdministration({ principal }) {
      return { status: 200, body: { items: await listAgreements(database.readsOf(principal)) } };
    },

    async previewAgreement({ principal, path, body }) {
      const queries = database.readsOf(principal);
      const now = await existing(queries, path.agreementId);
      const book = await currentPriceBook(queries);
      const after = checkedDraft(now, body, book);
      const today = dayOf(new Date());
      const ids = [...new Set([...idsOf(now), ...idsOf(after)])];
      const prices = ids.map((productId) => {
        const country = homeOf(principal);
        const currency = after.currency ?? now.currency ?? currencies[country];
        const lowest = (agreement: StoredAgreement) =>
          idsOf(agreement).includes(productId)
            ? lowestFee(book, productId, agreement, { country, currency, today })
            : null;
        return { productId, currency, nowMinor: lowest(now), afterMinor: lowest(after) };
      });
      return {
        status: 200,
        body: { prices, openQuotes: await countOpenQuotes(queries, { agreementId: now.id, today }) },
      };
    },

    updateAgreement: ({ principal, path, body, ifMatch, traceId, operationId: action }) =>
      database.withTenant(principal, async (transaction) => {
        const before = await existing(transaction, path.agreementId, { forUpdate: true });
        checkVersion(before, ifMatch);
        const after = checkedDraft(before, body, await currentPriceBook(transaction));
        await saveAgreement(transaction, after);
        await audit(transaction, { principal, traceId, action, objectType, objectId: before.id, before, after });
        const saved = await existing(transaction, before.id);
        return { status: 200 as const, body: saved, headers: { ETag: etagOf(saved) } };
      }),
  } satisfies Partial<Handlers<quoteAndOrderOperations>>;
}

const currencies: Readonly<Record<PricedCountry, Currency>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' };
const homes: Readonly<Record<Principal['registry'], PricedCountry>> = { se: 'SE', no: 'NO', dk: 'DK', com: 'SE' };

function homeOf({ registry }: Principal): PricedCountry {
  return homes[registry];
}

async function existing(
  queries: TenantQueries,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<StoredAgreement> {
  const found = await findAgreement(queries, id, options);
  if (found === undefined) throw new ProblemError(404);
  return found;
}

function idsOf({ products, productPackages }: StoredAgreement): string[] {
  return [...products, ...productPackages].map(({ id }) => id);
}

/** The agreement as it would be. A product that it has already may be one that the rules do not know. */
function checkedDraft(agreement: StoredAgreement, draft: AgreementDraft, book: PriceBook): StoredAgreement {
  const names = new Map([
    ...book.products.map(({ id, name }) => [id, name] as const),
    ...[...agreement.products, ...agreement.productPackages].map(({ id, name }) => [id, name] as const),
  ]);
  const { discountBasisPoints, validFrom, validTo } = draft;
  const errors: NonNullable<Problem['errors']> = [];
  const fault = (field: string, code: string | undefined) => {
    if (code !== undefined) errors.push({ field, code });
  };
  const nameError = validateText(draft.name, { maxLength: maxNameLength });
  if (nameError !== undefined) errors.push({ field: 'name', ...nameError });
  for (const field of ['productIds', 'productPackageIds'] as const) {
    fault(field, draft[field].every((id) => names.has(id)) ? undefined : 'unknown');
    fault(field, new Set(draft[field]).size === draft[field].length ? undefined : 'duplicate');
  }
  fault('discountBasisPoints', discountBasisPoints === 0 || isShare(discountBasisPoints) ? undefined : 'outOfRange');
  fault('validFrom', validFrom === null || isDate(validFrom) ? undefined : 'invalidFormat');
  fault('validTo', validTo === null || isDate(validTo) ? undefined : 'invalidFormat');
  fault('validTo', validFrom !== null && validTo !== null && validTo < validFrom ? 'past' : undefined);
  if (errors.length > 0) throw invalid(...errors);
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: names.get(id) ?? id }));
  return {
    ...agreement,
    name: draft.name.trim(),
    products: named(draft.productIds),
    productPackages: named(draft.productPackageIds),
    quoteAndOrderInternalUsersOnly: draft.quoteAndOrderInternalUsersOnly,
    discountBasisPoints,
    currency: draft.currency,
    validFrom,
    validTo,
  };
}

function lowestFee(
  book: PriceBook,
  productId: string,
  { id: agreementId, discountBasisPoints: agreementDiscount }: StoredAgreement,
  { country, currency, today: day }: { country: PricedCountry; currency: Currency; today: string },
): number | null {
  const prices = previewOf(book, book.rules, {
    productId,
    country,
    metres: 0,
    agreementId,
    agreementDiscount,
    currency,
    options: completeOptions(offeredOptions(book, [productId])),
    day,
  });
  const longest = Math.max(...prices.map(({ termMonths }) => termMonths));
  const term = prices.some(({ termMonths }) => termMonths === usualTerm) ? usualTerm : longest;
  const fees = prices.flatMap(({ termMonths, after }) => (termMonths === term ? (after.monthlyMinor ?? []) : []));
  return fees.length === 0 ? null : Math.min(...fees);
}
