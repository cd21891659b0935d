import type { Quote, QuoteVariant } from '@skerry/contracts';
import { priceMatrixOf } from './priceMatrix.ts';

/** What a chosen price is compared with at first: the same capacity with the longest or else the shortest term, and the next capacity. */
export function comparedVariants(
  quote: Pick<Quote, 'variants' | 'sites' | 'status'>,
  { id }: Pick<QuoteVariant, 'id'>,
): string[] {
  const rows = priceMatrixOf(quote).rows.map(({ cells }) =>
    cells.map((cell) => (cell?.priced ? cell.variant.id : null)),
  );
  const place = rows.findIndex((row) => row.includes(id));
  const row = rows[place] ?? [];
  const term = row.indexOf(id);
  const terms = row.filter((each) => each !== null);
  const others = [terms.at(-1) === id ? terms[0] : terms.at(-1), (rows[place + 1] ?? rows[place - 1])?.[term]];
  return [...new Set([id, ...others.flatMap((each) => each ?? [])])];
}
