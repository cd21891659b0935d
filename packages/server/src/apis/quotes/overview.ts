import { findFeatureFlags } from '../../database/feature-flags.ts';
import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import { listPendingApprovals } from './approvals/approvals.repository.ts';
import { viewerOf } from './quote-answers.ts';
import { summaryOf } from './quote-view.ts';
import { findOpenQuestions } from './quote.repository.ts';
import { listQuotes } from './quotes.repository.ts';

/** Quotes that wait for the caller: with a question, to be renewed, or to be approved. */
export const waitingQuotesPart: OverviewPart<PartValue<'waitingQuotes'>> = {
  api: 'quote-and-order-v4',
  operationId: 'listQuotes',
  async read(queries, principal) {
    if ((await findFeatureFlags(queries))['quoteAndOrderOnlyOrders'] === true) return undefined;
    const viewer = viewerOf(principal);
    const { rows, totalItems } = await listQuotes(
      queries,
      { waiting: true },
      { page: 0, pageSize: partSize, sortBy: '-updatedAt', waitingFirst: false },
      viewer,
    );
    const ids = rows.map(({ id }) => id);
    const [approvals, questions] = await Promise.all([
      listPendingApprovals(queries, ids),
      findOpenQuestions(queries, ids),
    ]);
    const items = rows.map((row) => {
      const { id, number, name, waitsFor, validUntil } = summaryOf(row, viewer);
      const approval = waitsFor === 'approval' ? approvals.find((each) => each.quoteId === id) : undefined;
      return {
        id,
        number,
        name,
        waitsFor: waitsFor ?? 'answer',
        approval: approval ? approval.asked : null,
        question: waitsFor === 'answer' ? (questions.get(id) ?? null) : null,
        validUntil,
      };
    });
    return { totalItems, items };
  },
};
