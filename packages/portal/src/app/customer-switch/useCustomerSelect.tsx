import { useEffect, type ReactNode } from 'react';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import { useQuietLine } from '../../platform/browser/useQuietLine.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import type { CustomerSwitchProps } from './CustomerSwitch.tsx';
import { useSelectableCustomers } from '../../platform/session/useSelectableCustomers.ts';

const customerSwitch: Part<CustomerSwitchProps> = {
  texts: ['customer-switch', 'ui-form', 'form', 'validation'],
  component: async () => (await import('./CustomerSwitch.tsx')).CustomerSwitch,
};

/** The profile menu's choice of customer: for staff, and for those who are users of several. Undefined where there is nothing to choose. */
export function useCustomerSelect(): ReactNode {
  const { isInternal } = useIdentity();
  const { data: customers = [] } = useSelectableCustomers(useQuietLine());
  const { Component: CustomerSwitch, prepare } = useLazyComponent(customerSwitch);
  const hasChoice = customers.length > 1 || (isInternal && customers.length > 0);
  useEffect(() => {
    if (hasChoice) prepare();
  }, [hasChoice, prepare]);
  return hasChoice && CustomerSwitch ? <CustomerSwitch customers={customers} /> : undefined;
}
