import type { StepProps } from '../QuoteAndOrderPage.tsx';

export function ApprovalPage(_: StepProps<'DISPLAY_APPROVAL'>) {
  return null;
}
