import type { quoteAndOrderV4Operations } from '@skerry/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { etagOf } from '../../http/versions.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { approvalHandlers } from './approvals/approval-handlers.ts';
import { quoteDocumentHandlers } from './document/document-handler.ts';
import { duplicateQuoteHandlers } from './requests/duplicate-quote.ts';
import { runPricing, type PricingEngine } from './requests/pricing-run.ts';
import { isLeftAlone, progressHandlers } from './requests/progress.ts';
import { contextOf, existing, viewerOf } from './quote-answers.ts';
import { quoteOf, summaryOf } from './quote-view.ts';
import { quoteWrites } from './requests/quote-writes.ts';
import { countQuotes, listQuotes } from './quotes.repository.ts';
import { specialistHandlers } from './handling/specialist.ts';
import { commaList } from '../../http/comma-list.ts';

const pageSizeUnlessAsked = 10;

/** The built-in quotes. */
export function quotesHandlers(
  database: Database,
  sender: MailSender,
  log: Pick<FastifyBaseLogger, 'error'>,
  engine?: PricingEngine,
): Handlers<quoteAndOrderV4Operations> {
  /** Nobody waits for it: a failure is told to the provider, and the next who looks at the quote has it gone on with. */
  const startPricing = (customerId: string, quoteId: string) => {
    runPricing(database, customerId, quoteId, engine).catch((error: unknown) => log.error(error, 'pricing failed'));
  };
  return {
    ...quoteWrites(database, startPricing),
    ...progressHandlers(database, startPricing),
    ...specialistHandlers(database),
    ...approvalHandlers(database, sender),
    ...quoteDocumentHandlers(database, sender),
    ...duplicateQuoteHandlers(database),

    async listQuotes({ principal, query }) {
      const { page = 0, pageSize = pageSizeUnlessAsked, sortBy = '-updatedAt', waitingFirst = true } = query;
      const { validityStatus = 'All' } = query;
      const queries = database.readsOf(principal);
      const viewer = viewerOf(principal);
      const filter = {
        statuses: commaList(query.statuses),
        products: commaList(query.products),
        validity: validityStatus === 'All' ? undefined : validityStatus,
        maxSites: query.maxNoOfSitesPerOpportunity,
        minSites: query.minNoOfSites,
        mine: query.mine,
        waiting: query.waiting,
        changedFrom: query.changedFrom,
        text: query.referenceSearchString,
      };
      const [{ rows, totalItems }, counts] = await Promise.all([
        listQuotes(queries, filter, { page, pageSize, sortBy, waitingFirst }, viewer),
        countQuotes(queries, viewer),
      ]);
      const items = rows.map((row) => summaryOf(row, viewer));
      const totalPages = Math.ceil(totalItems / pageSize);
      return { status: 200, body: { items, totalItems, totalPages, currentPage: page, counts } };
    },

    async getQuote({ principal, path }) {
      const queries = database.readsOf(principal);
      const stored = await existing(queries, path.quoteId);
      if (isLeftAlone(stored.quote)) startPricing(principal.customerId, stored.quote.id);
      const body = quoteOf(stored, await contextOf(queries, viewerOf(principal), stored.quote.currency));
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },
  };
}
