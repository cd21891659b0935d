'use client';
import { IconGripVertical } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { ColumnChoice } from '../Table/chooseColumns.ts';
import { inOrder, movedTo } from '../Table/chooseColumns.ts';
import { ColumnEntries, ColumnEntry, Handle, ViewHeading } from './ViewMenu.styles.ts';

export interface ColumnListProps {
  /** All that there are, in their own order. The first is always shown, and always first. */
  readonly columns: readonly ColumnChoice[];
  /** Ids of the columns that are shown, in their order. */
  readonly shown: readonly string[];
  readonly onShownChange: (shown: readonly string[]) => void;
  /** Ids of those that the window is too narrow for, chosen or not. */
  readonly withoutRoom?: readonly string[];
}

/** Which columns are shown, each with a check box, and with a handle that moves it: by pointer, or by the arrow keys. */
export function ColumnList({ columns, shown, onShownChange, withoutRoom = [] }: ColumnListProps) {
  const text = useUiText();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const entries = inOrder(columns, shown);

  const toggle = (id: string, isShown: boolean) =>
    onShownChange(entries.map((entry) => entry.id).filter((each) => (each === id ? isShown : shown.includes(each))));
  const move = (id: string, to: number) => {
    const moved = movedTo(shown, id, to);
    if (moved === shown) return;
    onShownChange(moved);
    const name = columns.find((column) => column.id === id)?.header ?? id;
    setSaid(text('ui.viewMenu.moved', undefined, { name, place: moved.indexOf(id) + 1 }));
  };
  const moveByKey = (event: KeyboardEvent, id: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(id, shown.indexOf(id) + by);
  };
  const drag = ({ clientY }: PointerEvent, id: string) => {
    if (dragged !== id) return;
    const over = [...(list.current?.children ?? [])].findIndex((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return clientY >= top && clientY < bottom;
    });
    const target = entries[over]?.id;
    if (target !== undefined && target !== id && shown.includes(target)) move(id, shown.indexOf(target));
  };

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ColumnEntries ref={list}>
        {entries.map(({ id, header }, index) => (
          <ColumnEntry
            key={id}
            data-always={index === 0 ? '' : undefined}
            data-dragged={dragged === id ? '' : undefined}
          >
            <Checkbox
              checked={index === 0 || shown.includes(id)}
              disabled={index === 0}
              onCheckedChange={(isShown) => toggle(id, isShown)}
            >
              {header}
            </Checkbox>
            {index === 0 && <ViewHeading>{text('ui.viewMenu.always')}</ViewHeading>}
            {index > 0 && withoutRoom.includes(id) && <ViewHeading>{text('ui.viewMenu.noRoom')}</ViewHeading>}
            {index > 0 && shown.includes(id) && !withoutRoom.includes(id) && (
              <Handle
                type="button"
                aria-label={text('ui.viewMenu.move', undefined, { name: header })}
                onKeyDown={(event) => moveByKey(event, id)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(id);
                }}
                onPointerMove={(event) => drag(event, id)}
                onPointerUp={() => setDragged(undefined)}
                onPointerCancel={() => setDragged(undefined)}
              >
                <Icon icon={IconGripVertical} size="small" />
              </Handle>
            )}
          </ColumnEntry>
        ))}
      </ColumnEntries>
    </>
  );
}
