import {
  addDays,
  isBlank,
  isQuoteStatus,
  nextQuoteStatuses,
  pricedQuoteStatuses,
  type quoteAndOrderV4Operations,
  type QuoteStatus,
  type SpecialistAnswer,
} from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import type { StoredPrice } from '../../../database/schema/quotes.ts';
import type { Handlers } from '../../../http/operation.ts';
import { invalid, ProblemError } from '../../../http/problem.ts';
import { etagOf } from '../../../http/versions.ts';
import { isAmount } from '../../../pricing/check-price-book.ts';
import { priceBookOf } from '../../../pricing/price-books.repository.ts';
import { byHand, confidenceOf, outcomeOf } from '../outcome.ts';
import { listWaitingQuotes } from './handling.repository.ts';
import { changing, statusOf, viewerOf, wholeQuote } from '../quote-answers.ts';
import { changeQuote, insertQuestion, saveAnswer, savePrices } from '../quote-changes.repository.ts';
import type { QuoteSiteRow, StoredQuote } from '../quote-row.ts';
import { summaryOf } from '../quote-view.ts';
import { tellOfAnswer } from '../tell-of-quote.ts';
import { requiredText } from '../requests/request-rules.ts';
import { nameOf } from '../../../identity/principal.ts';

/** What the provider's staff do with quotes that rules alone do not answer. */
export function specialistHandlers(database: Database) {
  return {
    async listQuotesInHandling({ principal, query }) {
      const { page = 0, pageSize = 25, searchString, customerId } = query;
      const viewer = viewerOf(principal);
      const filter = { searchString, customerId, reasons: query.reasons?.split(',') };
      const { items, totalItems } = await listWaitingQuotes(database, filter, { page, pageSize }, viewer.today);
      const totalPages = Math.ceil(totalItems / pageSize);
      const body = {
        items: items.map(({ quote, ...item }) => ({ ...item, quote: summaryOf(quote, viewer) })),
        totalItems,
        totalPages,
        currentPage: page,
      };
      return { status: 200, body };
    },

    async getQuoteInHandling({ principal, path }) {
      const body = await wholeQuote(database.readsOf(principal), principal, path.quoteId);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    answerAsSpecialist: (call) =>
      changing(database, call, async (transaction, stored, viewer) => {
        const { today } = viewer;
        const { body, principal } = call;
        const { quote } = stored;
        const status = checkedStatus(stored, body.status, statusOf(stored, viewer));
        refuseUnderApproval(stored, body, status);
        const by = nameOf(principal);
        const isQuestion = status === 'INPUT_NEEDED';
        const text =
          isQuestion || body.questionId !== undefined
            ? requiredText('text', body.text ?? '')
            : isBlank(body.text ?? '')
              ? ''
              : requiredText('text', body.text ?? '');
        if (body.questionId !== undefined)
          await saveAnswer(transaction, openQuestion(stored, body.questionId), { text, by });
        if (isQuestion && body.questionId === undefined)
          await insertQuestion(transaction, quote.id, { isFromProvider: true, text, askedBy: by });
        const { sites, changed } = specialPrices(stored, body, by);
        await savePrices(transaction, quote.id, changed);
        const outcome = outcomeOf(sites);
        const isPriced = (pricedQuoteStatuses as readonly string[]).includes(status);
        const needed = status === 'ESTIMATED' ? outcome.priced : outcome.firm;
        if (isPriced && needed === 0) throw invalid({ field: 'prices', code: 'required' });
        const isMoved = status !== quote.status;
        const book = await priceBookOf(transaction, quote.price_book_version);
        await changeQuote(
          transaction,
          quote.id,
          {
            ...(isMoved && { status }),
            outcome,
            // Whoever has new prices has the whole time for them.
            ...(isPriced && (isMoved || changed.length > 0) && { validUntil: addDays(today, book.validDays) }),
            needsSpecialist: hasOtherQuestion(stored, body.questionId),
            pricing: 'done',
          },
          { by, text: isQuestion ? '' : text },
        );
        if (isMoved || changed.length > 0) await tellOfAnswer(transaction, quote, status);
        return { before: { status: quote.status }, after: { ...body, status } };
      }),
  } satisfies Partial<Handlers<quoteAndOrderV4Operations>>;
}

/** Any step that the statuses allow, or the same one again; what has expired or been signed is left alone. `today` is the status with the day counted in. */
function checkedStatus({ quote }: StoredQuote, status: string, today: string): QuoteStatus {
  if (!isQuoteStatus(status)) throw invalid({ field: 'status', code: 'unknown' });
  const isOver = nextQuoteStatuses(today).length === 0;
  const isAllowed = status === quote.status || nextQuoteStatuses(quote.status).includes(status);
  // Those two come of ordering and of time.
  const isOurs = status !== 'SIGNED' && status !== 'RENEW_ACCESSONLINE';
  if (isOver || !isAllowed || !isOurs) throw new ProblemError(409, { code: 'TRANSITION_NOT_ALLOWED' });
  return status;
}

/** What somebody is asked to approve stays as it is until they have. */
function refuseUnderApproval({ quote }: StoredQuote, { prices = [] }: SpecialistAnswer, status: QuoteStatus): void {
  if (quote.approval_status === 'PENDING' && (prices.length > 0 || status !== quote.status))
    throw new ProblemError(409, { code: 'APPROVAL_PENDING' });
}

function openQuestion({ questions }: StoredQuote, id: string): string {
  const question = questions.find((one) => one.id === id && !one.is_from_provider);
  if (question === undefined) throw invalid({ field: 'questionId', code: 'unknown' });
  if (question.answer !== null) throw new ProblemError(409, { code: 'ALREADY_ANSWERED' });
  return question.id;
}

function hasOtherQuestion({ questions }: StoredQuote, answered: string | undefined): boolean {
  return questions.some(
    ({ id, is_from_provider: isTheirs, answer }) => !isTheirs && answer === null && id !== answered,
  );
}

/** The quote's sites with the special prices in place of others, and those sites that have changed. */
function specialPrices(
  { quote, sites }: StoredQuote,
  { prices = [] }: SpecialistAnswer,
  name: string,
): { sites: QuoteSiteRow[]; changed: QuoteSiteRow[] } {
  const variants = new Set(quote.variants.map(({ id }) => id));
  const wanted = new Map(prices.map((price) => [`${price.siteId} ${price.variantId}`, price]));
  const errors = prices.flatMap(({ siteId, variantId, monthlyMinor, oneTimeMinor }, place) => {
    if (!sites.some(({ position }) => String(position) === siteId))
      return [{ field: `prices.${place}.siteId`, code: 'unknown' }];
    if (!variants.has(variantId)) return [{ field: `prices.${place}.variantId`, code: 'unknown' }];
    return isAmount(monthlyMinor) && isAmount(oneTimeMinor)
      ? []
      : [{ field: `prices.${place}.monthlyMinor`, code: 'outOfRange' }];
  });
  if (errors.length > 0) throw invalid(...errors);
  const changed: QuoteSiteRow[] = [];
  const after = sites.map((site): QuoteSiteRow => {
    const replaced = pricesOf(site, quote.variants).map((price) => {
      const special = wanted.get(`${site.position} ${price.variantId}`);
      if (special === undefined) return price;
      if (price.orderId !== null) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
      const { monthlyMinor, oneTimeMinor, level, leadTimeWeeks } = special;
      const amounts = { monthlyMinor, oneTimeMinor };
      const line = {
        ruleId: 'special',
        name,
        kind: 'special',
        basisPoints: null,
        monthlyChangeMinor: monthlyMinor,
        oneTimeChangeMinor: oneTimeMinor,
        ...amounts,
      };
      return {
        ...price,
        ...amounts,
        level,
        leadTimeWeeks,
        confidence: level === 'firm' ? 'green' : 'yellow',
        code: null,
        lines: [line],
      };
    });
    if (quote.variants.every(({ id }) => !wanted.has(`${site.position} ${id}`))) return site;
    const one = { ...site, prices: replaced, confidence: confidenceOf(replaced) };
    changed.push(one);
    return one;
  });
  return { sites: after, changed };
}

/** A price for each variant: where the rules gave up on a site, it has none yet. */
function pricesOf({ prices }: QuoteSiteRow, variants: StoredQuote['quote']['variants']): StoredPrice[] {
  return variants.map(({ id }) => prices.find(({ variantId }) => variantId === id) ?? byHand(id));
}
