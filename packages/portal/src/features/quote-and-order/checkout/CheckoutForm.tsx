import type { Approval, OrderJob, Quote } from '@skerry/contracts';
import { useEffect, useRef, useState } from 'react';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import type { CheckoutLine } from './checkoutLines.ts';
import { QuoteOptions } from '../words/QuoteOptions.tsx';
import { CheckoutNotes } from './CheckoutNotes.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import { InstallationParts } from './InstallationParts.tsx';
import { LineTable } from './LineTable.tsx';
import { OrderPart } from './OrderPart.tsx';
import { SolutionChoice } from './SolutionChoice.tsx';
import { useCheckout } from './useCheckout.ts';

export interface CheckoutFormProps {
  quote: Quote;
  lines: readonly CheckoutLine[];
  /** It was sent: nothing is lost any more. */
  isDone: boolean;
  onPlaced: (job: OrderJob) => void;
  onAsked: (approval: Approval) => void;
  onOutdated: () => void;
}

/** What is ordered, and all that is to be said about it, with its sum beside it. */
export function CheckoutForm({ quote, lines, isDone, onPlaced, onAsked, onOutdated }: CheckoutFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const checkout = useCheckout(quote, lines, { isDone, onPlaced, onAsked, onOutdated });
  const freezes = useFreezePeriods().periods;
  const [complaints, setComplaints] = useState(0);
  // What is wrong is marked by then.
  useEffect(() => {
    if (complaints === 0) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')?.focus();
  }, [complaints]);
  const [only, ...others] = lines;
  const isOneSite = quote.sites.length === 1 && only !== undefined && others.length === 0;
  return (
    <SummaryLayout
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (checkout.isPending) return;
        if (!checkout.send()) setComplaints((count) => count + 1);
      }}
    >
      <SummaryMain>
        <CheckoutNotes checkout={checkout} />
        {isOneSite ? (
          <SolutionChoice checkout={checkout} chosen={only} />
        ) : (
          <LineTable checkout={checkout} freezes={freezes} />
        )}
        <QuoteOptions quote={quote} sites={lines.map(({ site }) => site)} />
        <InstallationParts checkout={checkout} />
        <DeliveryPart checkout={checkout} freezes={freezes} />
        <OrderPart checkout={checkout} />
        <DocumentsPart quote={quote} />
      </SummaryMain>
      <CheckoutSummary checkout={checkout} />
    </SummaryLayout>
  );
}
