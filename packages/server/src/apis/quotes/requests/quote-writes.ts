import {
  quoteActionsFor,
  validateProductOptions,
  type QuoteAction,
  type quoteAndOrderV4Operations,
} from '@skerry/contracts';
import { audit } from '../../../database/audit.ts';
import type { Database, Transaction } from '../../../database/connect.ts';
import { once } from '../../../database/idempotency.ts';
import type { StoredOptions } from '../../../database/schema/quotes.ts';
import type { Handlers } from '../../../http/operation.ts';
import { ProblemError } from '../../../http/problem.ts';
import { checkVersion, etagOf } from '../../../http/versions.ts';
import { nameOf, type Principal } from '../../../identity/principal.ts';
import type { PriceBook } from '../../../pricing/price-book.ts';
import { currentPriceBook } from '../../../pricing/price-books.repository.ts';
import { offeredOptions } from '../../../pricing/product-options.ts';
import { offeredProducts, openAgreement } from '../agreements.repository.ts';
import { byHand, confidenceOf } from '../outcome.ts';
import { changing, existing, objectType, quotesPath, statusOf, viewerOf, wholeQuote } from '../quote-answers.ts';
import {
  changeQuote,
  insertQuestion,
  insertQuote,
  saveAnswer,
  savePrices,
  type NewQuote,
} from '../quote-changes.repository.ts';
import type { StoredQuote, QuoteViewer } from '../quote-row.ts';
import { settleQuoteNotices } from '../tell-of-quote.ts';
import { stateOf } from '../quote-view.ts';
import { namedOptions } from './option-rules.ts';
import { checkedQuoteRequest, requiredText } from './request-rules.ts';

/** What customers do with quotes. `startPricing` is told of each that waits for its prices, when it is stored. */
export function quoteWrites(database: Database, startPricing: (customerId: string, quoteId: string) => void) {
  return {
    async requestQuote(call) {
      const { principal, body, traceId, operationId } = call;
      const reply = await database.withTenant(principal, (transaction) =>
        once(transaction, call, async () => {
          const request = await checkedQuoteRequest(transaction, body, principal);
          const id = await insertQuote(transaction, request);
          if (body.manualHandling === true) await leaveToSpecialist(transaction, id, request);
          const after = { ...body, priceBookVersion: request.priceBookVersion };
          await audit(transaction, { principal, traceId, action: operationId, objectType, objectId: id, after });
          return requested(transaction, principal, id);
        }),
      );
      startPricing(principal.customerId, reply.body.id);
      return reply;
    },

    async renewQuote(call) {
      const { principal, path, traceId, operationId } = call;
      const reply = await database.withTenant(principal, (transaction) =>
        once(transaction, { ...call, body: path }, async () => {
          const stored = await existing(transaction, path.quoteId, { forUpdate: true });
          const viewer = viewerOf(principal);
          refuseUnless(stored, viewer, 'renew');
          const request = await sameAgain(transaction, stored, principal, viewer.today);
          const id = await insertQuote(transaction, request);
          await changeQuote(transaction, stored.quote.id, { renewedBy: id }, { by: request.createdBy });
          const after = { renewalOf: stored.quote.id, priceBookVersion: request.priceBookVersion };
          await audit(transaction, { principal, traceId, action: operationId, objectType, objectId: id, after });
          return requested(transaction, principal, id);
        }),
      );
      startPricing(principal.customerId, reply.body.id);
      return reply;
    },

    withdrawQuote: ({ principal, path, ifMatch, traceId, operationId }) =>
      database.withTenant(principal, async (transaction) => {
        const stored = await existing(transaction, path.quoteId, { forUpdate: true });
        checkVersion(stored.quote, ifMatch);
        refuseUnless(stored, viewerOf(principal), 'withdraw');
        const { id: objectId, status } = stored.quote;
        await changeQuote(transaction, objectId, { withdrawn: true }, { by: nameOf(principal) });
        await settleQuoteNotices(transaction, stored.quote);
        const before = { status };
        await audit(transaction, { principal, traceId, action: operationId, objectType, objectId, before });
        return { status: 204 as const };
      }),

    askAboutQuote: (call) =>
      changing(database, call, async (transaction, stored, viewer) => {
        const text = requiredText('text', call.body.text);
        refuseUnless(stored, viewer, 'ask');
        const by = nameOf(call.principal);
        const questionId = await insertQuestion(transaction, stored.quote.id, {
          isFromProvider: false,
          text,
          askedBy: by,
        });
        await changeQuote(transaction, stored.quote.id, { needsSpecialist: true }, { by });
        return { after: { questionId, text } };
      }),

    answerQuoteQuestion: (call) =>
      changing(database, call, async (transaction, stored, viewer) => {
        const text = requiredText('text', call.body.text);
        const question = stored.questions.find(
          ({ id, is_from_provider: isTheirs }) => id === call.path.questionId && isTheirs,
        );
        if (question === undefined) throw new ProblemError(404);
        if (question.answer !== null) throw new ProblemError(409, { code: 'ALREADY_ANSWERED' });
        refuseUnless(stored, viewer, 'answer');
        const by = nameOf(call.principal);
        await saveAnswer(transaction, question.id, { text, by });
        const isLast =
          stored.questions.filter(({ is_from_provider: isTheirs, answer }) => isTheirs && answer === null).length === 1;
        const goesOn = stored.quote.status === 'INPUT_NEEDED' && isLast;
        const status = goesOn ? ('PRESALE_REQUESTED' as const) : undefined;
        await changeQuote(transaction, stored.quote.id, { status, needsSpecialist: true }, { by });
        if (isLast) await settleQuoteNotices(transaction, stored.quote);
        return { before: { status: stored.quote.status }, after: { questionId: question.id, text, status } };
      }),

    sendQuoteToManualHandling: (call) =>
      changing(database, call, async (transaction, stored, viewer) => {
        const text = requiredText('text', call.body.text);
        refuseUnless(stored, viewer, 'manualHandling');
        const by = nameOf(call.principal);
        const change = { status: 'PRESALE_REQUESTED', needsSpecialist: true, pricing: 'done' } as const;
        await changeQuote(transaction, stored.quote.id, change, { by, text });
        await settleQuoteNotices(transaction, stored.quote);
        return { before: { status: stored.quote.status }, after: { status: 'PRESALE_REQUESTED', text } };
      }),
  } satisfies Partial<Handlers<quoteAndOrderV4Operations>>;
}

