import type { Part } from '../../platform/browser/useLazyComponent.ts';
import type { ChooseCustomerDialogProps } from './ChooseCustomerDialog.tsx';

export const chooseCustomerDialog: Part<ChooseCustomerDialogProps> = {
  texts: ['choose-customer', 'customer-switch', 'ui-form', 'form', 'validation'],
  component: async () => (await import('./ChooseCustomerDialog.tsx')).ChooseCustomerDialog,
};
