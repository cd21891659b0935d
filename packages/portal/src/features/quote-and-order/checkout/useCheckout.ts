import type { Approval, OrderCheck, OrderJob, Quote } from '@skerry/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { useTypedTexts, type TypedFields } from '../../../platform/form/useTypedTexts.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { useAskForApproval, usePlaceOrders } from './checkout.mutations.ts';
import type { Correlation } from '../correlation.ts';
import { useCorrelation, useOrderCheck } from './checkout.queries.ts';
import { checkoutFaults, fieldOfServer, initialValues, placementOf, type CheckoutFault } from './checkoutForm.ts';
import {
  changedPrices,
  lineKey,
  placementLines,
  shownPrice,
  type AcceptedPrice,
  type ChangedPrice,
  type CheckoutLine,
} from './checkoutLines.ts';
import { codeOf, isUnknownOutcome } from './checkoutRefusal.ts';

export interface Checkout {
  readonly quote: Quote;
  readonly lines: readonly CheckoutLine[];
  readonly form: TypedFields<string>;
  /** What to say at a field, once its writer has left it. */
  readonly faultOf: (field: string) => CheckoutFault | undefined;
  readonly faults: readonly CheckoutFault[];
  readonly check: OrderCheck | undefined;
  readonly isChecking: boolean;
  /** Why it can't be ordered as it stands. */
  readonly refusal: unknown;
  readonly recheck: () => void;
  readonly changed: readonly ChangedPrice[];
  readonly acceptPrices: () => void;
  readonly correlation: Correlation | undefined;
  readonly isCorrelationOpen: boolean;
  readonly recheckCorrelation: () => void;
  /** How many others have to approve it. */
  readonly decisionsNeeded: number;
  readonly isPending: boolean;
  /** It was sent, and what came of it is not known yet. */
  readonly isOutcomeUnknown: boolean;
  readonly error: unknown;
  /** Sends it, where nothing is missing; else every field says what is wrong with it. False where something is. */
  readonly send: () => boolean;
}

export interface CheckoutOutcome {
  /** It was sent: nothing is lost any more. */
  isDone: boolean;
  onPlaced: (job: OrderJob) => void;
  onAsked: (approval: Approval) => void;
  /** The quote is no longer what is shown. */
  onOutdated: () => void;
}

const outdating = new Set(['PRICE_CHANGED', 'ALREADY_ORDERED', 'QUOTE_EXPIRED', 'NOT_POSSIBLE', 'APPROVAL_PENDING']);

