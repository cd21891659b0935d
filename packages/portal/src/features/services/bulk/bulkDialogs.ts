import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import type { ServicesChangeMenuProps } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import type { SitesChangeMenuProps } from '../map/SitesChangeMenu.tsx';
import type { BulkDialogProps } from './bulkDialogProps.ts';

export const bulkTagsDialog: Part<BulkDialogProps> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('../tags/BulkTagsDialog.tsx')).BulkTagsDialog,
};

export const bulkInvoiceTextDialog: Part<BulkDialogProps> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('../invoice-texts/BulkInvoiceTextDialog.tsx')).BulkInvoiceTextDialog,
};

/** Orders the same change for all that is selected. */
export const servicesChangeMenu: Part<ServicesChangeMenuProps> = {
  texts: ['service-change-words'],
  component: async () => (await import('../../../platform/services-section/ServiceChangeMenu.tsx')).ServicesChangeMenu,
};

/** The same for all services of selected sites. */
export const sitesChangeMenu: Part<SitesChangeMenuProps> = {
  texts: ['service-change-words'],
  component: async () => (await import('../map/SitesChangeMenu.tsx')).SitesChangeMenu,
};
