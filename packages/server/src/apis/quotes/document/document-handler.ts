import type { quoteAndOrderV4Operations } from '@skerry/contracts';
import { preferredLanguage } from '@skerry/i18n';
import type { Database } from '../../../database/connect.ts';
import { customerNameOf } from '../../../database/customer-name.ts';
import { fileAnswer } from '../../../files/file-answer.ts';
import { pdfFile } from '../../../files/pdf/pdf-file.ts';
import type { Handlers } from '../../../http/operation.ts';
import { ProblemError } from '../../../http/problem.ts';
import { viewerOf, wholeQuote } from '../quote-answers.ts';
import { quoteDocument } from './quote-document.ts';

/** Quotes as PDF files. `appName` is their author. */
export function quoteDocumentHandlers(
  database: Database,
  { appName }: { appName: string },
): Pick<Handlers<quoteAndOrderV4Operations>, 'getQuoteDocument'> {
  return {
    async getQuoteDocument({ principal, path, acceptLanguage }) {
      const queries = database.readsOf(principal);
      const quote = await wholeQuote(queries, principal, path.quoteId);
      if (quote.prices.priced === 0) throw new ProblemError(409, { code: 'NO_PRICES' });
      const content = quoteDocument(quote, {
        language: preferredLanguage(acceptLanguage),
        appName,
        customerName: await customerNameOf(queries),
        today: viewerOf(principal).today,
      });
      return fileAnswer(pdfFile(content), `quote-${quote.number}`, 'pdf');
    },
  };
}
