import type { StepProps } from '../QuoteAndOrderPage.tsx';

export function CheckoutPage(_: StepProps<'CHECKOUT'>) {
  return null;
}
