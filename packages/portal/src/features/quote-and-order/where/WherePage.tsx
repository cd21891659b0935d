import type { StepProps } from '../QuoteAndOrderPage.tsx';

export function WherePage(_: StepProps<'SEARCH_ADDRESS'>) {
  return null;
}
