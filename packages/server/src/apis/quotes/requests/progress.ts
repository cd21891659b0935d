import { Readable } from 'node:stream';
import type { quoteAndOrderV4Operations } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import { eventHeaders } from '../../../http/event-headers.ts';
import type { Handlers } from '../../../http/operation.ts';
import { ProblemError } from '../../../http/problem.ts';
import { viewerOf } from '../quote-answers.ts';
import type { QuoteRow } from '../quote-row.ts';
import { isBeingPriced, progressOf } from '../quote-view.ts';
import { findQuoteRow } from '../quote.repository.ts';

/** In milliseconds. A server that ends waits for its streams, and not for longer than ten seconds. */
const [betweenLooks, longest] = [300, 8_000];

/** How far the pricing of a quote has come. Whoever asks has one that nobody is pricing gone on with. */
export function progressHandlers(database: Database, startPricing: (customerId: string, quoteId: string) => void) {
  const found = (row: QuoteRow | undefined, customerId: string): QuoteRow => {
    if (row === undefined) throw new ProblemError(404);
    if (isLeftAlone(row)) startPricing(customerId, row.id);
    return row;
  };
  return {
    async getQuoteProgress({ principal, path }) {
      const row = found(await findQuoteRow(database.readsOf(principal), path.quoteId), principal.customerId);
      return { status: 200, body: progressOf(row, viewerOf(principal).today) };
    },

    async streamQuoteProgress({ principal, path }) {
      const { customerId } = principal;
      const look = () => findQuoteRow(database.readsOf(principal), path.quoteId);
      const first = found(await look(), customerId);
      async function* events() {
        const end = Date.now() + longest;
        let [row, told]: [QuoteRow | undefined, number] = [first, 0];
        // A quote that is withdrawn meanwhile has no more to tell.
        while (row !== undefined) {
          if (row.version !== told) yield `data: ${JSON.stringify(progressOf(row, viewerOf(principal).today))}\n\n`;
          told = row.version;
          if (!isBeingPriced(row) || Date.now() > end) return;
          await new Promise((resolve) => setTimeout(resolve, betweenLooks).unref());
          row = await look();
          if (row !== undefined) found(row, customerId);
        }
      }
      return { status: 200, body: Readable.from(events()), headers: eventHeaders };
    },
  } satisfies Partial<Handlers<quoteAndOrderV4Operations>>;
}

/** Whether rules should be at it, and no process is. */
export function isLeftAlone(row: QuoteRow): boolean {
  return isBeingPriced(row) && (row.pricing_until === null || new Date(row.pricing_until) < new Date());
}
