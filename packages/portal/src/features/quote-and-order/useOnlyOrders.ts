import { isOn } from '../../platform/feature-flags/feature-flags.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Whether the company sees of quote and order what it has ordered, and nothing else. */
export function useOnlyOrders(): boolean {
  const { flags } = useStartupData();
  return isOn(flags, 'quoteAndOrderOnlyOrders');
}
