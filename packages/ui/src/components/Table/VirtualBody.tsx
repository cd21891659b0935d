'use client';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useUiText } from '../../theme/useUiText.ts';
import { rowKeyHandlers } from './rowKeys.ts';
import { rowLinkHandlers } from './rowLinks.ts';

export interface VirtualBodyProps {
  readonly count: number;
  readonly columnCount: number;
  readonly keyAt: (index: number) => string;
  readonly renderRow: (index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode;
  /** In px, until the rows are measured. */
  readonly rowHeight: number;
  readonly hasLinks: boolean;
  /** Whether the table scrolls by itself instead of with the window. */
  readonly isScroller: boolean;
}

/** What a printer is given of a long list; the paper says so. */
const printedRows = 500;
/** Rows beyond the edges, so that neither a flick nor the Tab key meets an empty place. */
const overscan = 8;

/** The rows near the window. A module of its own, fetched with the first table that is long enough to need it. */
export function VirtualBody(props: VirtualBodyProps) {
  const isPrinting = useIsPrinting();
  if (isPrinting) return <PrintedRows {...props} />;
  return props.isScroller ? <ScrollerRows {...props} /> : <WindowRows {...props} />;
}

function WindowRows(props: VirtualBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useFocusedRow();
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    // What stands above the table may grow: an alert, a filter.
    const measure = () =>
      setScrollMargin(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    // Tests without a browser have none.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: props.count,
    estimateSize: () => props.rowHeight,
    getItemKey: props.keyAt,
    measureElement: heightOr(props.rowHeight),
    overscan,
    scrollMargin,
    rangeExtractor: focus.rangeExtractor,
  });
  return <Rows {...props} bodyRef={body} virtualizer={virtualizer} scrollMargin={scrollMargin} focus={focus} />;
}

function ScrollerRows(props: VirtualBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useFocusedRow();
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: props.count,
    estimateSize: () => props.rowHeight,
    getItemKey: props.keyAt,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-scrolls]') ?? null,
    measureElement: heightOr(props.rowHeight),
    overscan,
    rangeExtractor: focus.rangeExtractor,
  });
  return <Rows {...props} bodyRef={body} virtualizer={virtualizer} scrollMargin={0} focus={focus} />;
}

/** Where nothing is laid out (a hidden panel, a test without a browser) rows have no height, and none at all would be room for all of them. */
function heightOr(rowHeight: number): typeof measureElement {
  return (element, entry, virtualizer) => measureElement(element, entry, virtualizer) || rowHeight;
}

interface RowsProps<Scroller extends Element | Window> extends VirtualBodyProps {
  readonly bodyRef: Ref<HTMLTableSectionElement>;
  readonly virtualizer: Virtualizer<Scroller, HTMLTableRowElement>;
  readonly scrollMargin: number;
  readonly focus: FocusedRow;
}

function Rows<Scroller extends Element | Window>(props: RowsProps<Scroller>) {
  const { bodyRef, virtualizer, scrollMargin, focus, columnCount, renderRow, hasLinks } = props;
  const parts: ReactNode[] = [];
  let end = scrollMargin;
  for (const item of virtualizer.getVirtualItems()) {
    if (item.start > end) parts.push(<Gap key={`gap ${end}`} height={item.start - end} columnCount={columnCount} />);
    parts.push(renderRow(item.index, virtualizer.measureElement));
    end = item.end;
  }
  const rest = virtualizer.getTotalSize() + scrollMargin - end;
  if (rest > 0) parts.push(<Gap key="rest" height={rest} columnCount={columnCount} />);
  return (
    <tbody ref={bodyRef} {...focus.handlers} {...rowKeyHandlers} {...(hasLinks && rowLinkHandlers)}>
      {parts}
    </tbody>
  );
}

function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  const style: CSSProperties & { '--gap-height': string } = { '--gap-height': `${height}px` };
  return (
    <tr aria-hidden data-gap="">
      <td colSpan={columnCount} style={style} />
    </tr>
  );
}

function PrintedRows({ count, columnCount, renderRow }: VirtualBodyProps) {
  const text = useUiText();
  const shown = Math.min(count, printedRows);
  return (
    <tbody>
      {Array.from({ length: shown }, (_, index) => renderRow(index))}
      {shown < count && (
        <tr>
          <td colSpan={columnCount}>{text('ui.table.printed', undefined, { shown, count })}</td>
        </tr>
      )}
    </tbody>
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The page is laid out for paper as soon as the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface FocusedRow {
  readonly rangeExtractor: typeof defaultRangeExtractor;
  readonly handlers: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: () => void };
}

/** The row with the focus stays in the page however far it is scrolled away: removing it would throw the reader back to the start. */
function useFocusedRow(): FocusedRow {
  const focused = useRef<number>(undefined);
  const [focusedRow] = useState<FocusedRow>(() => ({
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range);
      const index = focused.current;
      if (index === undefined || index >= range.count || indices.includes(index)) return indices;
      return [...indices, index].sort((a, b) => a - b);
    },
    handlers: {
      onFocus: (event) => {
        const row = event.target.closest<HTMLElement>('tr[data-index]');
        focused.current = row ? Number(row.dataset['index']) : undefined;
      },
      onBlur: () => {
        focused.current = undefined;
      },
    },
  }));
  return focusedRow;
}
