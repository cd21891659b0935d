import { Readable } from 'node:stream';
import type { Quote, quoteAndOrderV4Operations } from '@skerry/contracts';
import { preferredLanguage } from '@skerry/i18n';
import type { Database, TenantQueries } from '../../../database/connect.ts';
import { customerNameOf } from '../../../database/customer-name.ts';
import { exportName, fileAnswer } from '../../../files/file-answer.ts';
import { pdfFile } from '../../../files/pdf/pdf-file.ts';
import { zipParts, type ZipEntry } from '../../../files/zip.ts';
import type { Handlers } from '../../../http/operation.ts';
import { invalid, ProblemError } from '../../../http/problem.ts';
import type { Principal } from '../../../identity/principal.ts';
import { viewerOf, wholeQuote } from '../quote-answers.ts';
import { quoteDocument } from './quote-document.ts';
import { commaList } from '../../../http/comma-list.ts';

/** In one file: each is read as a whole. */
const maxDocuments = 20;

/** Quotes as PDF files. `appName` is their author. */
export function quoteDocumentHandlers(
  database: Database,
  { appName }: { appName: string },
): Pick<Handlers<quoteAndOrderV4Operations>, 'getQuoteDocument' | 'getQuoteDocuments'> {
  async function writer(queries: TenantQueries, principal: Principal, acceptLanguage: string | undefined) {
    const context = {
      language: preferredLanguage(acceptLanguage),
      appName,
      customerName: await customerNameOf(queries),
      today: viewerOf(principal).today,
    };
    return (quote: Quote) => pdfFile(quoteDocument(quote, context));
  }

  return {
    async getQuoteDocument({ principal, path, acceptLanguage }) {
      const queries = database.readsOf(principal);
      const quote = await wholeQuote(queries, principal, path.quoteId);
      if (quote.prices.priced === 0) throw new ProblemError(409, { code: 'NO_PRICES' });
      const pdfOf = await writer(queries, principal, acceptLanguage);
      return fileAnswer(pdfOf(quote), nameOf(quote), 'pdf');
    },

    async getQuoteDocuments({ principal, query, acceptLanguage }) {
      const ids = [...new Set(commaList(query.quoteIds))];
      if (ids.length === 0) throw invalid({ field: 'quoteIds', code: 'required' });
      if (ids.length > maxDocuments) throw invalid({ field: 'quoteIds', code: 'tooMany' });
      const queries = database.readsOf(principal);
      const quotes: Quote[] = [];
      for (const id of ids) quotes.push(await wholeQuote(queries, principal, id));
      const priced = quotes.filter(({ prices }) => prices.priced > 0);
      if (priced.length === 0) throw new ProblemError(409, { code: 'NO_PRICES' });
      const pdfOf = await writer(queries, principal, acceptLanguage);
      // One is written when the one before it has been read.
      function* entries(): Generator<ZipEntry> {
        for (const quote of priced) yield { name: `${nameOf(quote)}.pdf`, content: pdfOf(quote) };
      }
      const file = Readable.from(zipParts(entries()), { objectMode: false });
      return fileAnswer(file, exportName('quotes', principal.customerId), 'zip');
    },
  };
}

function nameOf({ number }: Quote): string {
  return `quote-${number}`;
}