/** An order by a quote that is being written: what is typed, what is checked, and sending it. */
export function useCheckout(quote: Quote, lines: readonly CheckoutLine[], outcome: CheckoutOutcome): Checkout {
  const { users } = useStartupData();
  const { firstName, lastName, email, attributes } = users.impersonatedUser ?? users.currentUser;
  const formId = `quoteCheckout.${quote.id}`;
  const orderer = { name: `${firstName} ${lastName}`, email, phone: attributes.cellphone ?? '' };
  const form = useTypedTexts<string>(formId, initialValues(quote.sites, { reference: quote.reference, orderer }));
  const { values } = form;
  const accepted = useAcceptedPrices(lines);
  const siteIds = lines.map(({ site }) => site.id);
  const faults = checkoutFaults(values, siteIds);
  const placing = usePlaceOrders();
  const asking = useAskForApproval();
  const keyOf = useIdempotencyKey();
  const [error, setError] = useState<unknown>();
  const [sent, setSent] = useState<{ key: string; jobId?: string }>();
  const [isComplaining, setComplaining] = useState(false);
  const [refused, setRefused] = useState<(CheckoutFault & { value: string })[]>([]);
  const changed = changedPrices(lines, accepted.prices);
  const wantedWeek = values['wantedWeek'] ?? '';
  const isPending = placing.isPending || asking.isPending;
  const orderLines = placementLines(lines, accepted.prices);
  const check = useOrderCheck(
    lines.length === 0 || isPending || changed.length > 0
      ? undefined
      : {
          quoteId: quote.id,
          lines: orderLines,
          ...(wantedWeek !== '' && { wantedWeek }),
          acceptsTerms: true,
        },
  );
  const correlation = useCorrelation(quote.correlationId);
  const decisionsNeeded = check.data?.decisionsNeeded ?? (quote.actions.includes('order') ? 0 : 1);
  const isConfirmed = correlation.data?.status === 'Warning' && values['correlation'] === 'yes';
  const isCorrelationOpen =
    correlation.isLoading || (correlation.data !== undefined && correlation.data.status !== 'Ok' && !isConfirmed);
  const needsTerms = decisionsNeeded === 0 && values['terms'] !== 'yes';
  useUnsavedForm(formId, form.isDirty && !isPending && !outcome.isDone);

  const checkCode = codeOf(check.error);
  const { onOutdated } = outcome;
  const tellOutdated = useEffectEvent(onOutdated);
  useEffect(() => {
    if (outdating.has(checkCode)) tellOutdated();
  }, [checkCode]);

  function failed(reason: unknown): void {
    setError(reason);
    const named = reason instanceof ApiError ? (reason.problem?.errors ?? []) : [];
    setRefused(
      named.map(({ field, code, character }) => {
        const own = fieldOfServer(field, siteIds, values);
        return { field: own, code: code as CheckoutFault['code'], character, value: values[own] ?? '' };
      }),
    );
    if (!isUnknownOutcome(reason)) setSent((before) => (before?.jobId === undefined ? undefined : before));
    if (outdating.has(codeOf(reason))) onOutdated();
    if (codeOf(reason) === 'APPROVAL_NEEDED') void check.mutate();
  }

  const isComplete = faults.length === 0 && !needsTerms;
  return {
    quote,
    lines,
    form,
    faults,
    faultOf(field) {
      if (field === 'terms') return isComplaining && needsTerms ? { field, code: 'required' } : undefined;
      const found = faults.find((each) => each.field === field);
      if (found && (isComplaining || form.touched.has(field))) return found;
      return refused.find((each) => each.field === field && each.value === (values[field] ?? ''));
    },
    check: check.data,
    isChecking: check.isLoading || check.isValidating,
    refusal: check.error,
    recheck: () => void check.mutate(),
    changed,
    acceptPrices: accepted.accept,
    correlation: correlation.data,
    isCorrelationOpen,
    recheckCorrelation: () => void correlation.mutate(),
    decisionsNeeded,
    isPending,
    isOutcomeUnknown: sent !== undefined && !isPending && error !== undefined,
    error,
    send() {
      if (!isComplete) {
        setComplaining(true);
        return false;
      }
      setError(undefined);
      const placement = placementOf(quote.id, orderLines, values);
      if (decisionsNeeded > 0) {
        const content = { placement, comment: values['comment']?.trim() ?? '' };
        asking.start({ ...content, idempotencyKey: keyOf(content) }, { done: outcome.onAsked, failed });
        return true;
      }
      const idempotencyKey = keyOf(placement);
      const isRepeated = sent?.key === idempotencyKey;
      const jobId = isRepeated ? sent.jobId : undefined;
      setSent({ key: idempotencyKey, ...(jobId !== undefined && { jobId }) });
      placing.start(
        {
          placement,
          idempotencyKey,
          isRepeated,
          jobId,
          onJob: (id) => setSent({ key: idempotencyKey, jobId: id }),
        },
        { done: outcome.onPlaced, failed },
      );
      return true;
    },
  };
}

/** The prices as they were when each line was first shown, until others are accepted. */
function useAcceptedPrices(lines: readonly CheckoutLine[]): {
  prices: ReadonlyMap<string, AcceptedPrice>;
  accept: () => void;
} {
  const [prices, setPrices] = useState<ReadonlyMap<string, AcceptedPrice>>(() => pricesOf(lines));
  const unknown = lines.filter((line) => !prices.has(lineKey(line)));
  if (unknown.length > 0) setPrices(new Map([...prices, ...pricesOf(unknown)]));
  return { prices, accept: () => setPrices(new Map([...prices, ...pricesOf(lines)])) };
}

function pricesOf(lines: readonly CheckoutLine[]): Map<string, AcceptedPrice> {
  return new Map(lines.map((line) => [lineKey(line), shownPrice(line)]));
}
