import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

export const dateDialog: Part<OrderDialogProps> = {
  texts: ['form', 'validation', 'freeze', 'ui-form'],
  component: async () => (await import('./DateRequestDialog.tsx')).DateRequestDialog,
};
export const contactDialog: Part<OrderDialogProps> = {
  texts: ['form', 'validation', 'installation-contact'],
  component: async () => (await import('./ContactDialog.tsx')).ContactDialog,
};
export const cancelDialog: Part<OrderDialogProps> = {
  texts: ['form', 'validation'],
  component: async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog,
};
