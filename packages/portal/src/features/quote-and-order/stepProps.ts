import type { QuotePlace } from './quotePlace.ts';

/** What a step of the purchase is given: its place. */
export interface StepProps<Step extends QuotePlace['step']> {
  place: Extract<QuotePlace, { step: Step }>;
}
