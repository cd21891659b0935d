'use client';
import { IconChevronDown, IconChevronUp, IconColumns3 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useDisclosure } from '../../behavior/useDisclosure.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChooserEntry, ChooserList, ChooserPanel, ChooserRoot } from './TableColumnChooser.styles.ts';

export interface ColumnChoice {
  readonly id: string;
  readonly header: string;
}

export interface TableColumnChooserProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All that there are, in their own order. The first is always shown, and always first. */
  readonly columns: readonly ColumnChoice[];
  /** Ids of the columns that are shown, in the order that they are shown in. */
  readonly shown: readonly string[];
  readonly onShownChange: (shown: readonly string[]) => void;
  /** Lets the columns be moved. @default false */
  readonly isOrderable?: boolean;
  /** @default "Columns" */
  readonly label?: string;
}

/**
 * Which columns of a table are shown, and in which order. Keep the choice with the user's other settings. On narrow windows columns still give way by priority.
 *
 * @example
 * <TableColumnChooser columns={columns} shown={shown} onShownChange={setShown} />
 */
export function TableColumnChooser(props: TableColumnChooserProps) {
  const { columns, shown, onShownChange, isOrderable = false, label, ref, ...rest } = props;
  const text = useUiText();
  const { isOpen, rootProps, buttonProps, panelId } = useDisclosure();
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side: 'bottom', align: 'end' });
  const name = text('ui.table.columns', label);
  const entries = inOrder(columns, shown);

  const toggle = (id: string, isShown: boolean) =>
    onShownChange(entries.map((entry) => entry.id).filter((each) => (each === id ? isShown : shown.includes(each))));
  const move = (id: string, by: -1 | 1) => onShownChange(moved(shown, id, by));

  return (
    <ChooserRoot {...rest} {...rootProps} ref={mergeRefs(anchorRef, ref)}>
      <Button {...buttonProps} size="small" icon={IconColumns3}>
        {name}
      </Button>
      {isOpen && (
        <ChooserPanel
          ref={(element) => {
            floatingRef.current = element;
          }}
          id={panelId}
          role="group"
          aria-label={name}
          style={style}
        >
          <ChooserList>
            {entries.map(({ id, header }, index) => (
              <ChooserEntry key={id}>
                <Checkbox
                  checked={index === 0 || shown.includes(id)}
                  disabled={index === 0}
                  onCheckedChange={(isShown) => toggle(id, isShown)}
                >
                  {header}
                </Checkbox>
                {isOrderable && index > 0 && shown.includes(id) && (
                  <span>
                    <IconButton
                      icon={IconChevronUp}
                      size="small"
                      label={text('ui.table.moveUp', undefined, { name: header })}
                      aria-disabled={shown.indexOf(id) <= 1 || undefined}
                      onClick={() => move(id, -1)}
                    />
                    <IconButton
                      icon={IconChevronDown}
                      size="small"
                      label={text('ui.table.moveDown', undefined, { name: header })}
                      aria-disabled={shown.indexOf(id) === shown.length - 1 || undefined}
                      onClick={() => move(id, 1)}
                    />
                  </span>
                )}
              </ChooserEntry>
            ))}
          </ChooserList>
        </ChooserPanel>
      )}
    </ChooserRoot>
  );
}

/** The columns that are shown, in their order; the first column is always among them. Keep what it returns with `useMemo`. */
export function chooseColumns<Column extends ColumnChoice>(
  columns: readonly Column[],
  shown: readonly string[],
): readonly Column[] {
  return inOrder(columns, shown).filter(({ id }, index) => index === 0 || shown.includes(id));
}

/** First the first, then those that are shown in their order; the hidden ones keep their place among the rest. */
function inOrder<Column extends ColumnChoice>(columns: readonly Column[], shown: readonly string[]): readonly Column[] {
  const [first, ...others] = columns;
  if (!first) return [];
  const chosen = shown.map((id) => others.find((column) => column.id === id)).filter((column) => column !== undefined);
  let next = 0;
  return [first, ...others.map((column) => (shown.includes(column.id) ? (chosen[next++] ?? column) : column))];
}

/** The first column keeps its place. */
function moved(shown: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = shown.indexOf(id);
  const to = from + by;
  if (to < 1 || to >= shown.length) return shown;
  return shown.with(from, shown[to] ?? id).with(to, id);
}
