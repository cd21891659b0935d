'use client';
import type { ReactNode } from 'react';
import { CellDetail, CellLine, CellLinesRoot } from './CellLines.styles.ts';

export interface CellLinesProps {
  /** What the row is about. */
  readonly children: ReactNode;
  /** What belongs to it, muted: in a comfortable row below it, in a compact one behind it. */
  readonly detail?: ReactNode;
  /** The detail is an id. @default false */
  readonly isId?: boolean;
}

/**
 * A fact of a table cell and, muted, what belongs to it. Needs `lines={2}` on its table.
 *
 * @example
 * cell: ({ name, id }) => <CellLines detail={id} isId>{name}</CellLines>
 */
export function CellLines({ children, detail, isId = false }: CellLinesProps) {
  return (
    <CellLinesRoot>
      <CellLine data-cut="">{children}</CellLine>
      {detail !== undefined && (
        <>
          {' '}
          <CellDetail data-cut="" data-id={isId ? '' : undefined}>
            {detail}
          </CellDetail>
        </>
      )}
    </CellLinesRoot>
  );
}
