import {
  completeOptions,
  dayOf,
  isBlank,
  validateOrderText,
  type Problem,
  type PriceRuleDraft,
  type quoteAndOrderOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import { isStorable, unstorableFields } from '../../database/stored-text.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import { nameOf, type Principal } from '../../identity/principal.ts';
import { capacitiesOf } from '../../pricing/capacities.ts';
import { faultsOf } from '../../pricing/check-price-book.ts';
import type { Currency, PriceBook, PriceRule } from '../../pricing/price-book.ts';
import { currentPriceBook } from '../../pricing/price-books.repository.ts';
import { offeredOptions } from '../../pricing/product-options.ts';
import { findAgreement } from './agreements.repository.ts';
import { previewOf } from './preview.ts';
import {
  countOpenQuotes,
  decideProposal,
  findProposal,
  insertProposal,
  insertVersion,
  lockPriceRules,
  readPriceRules,
  waitingProposal,
} from './price-rules.repository.ts';

const objectType = 'priceRules';
/** Of one product: with its terms and ways of access, each is a dozen prices, and all rules are gone through for each of them. */
const maxCapacities = 100;
const ofCountry: Readonly<Record<string, Currency>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' };

/** The price rules, as the provider's administrators keep them. The whole of each version and proposal is stored, so audit rows only name it. */
export function priceRuleHandlers(database: Database) {
  return {
    async getPriceRules({ principal }) {
      const body = await readPriceRules(database.readsOf(principal), principal.accountId);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    async previewPriceRules({ principal, body }) {
      const queries = database.readsOf(principal);
      const book = await currentPriceBook(queries);
      const rules = checkedRules(body.rules, book);
      const { productId, country, metres, agreementId } = body;
      if (!isStorable(productId)) throw invalid({ field: 'productId', code: 'unknown' });
      const agreement = agreementId === undefined ? undefined : await findAgreement(queries, agreementId);
      if (agreementId !== undefined && agreement === undefined)
        throw invalid({ field: 'agreementId', code: 'unknown' });
      const day = dayOf(new Date());
      const prices = previewOf(book, rules, {
        productId,
        country,
        metres,
        agreementId: agreementId ?? '',
        agreementDiscount: agreement?.discountBasisPoints ?? 0,
        currency: body.currency ?? agreement?.currency ?? ofCountry[country] ?? 'SEK',
        options: completeOptions(offeredOptions(book, [productId]), body.productOptions),
        day,
      });
      return { status: 200, body: { prices, openQuotes: await countOpenQuotes(queries, { productId, today: day }) } };
    },

    proposePriceRules: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { principal, body, ifMatch, traceId, operationId: action } = call;
          await lockPriceRules(transaction);
          const book = await currentPriceBook(transaction);
          checkVersion(book, ifMatch);
          const rules = checkedRules(body.rules, book);
          const reason = checkedReason(body.reason);
          const waiting = await waitingProposal(transaction);
          if (waiting !== undefined && waiting.made_by_account_id !== principal.accountId)
            throw new ProblemError(409, { code: 'PROPOSAL_WAITING' });
          if (waiting !== undefined) await decideProposal(transaction, waiting.id, 'REPLACED', nameOf(principal));
          const id = await insertProposal(transaction, {
            basedOn: book.version,
            rules,
            reason,
            by: nameOf(principal),
            byAccountId: principal.accountId,
          });
          await audit(transaction, {
            principal,
            traceId,
            action,
            objectType,
            objectId: id,
            after: { basedOn: book.version },
          });
          return answer(transaction, principal);
        }),
      ),

    decidePriceRules: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, { ...call, body: { ...call.path, ...call.body } }, async () => {
          const { principal, path, body, traceId, operationId: action } = call;
          await lockPriceRules(transaction);
          const proposal = await findProposal(transaction, path.proposalId);
          if (proposal === undefined) throw new ProblemError(404);
          if (proposal.status !== 'WAITING') throw new ProblemError(409, { code: 'ALREADY_DECIDED' });
          if (body.isApproved && proposal.made_by_account_id === principal.accountId)
            throw new ProblemError(403, { code: 'OWN_REQUEST' });
          const book = await currentPriceBook(transaction);
          // Nobody else's change was approved since: one proposal waits at a time. A version can be seeded, though.
          if (body.isApproved && book.version !== proposal.based_on)
            throw new ProblemError(412, { code: 'STALE_VERSION', headers: { etag: etagOf(book) } });
          await decideProposal(transaction, proposal.id, body.isApproved ? 'APPROVED' : 'REJECTED', nameOf(principal));
          const version = body.isApproved
            ? await insertVersion(transaction, book, proposal, nameOf(principal))
            : undefined;
          const after = { isApproved: body.isApproved, version };
          await audit(transaction, { principal, traceId, action, objectType, objectId: proposal.id, after });
          return answer(transaction, principal);
        }),
      ),
  } satisfies Partial<Handlers<quoteAndOrderOperations>>;
}

async function answer(queries: TenantQueries | Transaction, principal: Principal) {
  const body = await readPriceRules(queries, principal.accountId);
  return { status: 201 as const, body, headers: { ETag: etagOf(body) } };
}

/** The rules as the engine takes them. Throws 422 with all their faults. */
function checkedRules(drafts: readonly PriceRuleDraft[], book: PriceBook): PriceRule[] {
  const rules: PriceRule[] = [...drafts];
  const faults = [
    ...faultsOf({ ...book, rules }),
    ...rules.flatMap((rule, place) =>
      unstorableFields(rule).map((field) => ({ place, field, code: 'unsupportedCharacter' })),
    ),
  ];
  if (faults.length > 0)
    throw invalid(...faults.map(({ place, field, code }) => ({ field: `rules.${place}.${field}`, code })));
  if (book.products.some(({ id }) => capacitiesOf(rules, id).length > maxCapacities))
    throw invalid({ field: 'rules', code: 'tooMany' });
  return rules;
}

function checkedReason(reason: string): string {
  const error = isBlank(reason) ? { code: 'required' as const } : validateOrderText(reason);
  if (error !== undefined) throw invalid({ field: 'reason', ...error });
  return reason.trim();
}

export function invalid(...errors: NonNullable<Problem['errors']>): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}
