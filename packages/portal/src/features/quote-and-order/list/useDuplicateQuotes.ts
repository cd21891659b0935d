import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { siteListHref, siteListsHref } from '../quote-and-order.paths.ts';
import { useDuplicateQuote } from '../quotes.mutations.ts';

export interface DuplicateQuotes {
  readonly isPending: boolean;
  readonly start: (quoteIds: readonly string[]) => void;
}

/** Quotes to ask for anew, with the same sites and choices: one is opened, of several the lists are shown that they are now. */
export function useDuplicateQuotes(): DuplicateQuotes {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const keyOf = useIdempotencyKey();
  const [isPending, setPending] = useState(false);
  const duplicate = useDuplicateQuote();

  async function run(quoteIds: readonly string[]): Promise<void> {
    setPending(true);
    const made: string[] = [];
    try {
      for (const quoteId of quoteIds)
        made.push(await duplicate({ quoteId, idempotencyKey: keyOf(`duplicate ${quoteId}`) }));
      const [only, ...others] = made;
      if (only === undefined) return;
      if (others.length > 0) alerts.success('quotes.duplicated', { count: made.length });
      void navigate(others.length > 0 ? siteListsHref : siteListHref(only));
    } catch (error) {
      alerts.failure(error, { title: { id: 'quotes.notDuplicated' } });
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    start(quoteIds) {
      if (!isPending) void run(quoteIds);
    },
  };
}
