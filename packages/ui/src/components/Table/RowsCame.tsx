'use client';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { ShownPageContext, type ShownPage } from './ShownPageContext.ts';
import type { TableColumn, TableSort } from './tableTypes.ts';

interface RowsCameProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sortedBy: TableSort | undefined;
  readonly canBeSorted: boolean;
  /** Whether the rows that are wanted stand in the table. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** Long enough to hear what was pressed, and for a page to begin fetching. */
const pause = 300;

/**
 * Tells screen readers that other rows stand in the table after paging or sorting, once they are there. The table speaks and not the
 * pagination, which only knows what was asked for.
 */
export function RowsCame<Row>({ columns, sortedBy, canBeSorted, isReady, children }: RowsCameProps<Row>) {
  const text = useUiText();
  const [place, setPlace] = useState<ShownPage>();
  const [said, setSaid] = useState('');
  const column = columns.find(({ id }) => id === sortedBy?.columnId)?.header;
  const sort = sortedBy && column !== undefined ? `${sortedBy.columnId} ${sortedBy.direction}` : undefined;
  const page = place?.page;
  /** What was there when it last spoke, or at first. */
  const last = useRef<{ readonly page: number | undefined; readonly sort: string | undefined }>(undefined);
  const sentences = useEffectEvent(() => {
    const before = last.current;
    const words: string[] = [];
    if (place && before?.page !== undefined && place.page !== before.page)
      words.push(text('ui.table.page', undefined, { page: place.page, count: place.count }));
    if (before && sort !== before.sort && sortedBy && column !== undefined)
      words.push(text('ui.table.sorted', undefined, { column, direction: sortedBy.direction }));
    return words;
  });

  useEffect(() => {
    if (!isReady) return;
    const words = sentences().join(' ');
    if (words === '') {
      last.current = { page, sort };
      return;
    }
    const timer = setTimeout(() => {
      last.current = { page, sort };
      setSaid(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [isReady, page, sort]);

  return (
    <ShownPageContext value={setPlace}>
      {children}
      {(canBeSorted || place !== undefined) && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </ShownPageContext>
  );
}
