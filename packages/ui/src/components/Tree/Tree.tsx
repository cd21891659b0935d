'use client';
import { IconAlertTriangleFilled, IconCheck, IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { TreeChevron, TreeHint, TreeIcon, TreeLabel, TreeRoot, TreeRowRoot, TreeTick } from './Tree.styles.ts';
import type { TreeMove } from './treeKeys.ts';
import { rowsOf, type TreeItem, type TreeRow } from './treeRows.ts';
import { useLoaded, useLoading } from './useLoadedItems.ts';
import { useTreeFocus } from './useTreeFocus.ts';

export interface TreeProps<Value extends string> extends Omit<
  ComponentProps<'ul'>,
  'children' | 'onChange' | 'defaultValue' | 'role'
> {
  /** Names the tree. */
  readonly label: string;
  /** The items of the first level, in the order in which they stand. */
  readonly items: readonly TreeItem<Value>[];
  /** How many can be chosen. Each is chosen by itself: what lies in it is not. @default 'single' */
  readonly selection?: 'none' | 'single' | 'multiple';
  /** What is chosen, where the page keeps it. */
  readonly value?: readonly Value[];
  /** What is chosen at first, where the component keeps it. @default nothing */
  readonly defaultValue?: readonly Value[];
  /** Something was chosen, or taken back: all that is chosen now. */
  readonly onValueChange?: (value: readonly Value[]) => void;
  /** Which items are open, where the page keeps it. */
  readonly expanded?: readonly Value[];
  /** Which items are open at first, where the component keeps it. @default none */
  readonly defaultExpanded?: readonly Value[];
  /** An item was opened or closed: all that are open now. */
  readonly onExpandedChange?: (expanded: readonly Value[]) => void;
  /** Loads what lies in an item with `hasItems` and without `items`, once, when it is first opened. */
  readonly loadItems?: (item: TreeItem<Value>) => Promise<readonly TreeItem<Value>[]>;
  /** Sends what is chosen with a form under this name. */
  readonly name?: string;
}

/**
 * Things that lie in things, to be opened and chosen: sites with their floors, rooms and racks.
 *
 * @example
 * <Tree label="Rooms" items={sites} selection="multiple" loadItems={(site) => api.roomsOf(site.value)} />
 */
export function Tree<Value extends string>(props: TreeProps<Value>) {
  const { label, items, selection = 'single', value, defaultValue = [], onValueChange, ...others } = props;
  const { expanded: given, defaultExpanded = [], onExpandedChange, loadItems, name, ref, ...rest } = others;
  const [chosen, choose] = useControlledState<readonly Value[]>(value, defaultValue, onValueChange);
  const [expanded, setExpanded] = useControlledState<readonly Value[]>(given, defaultExpanded, onExpandedChange);
  const formRef = useFormReset(() => {
    if (value === undefined) choose(defaultValue);
  });
  const [loaded, setLoaded] = useLoaded<Value>();
  const rows = rowsOf(items, { expanded, loaded });
  const waiting = rows.filter(({ kind }) => kind === 'loading').map(({ item }) => item);
  const load = useLoading({ wanted: waiting, loaded, setLoaded, loadItems });

  const open = (row: TreeRow<Value>, isOpen: boolean) => {
    if (!row.canOpen) return;
    const others = expanded.filter((one) => one !== row.item.value);
    setExpanded(isOpen ? [...others, row.item.value] : others);
  };
  const press = (row: TreeRow<Value>) => {
    const { item, kind } = row;
    if (kind === 'failed') load(item);
    if (kind !== 'item') return;
    // Without anything to choose, pressing opens.
    if (selection === 'none') open(row, !row.isOpen);
    else if (item.disabled !== true) choose(nextChoice(chosen, item.value, selection));
  };
  const act = (move: Exclude<TreeMove, undefined>, { shiftKey }: KeyboardEvent) => {
    const row = rows[move.index];
    if (!row) return;
    if (move.kind === 'open' || move.kind === 'close') open(row, move.kind === 'open');
    else if (move.kind === 'openSiblings') {
      const siblings = rows.filter((one) => one.parent === row.parent && one.canOpen).map(({ item }) => item.value);
      setExpanded([...new Set([...expanded, ...siblings])]);
    } else if (move.kind === 'press' || (shiftKey && selection === 'multiple')) press(row);
  };
  const { root, current, treeProps } = useTreeFocus({
    rows,
    first: rows.find((row) => row.kind === 'item' && chosen.includes(row.item.value))?.key,
    act,
  });
  return (
    <>
      <TreeRoot
        {...rest}
        {...treeProps}
        ref={mergeRefs(root, formRef, ref)}
        role="tree"
        aria-label={label}
        aria-multiselectable={selection === 'multiple' || undefined}
        data-selection={selection}
      >
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            selection={selection}
            isChosen={row.kind === 'item' && chosen.includes(row.item.value)}
            isTabStop={row.key === current}
            onPress={() => press(row)}
            onToggle={() => open(row, !row.isOpen)}
          />
        ))}
      </TreeRoot>
      {name !== undefined && chosen.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
    </>
  );
}

function nextChoice<Value extends string>(
  chosen: readonly Value[],
  value: Value,
  selection: 'single' | 'multiple',
): readonly Value[] {
  if (selection === 'single') return [value];
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

interface RowProps {
  readonly row: TreeRow;
  readonly selection: 'none' | 'single' | 'multiple';
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly onPress: () => void;
  readonly onToggle: () => void;
}

function Row({ row, selection, isChosen, isTabStop, onPress, onToggle }: RowProps) {
  const text = useUiText();
  const { kind, item, level, position, setSize, canOpen, isOpen } = row;
  const isItem = kind === 'item';
  // A space between, for those who hear it as well.
  const hint = isItem && item.hint !== undefined ? ` ${item.hint}` : undefined;
  const place: CSSProperties & { readonly '--level': number } = { '--level': level };
  const toggle = (event: MouseEvent) => {
    // The sign alone opens: the row around it is chosen.
    event.stopPropagation();
    onToggle();
  };
  return (
    <TreeRowRoot
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      style={place}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isItem && selection !== 'none' ? isChosen : undefined}
      aria-disabled={(isItem && item.disabled) || undefined}
      aria-busy={kind === 'loading' || undefined}
      data-key={row.key}
      data-kind={kind}
      onClick={onPress}
    >
      <TreeChevron aria-hidden onClick={canOpen ? toggle : undefined}>
        {canOpen && <Icon icon={IconChevronRight} size="small" />}
        {kind === 'loading' && <BearingRing />}
        {kind === 'failed' && <Icon icon={IconAlertTriangleFilled} size="small" />}
      </TreeChevron>
      {isItem && selection === 'multiple' && (
        <TreeTick aria-hidden>
          <Icon icon={IconCheck} size="small" />
        </TreeTick>
      )}
      {isItem && item.icon && (
        <TreeIcon>
          <Icon icon={item.icon} size="small" />
        </TreeIcon>
      )}
      <TreeLabel>
        {isItem ? item.label : text(`ui.tree.${kind}`)}
        {hint !== undefined && <TreeHint>{hint}</TreeHint>}
      </TreeLabel>
    </TreeRowRoot>
  );
}
