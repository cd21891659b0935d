import { useState } from 'react';
import { useConsumedDraft, useSaveDraft } from '../../../platform/session/useDraft.ts';
import { isStrings, selectionFormId } from '../serviceDrafts.ts';
import type { ServicesFilter } from '../servicesAddress.ts';

/** Services that are selected in the list. The page holds them, so that they are still selected when its reader comes back from one of them. */
export interface ServiceSelection {
  readonly selected: ReadonlySet<string>;
  /** All that this filter finds; with another filter it no longer holds. */
  readonly allOf: ServicesFilter | undefined;
  readonly select: (selected: ReadonlySet<string>, allOf?: ServicesFilter) => void;
}

export function useServiceSelection(): ServiceSelection {
  const draft = useConsumedDraft(selectionFormId, isStrings);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(draft));
  const [allOf, setAllOf] = useState<ServicesFilter>();
  useSaveDraft(selectionFormId, () => (selected.size > 0 ? [...selected] : undefined));
  return {
    selected,
    allOf,
    select: (next, filter) => {
      setAllOf(filter);
      setSelected(next);
    },
  };
}
