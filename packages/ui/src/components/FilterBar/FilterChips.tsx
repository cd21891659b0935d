'use client';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFocusAfterRemoval } from '../../behavior/useFocusAfterRemoval.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { RemovableTag } from '../Tag/RemovableTag.tsx';
import { ChipsClear, ChipsEnd, ChipsLead, ChipsList, ChipsRoot, ChipsWait } from './FilterBar.styles.ts';

export interface FilterChip {
  readonly id: string;
  /** What is filtered by, such as "In service". */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** On a line of its own above all, such as the saved view that is open where no button names it. */
  readonly lead?: ReactNode;
  /** How many are found, such as "214 of 231 services". */
  readonly count?: ReactNode;
  /** In place of the count while it is on its way. */
  readonly loadingText?: string | undefined;
  /** One for every filter that holds, those that hold by default included. */
  readonly chips: readonly FilterChip[];
  /** Takes all of them away; without it there is no button for that. */
  readonly onClear?: (() => void) | undefined;
  /** Brings back the filters that hold by default; its button stands where none holds. */
  readonly onRestore?: (() => void) | undefined;
  /** At the other end, such as how the list is sorted. */
  readonly end?: ReactNode;
  /** @default "Clear filters" */
  readonly clearLabel?: string;
  /** @default "Default filters" */
  readonly restoreLabel?: string;
}

/** What a list is filtered by, and how many rows that leaves. Stands in the `notice` of a `Table`. */
export function FilterChips(props: FilterChipsProps) {
  const { lead, count, loadingText, chips, onClear, onRestore, end, clearLabel, restoreLabel, ref, ...rest } = props;
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root, { pieces: 'button, a' });
  return (
    <ChipsRoot {...rest} ref={mergeRefs(root, ref)}>
      {lead !== undefined && <ChipsLead>{lead}</ChipsLead>}
      {count !== undefined && <span role="status">{count}</span>}
      {count === undefined && loadingText !== undefined && (
        <ChipsWait>
          <BearingRing />
          {loadingText}
        </ChipsWait>
      )}
      {chips.length > 0 && (
        <ChipsList aria-label={text('ui.filterBar.applied')}>
          {chips.map(({ id, label, onRemove }) => (
            <li key={id}>
              <RemovableTag name={label} onRemove={onRemove} />
            </li>
          ))}
        </ChipsList>
      )}
      {chips.length > 0 && onClear && (
        <ChipsClear>
          <Button variant="ghost" size="small" onClick={onClear}>
            {text('ui.filterBar.clear', clearLabel)}
          </Button>
        </ChipsClear>
      )}
      {chips.length === 0 && onRestore && (
        <ChipsClear>
          <Button variant="ghost" size="small" onClick={onRestore}>
            {text('ui.filterBar.restore', restoreLabel)}
          </Button>
        </ChipsClear>
      )}
      {end !== undefined && <ChipsEnd>{end}</ChipsEnd>}
    </ChipsRoot>
  );
}
