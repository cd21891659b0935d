import type { ServiceTag } from '@skerry/contracts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import type { ServicesChangeMenuProps } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import type { SitesChangeMenuProps } from '../map/SitesChangeMenu.tsx';
import type { ServicesFilter } from '../servicesAddress.ts';

export interface BulkDialogProps {
  /** Ids of what is selected. None where a filter says it, as for sites. */
  ids: readonly string[];
  /** What the list is filtered by, and how many services that finds: the other choice. */
  filter: ServicesFilter;
  found: number;
  tags: readonly ServiceTag[];
  onClose: () => void;
  /** All was done. */
  onDone: () => void;
}

export const bulkTagsDialog: Part<BulkDialogProps> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./BulkTagsDialog.tsx')).BulkTagsDialog,
};

export const bulkInvoiceTextDialog: Part<BulkDialogProps> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./BulkInvoiceTextDialog.tsx')).BulkInvoiceTextDialog,
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
