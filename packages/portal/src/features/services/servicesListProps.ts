import type { ServiceFacets, ServiceTag } from '@skerry/contracts';
import type { ServiceSelection } from './bulk/useServiceSelection.ts';
import type { PagePart } from './components/MissingParts.tsx';
import type { ServicesActions } from './ServicesActions.tsx';
import type { ServicesAddress } from './useServicesView.ts';

/** What every view of the services gets: list, sites and map. */
export interface ServicesListProps {
  address: ServicesAddress;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  /** A tag that the address named does not exist, and was taken out of it. */
  isTagRemoved: boolean;
  onTagRemovedSeen: () => void;
  /** What can be done with all of them. */
  actions: ServicesActions;
  /** What is selected in the list. */
  selection: ServiceSelection;
  /** What else the page has asked for: told of where the list itself is there, and asked for again with it. */
  parts: readonly PagePart[];
}
