import type { Part } from '../../platform/browser/useLazyComponent.ts';
import type { ChargeDialogProps } from './components/ChargeDialog.tsx';
import type { MessageDialogProps } from './components/MessageDialog.tsx';
import type { OrderDialogProps } from './components/OrderDialog.tsx';

export const messageDialog: Part<MessageDialogProps> = {
  texts: ['form', 'validation'],
  component: async () => (await import('./components/MessageDialog.tsx')).MessageDialog,
};
export const dateDialog: Part<OrderDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./components/DateRequestDialog.tsx')).DateRequestDialog,
};
export const contactDialog: Part<OrderDialogProps> = {
  texts: ['form', 'validation'],
  component: async () => (await import('./components/ContactDialog.tsx')).ContactDialog,
};
export const cancelDialog: Part<OrderDialogProps> = {
  texts: ['form', 'validation'],
  component: async () => (await import('./components/CancelOrderDialog.tsx')).CancelOrderDialog,
};
export const chargeDialog: Part<ChargeDialogProps> = {
  texts: [],
  component: async () => (await import('./components/ChargeDialog.tsx')).ChargeDialog,
};