/** Refuses what the state of the quote does not allow. An expired one says so, since it can be renewed. */
export function refuseUnless(stored: StoredQuote, viewer: QuoteViewer, action: QuoteAction): void {
  const status = statusOf(stored, viewer);
  if (quoteActionsFor(stateOf(stored.quote, stored.sites, status), viewer.roles).includes(action)) return;
  const isExpired = status === 'RENEW_ACCESSONLINE' && action !== 'renew';
  throw new ProblemError(409, { code: isExpired ? 'QUOTE_EXPIRED' : 'NOT_POSSIBLE' });
}

async function requested(transaction: Transaction, principal: Principal, id: string) {
  const body = await wholeQuote(transaction, principal, id);
  return { status: 202 as const, body, headers: { ETag: etagOf(body), Location: `${quotesPath}/${id}` } };
}

/** The same sites and variants, under the agreement and rules of today. */
async function sameAgain(
  transaction: Transaction,
  { quote, sites }: StoredQuote,
  principal: Principal,
  today: string,
): Promise<NewQuote> {
  const book = await currentPriceBook(transaction);
  const agreement = await openAgreement(transaction, quote.agreement_id, principal, today);
  return {
    name: quote.name,
    reference: quote.reference,
    note: quote.note,
    agreement,
    correlationId: quote.correlation_id,
    siteListId: quote.site_list_id,
    products: offeredProducts(agreement, book, quote.product_ids),
    variants: quote.variants,
    productOptions: quote.product_options,
    offeredOptions: sameOptions(book, { quote, sites }),
    priceBookVersion: book.version,
    currency: quote.currency,
    sites: sites.map(({ site }) => site),
    createdBy: nameOf(principal),
    createdByUserId: principal.userId,
    renewalOf: quote.id,
  };
}

/** What the quote's options are called today. Refused where one of them is no longer sold: what was chosen is never left out in silence. */
function sameOptions(book: PriceBook, { quote, sites }: Pick<StoredQuote, 'quote' | 'sites'>): StoredOptions {
  const offered = offeredOptions(book, quote.product_ids);
  const chosen = [quote.product_options, ...sites.flatMap(({ site }) => site.productOptions ?? [])];
  if (chosen.some((options) => validateProductOptions(offered, options, '').length > 0))
    throw new ProblemError(409, { code: 'OPTION_LOST' });
  return namedOptions(offered, chosen);
}

/** Every price is there from the start, and a specialist's. */
async function leaveToSpecialist(
  transaction: Transaction,
  id: string,
  { sites, variants, createdBy, note }: NewQuote,
): Promise<void> {
  const prices = variants.map((variant) => byHand(variant.id));
  await savePrices(
    transaction,
    id,
    sites.map((_site, place) => ({ position: place + 1, confidence: confidenceOf(prices), prices })),
  );
  await changeQuote(
    transaction,
    id,
    { status: 'PRESALE_REQUESTED', needsSpecialist: true },
    { by: createdBy, text: note },
  );
}
