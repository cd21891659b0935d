import type { StepProps } from '../QuoteAndOrderPage.tsx';

export function QuotePage(_: StepProps<'DISPLAY_QUOTE'>) {
  return null;
}
