import type { QuoteSummary } from '@skerry/contracts';
import { useState, type ReactNode } from 'react';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export interface Withdrawal {
  /** Keeps its identity between renders. */
  readonly ask: (quote: QuoteSummary) => void;
  readonly dialog: ReactNode;
}

/** Withdraws a quote, once its reader has said yes. */
export function useWithdrawal(onDone?: () => void): Withdrawal {
  const [quote, setQuote] = useState<QuoteSummary>();
  return {
    ask: setQuote,
    dialog: quote && <WithdrawDialog quote={quote} onClose={() => setQuote(undefined)} onDone={onDone} />,
  };
}
