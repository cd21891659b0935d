'use client';
import { IconDots, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxControl } from '../Checkbox/Checkbox.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import {
  BulkActions,
  BulkBar,
  BulkCount,
  BulkMore,
  ClearBehind,
  ClearInSight,
  NarrowOnly,
  WideOnly,
} from './TableSelection.styles.ts';
import type { TableSelection } from './tableTypes.ts';
import { useFocusAfterBar } from './useFocusAfterBar.ts';

export interface TableSelectionOptions<Row> {
  /** Those on this page; what is selected on other pages stays so. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What a row is called, for the name of its check box. */
  readonly nameOf: (row: Row) => string;
  /** Keys of the selected rows. */
  readonly selected: ReadonlySet<string>;
  readonly onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** How many are selected where those are more than the keys, such as all that a filter finds. @default the number of keys */
  readonly count?: number;
  /** What is selected, in words. @default "3 selected" */
  readonly words?: string | undefined;
  /** What is done most with all that is selected: a button that stays in sight on small screens, too. */
  readonly primaryAction?: ReactNode;
  /** Buttons for all that is selected; on small screens in a panel behind '⋯'. */
  readonly actions?: ReactNode;
  /** Before the button that clears the selection, such as one that selects all that were found. */
  readonly end?: ReactNode;
}

/**
 * Lets rows be selected, for `Table selection`. With the Shift key a click selects all between it and the one before.
 *
 * @example
 * const selection = useTableSelection({ rows: users, rowKey, nameOf: ({ name }) => name, selected, onSelectedChange, actions: <Button>Remove</Button> });
 * <Table selection={selection} … />
 */
export function useTableSelection<Row>(options: TableSelectionOptions<Row>): TableSelection<Row> {
  const {
    rows,
    rowKey,
    nameOf,
    selected,
    count = selected.size,
    onSelectedChange,
    words,
    primaryAction,
    actions,
    end,
  } = options;
  const text = useUiText();
  const last = useRef<string>(undefined);
  // Rows are not made again for a selection elsewhere, so what they call must find what is selected now.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const toggle = (key: string, isRange: boolean) => {
    const now = latest.current;
    const next = new Set(now.selected);
    const isSelecting = !next.has(key);
    for (const each of isRange ? between(now.rows.map(now.rowKey), last.current, key) : [key]) {
      if (isSelecting) next.add(each);
      else next.delete(each);
    }
    last.current = key;
    now.onSelectedChange(next);
  };
  const toggleAll = (isSelecting: boolean) => {
    const next = new Set(selected);
    for (const row of rows) {
      if (isSelecting) next.add(rowKey(row));
      else next.delete(rowKey(row));
    }
    onSelectedChange(next);
  };
  const onPage = rows.filter((row) => selected.has(rowKey(row))).length;

  return {
    isSelected: (row) => selected.has(rowKey(row)),
    isActive: selected.size > 0,
    head: (
      <SelectAll
        label={text('ui.table.selectAll')}
        isChecked={rows.length > 0 && onPage === rows.length}
        isIndeterminate={onPage > 0 && onPage < rows.length}
        onCheckedChange={toggleAll}
      />
    ),
    cell: (row, isSelected) => (
      <CheckboxControl
        type="checkbox"
        checked={isSelected}
        aria-label={text('ui.table.selectRow', undefined, { name: nameOf(row) })}
        onChange={({ nativeEvent }) =>
          toggle(rowKey(row), nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
        }
      />
    ),
    bar: (
      <TableBulkBar {...{ count, words, primaryAction, actions, end }} onClear={() => onSelectedChange(new Set())} />
    ),
  };
}

interface SelectAllProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isIndeterminate: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
}

function SelectAll({ label, isChecked, isIndeterminate, onCheckedChange }: SelectAllProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for it.
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <CheckboxControl
      ref={input}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={(event) => onCheckedChange(event.target.checked)}
    />
  );
}

interface TableBulkBarProps {
  readonly count: number;
  readonly words: string | undefined;
  readonly primaryAction: ReactNode;
  readonly actions: ReactNode;
  readonly end: ReactNode;
  readonly onClear: () => void;
}

/** In the place of the toolbar while something is selected. */
function TableBulkBar({ count, words: given, primaryAction, actions, end, onClear }: TableBulkBarProps) {
  const text = useUiText();
  const words = count > 0 ? (given ?? text('ui.table.selected', undefined, { count })) : '';
  const more = text('ui.pageHeader.more');
  const { placeRef, barProps } = useFocusAfterBar(count > 0);
  const clear = (
    <Button variant="ghost" size="small" icon={IconX} onClick={onClear}>
      {text('ui.table.clearSelection')}
    </Button>
  );
  return (
    <>
      <VisuallyHidden ref={placeRef} role="status">
        {words}
      </VisuallyHidden>
      {count > 0 && (
        <BulkBar {...barProps} role="group" aria-label={text('ui.table.selection')}>
          <BulkCount aria-hidden>{words}</BulkCount>
          <BulkActions>
            {primaryAction}
            <WideOnly>{actions}</WideOnly>
          </BulkActions>
          <BulkActions data-end="">
            <WideOnly>{end}</WideOnly>
            <ClearInSight>{clear}</ClearInSight>
            <NarrowOnly>
              <Popover
                label={more}
                align="end"
                trigger={<IconButton variant="secondary" size="small" icon={IconDots} label={more} />}
              >
                {(close) => (
                  <BulkMore data-fills="" onClick={(event) => opensNothing(event.target) && close()}>
                    {actions}
                    {end}
                    <ClearBehind>{clear}</ClearBehind>
                  </BulkMore>
                )}
              </Popover>
            </NarrowOnly>
          </BulkActions>
        </BulkBar>
      )}
    </>
  );
}

/** A menu opens at the button within the panel, so that has to stay. */
function opensNothing(target: EventTarget): boolean {
  const pressed = target instanceof Element ? target.closest('button, a') : null;
  return pressed !== null && !pressed.hasAttribute('aria-haspopup');
}

/** The keys from one to the other, whichever comes first; without the one, the other alone. */
function between(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b);
  const [start = -1, end = -1] = ends;
  return start === -1 ? [to] : keys.slice(start, end + 1);
}
