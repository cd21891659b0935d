'use client';
import { IconGripVertical } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { ColumnChoice } from '../Table/chooseColumns.ts';
import { inOrder, movedTo } from '../Table/chooseColumns.ts';
import { ColumnEntries, ColumnEntry, Handle, ViewHeading, ViewSubheading } from './ViewMenu.styles.ts';

export interface ColumnListProps {
  /** All that there are, in their own order. The first is always shown, and always first. */
  readonly columns: readonly ColumnChoice[];
  /** Ids of the columns that are shown, in their order. */
  readonly shown: readonly string[];
  readonly onShownChange: (shown: readonly string[]) => void;
  /** Ids of those that there is no room for, were they chosen. */
  readonly withoutRoom?: readonly string[];
}

/**
 * Which columns are shown, each with a check box, and with a handle that moves it: by pointer, or by the arrow keys. Those that
 * are chosen and have no room stand below the others, under one heading.
 */
export function ColumnList({ columns, shown, onShownChange, withoutRoom = [] }: ColumnListProps) {
  const text = useUiText();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const headingId = useId();
  const entries = inOrder(columns, shown);
  const hasRoom = ({ id }: ColumnChoice, index: number) =>
    index === 0 || !shown.includes(id) || !withoutRoom.includes(id);
  const roomy = entries.filter(hasRoom);
  const crowdedOut = entries.filter((entry, index) => !hasRoom(entry, index));

  // A choice may take its check box to the other list, and the focus must go with it.
  const toggled = useRef<string>(undefined);
  const followFocus = (box: HTMLInputElement | null, id: string) => {
    if (!box || toggled.current !== id || document.activeElement !== document.body) return;
    toggled.current = undefined;
    box.focus();
  };
  const toggle = (id: string, isShown: boolean) => {
    toggled.current = id;
    onShownChange(entries.map((entry) => entry.id).filter((each) => (each === id ? isShown : shown.includes(each))));
  };
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
    // Past those that are seen: one without room in between would make nothing of it.
    const seen = roomy.filter((entry) => shown.includes(entry.id));
    const target = seen[seen.findIndex((entry) => entry.id === id) + by];
    if (target) move(id, shown.indexOf(target.id));
  };
  const drag = ({ clientY }: PointerEvent, id: string) => {
    if (dragged !== id) return;
    const over = [...(list.current?.children ?? [])].findIndex((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return clientY >= top && clientY < bottom;
    });
    const target = roomy[over]?.id;
    if (target !== undefined && target !== id && shown.includes(target)) move(id, shown.indexOf(target));
  };
  const choice = ({ id, header }: ColumnChoice, isAlways = false) => (
    <Checkbox
      ref={(box) => followFocus(box, id)}
      checked={isAlways || shown.includes(id)}
      disabled={isAlways}
      onCheckedChange={(isShown) => toggle(id, isShown)}
    >
      {header}
    </Checkbox>
  );

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ColumnEntries ref={list}>
        {roomy.map((entry, index) => (
          <ColumnEntry
            key={entry.id}
            data-always={index === 0 ? '' : undefined}
            data-dragged={dragged === entry.id ? '' : undefined}
          >
            {choice(entry, index === 0)}
            {index === 0 && <ViewHeading>{text('ui.viewMenu.always')}</ViewHeading>}
            {index > 0 && shown.includes(entry.id) && (
              <Handle
                type="button"
                aria-label={text('ui.viewMenu.move', undefined, { name: entry.header })}
                onKeyDown={(event) => moveByKey(event, entry.id)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(entry.id);
                }}
                onPointerMove={(event) => drag(event, entry.id)}
                onPointerUp={() => setDragged(undefined)}
                onPointerCancel={() => setDragged(undefined)}
              >
                <Icon icon={IconGripVertical} size="small" />
              </Handle>
            )}
          </ColumnEntry>
        ))}
      </ColumnEntries>
      {crowdedOut.length > 0 && (
        <>
          <ViewSubheading id={headingId}>{text('ui.viewMenu.noRoom')}</ViewSubheading>
          <ColumnEntries aria-labelledby={headingId}>
            {crowdedOut.map((entry) => (
              <ColumnEntry key={entry.id}>{choice(entry)}</ColumnEntry>
            ))}
          </ColumnEntries>
        </>
      )}
    </>
  );
}
