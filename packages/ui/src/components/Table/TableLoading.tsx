'use client';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { lastBelow } from './lastColumn.ts';
import type { TableColumn } from './tableTypes.ts';
import { SkeletonBar } from './Table.styles.ts';

/** Widths in percent, uneven as texts are. */
const widths = [64, 78, 58, 70, 74, 52, 66, 60, 76, 56, 72, 62];

export interface TableLoadingProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly count: number;
  readonly hasLead: boolean;
  readonly lines: 1 | 2;
}

/** The shape of the rows to come. Its styles let it show after 150 ms: what comes sooner needs no sign of waiting. */
export function TableLoading<Row>({ columns, count, hasLead, lines }: TableLoadingProps<Row>) {
  const text = useUiText();
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row}>
          {hasLead && <td data-lead="" />}
          {columns.map(({ id, visibleFrom, isNumeric, shape = 'text' }, column) => (
            <td
              key={id}
              data-visible-from={visibleFrom}
              data-last-below={lastBelow(columns, column)}
              data-numeric={isNumeric ? '' : undefined}
            >
              <SkeletonBar
                data-shape={shape}
                style={{ '--bar-width': `${widths[(row + column * 5) % widths.length]}%` }}
              />
              {column === 0 && lines === 2 && (
                <SkeletonBar
                  data-line="detail"
                  style={{ '--bar-width': `${(widths[(row + 7) % widths.length] ?? 60) * 0.6}%` }}
                />
              )}
              {row === 0 && column === 0 && <VisuallyHidden role="status">{text('ui.table.loading')}</VisuallyHidden>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
