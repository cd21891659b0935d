import type { ServiceTag } from '@skerry/contracts';
import type { ServicesFilter } from '../servicesAddress.ts';

/** What every change to many services gets. */
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
