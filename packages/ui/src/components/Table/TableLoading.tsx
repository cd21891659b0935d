'use client';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import type { TableColumn } from './Table.tsx';
import { BodyCell, BodyRow, SkeletonBar } from './Table.styles.ts';

/** Widths in percent, uneven as texts are. */
const widths = [64, 78, 58, 70, 74, 52, 66, 60, 76, 56, 72, 62];

/** The shape of the rows to come. Its styles let it show after 150 ms: what comes sooner needs no sign of waiting. */
export function TableLoading<Row>({ columns, count }: { columns: readonly TableColumn<Row>[]; count: number }) {
  const text = useUiText();
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <BodyRow key={row}>
          {columns.map(({ id, visibleFrom, shape = 'text' }, column) => (
            <BodyCell key={id} data-visible-from={visibleFrom}>
              <SkeletonBar
                data-shape={shape}
                style={{ '--bar-width': `${widths[(row + column * 5) % widths.length]}%` }}
              />
              {row === 0 && column === 0 && <VisuallyHidden role="status">{text('ui.table.loading')}</VisuallyHidden>}
            </BodyCell>
          ))}
        </BodyRow>
      ))}
    </tbody>
  );
}
