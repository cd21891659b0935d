import type { StepProps } from '../QuoteAndOrderPage.tsx';

export function BuildingPage(_: StepProps<'SELECT_BUILDING'>) {
  return null;
}
