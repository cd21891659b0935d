import type { StepProps } from '../QuoteAndOrderPage.tsx';

export function ConfigurePage(_: StepProps<'CONFIGURE_PRODUCT'>) {
  return null;
}
