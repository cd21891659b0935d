'use client';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { PanelNote } from './Listbox.styles.ts';

export interface ListStatusProps {
  readonly count: number;
  readonly isLoading: boolean;
  readonly isFiltered: boolean;
  readonly nothingFoundText?: string | undefined;
}

/** What a list says besides its options: that more come, that there are none, and, for screen readers, how many were found. */
export function ListStatus({ count, isLoading, isFiltered, nothingFoundText }: ListStatusProps) {
  const text = useUiText();
  const empty = isFiltered ? text('ui.dropdown.nothingFound', nothingFoundText) : text('ui.dropdown.empty');
  return (
    <div role="status">
      {isLoading && (
        <PanelNote>
          <BearingRing />
          {text('ui.spinner.label')}
        </PanelNote>
      )}
      {!isLoading && count === 0 && <PanelNote>{empty}</PanelNote>}
      {!isLoading && count > 0 && isFiltered && (
        <VisuallyHidden>{text('ui.dropdown.found', undefined, { count })}</VisuallyHidden>
      )}
    </div>
  );
}
