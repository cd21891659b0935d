import type { StepProps } from '../QuoteAndOrderPage.tsx';

export function OrderedPage(_: StepProps<'DISPLAY_ORDER'>) {
  return null;
}
