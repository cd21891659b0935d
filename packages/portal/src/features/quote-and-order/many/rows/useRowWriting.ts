import { useState } from 'react';
import type { WrittenCell } from './useRowChanges.ts';

/** The form of a row: with all that can be written, or with the contact alone where the rest has cells. */
export interface RowForm {
  readonly siteId: string;
  readonly isWhole: boolean;
  /** What was being written in a cell as the cells went away. */
  readonly begun?: WrittenCell;
}

/**
 * What is being written in: a cell, or the form of a row. Where the width of the window takes the cells away, as a turned tablet or a larger zoom
 * does, what is being written in one goes on in the form of its row, and stays there until it is saved or left.
 */
export function useRowWriting(hasCells: boolean) {
  const [cell, setCell] = useState<WrittenCell>();
  const [form, setForm] = useState<RowForm>();
  const [hadCells, setHadCells] = useState(hasCells);
  if (hadCells !== hasCells) {
    setHadCells(hasCells);
    // A form that is open keeps what is in it; the cell is written in again once there is room.
    if (!hasCells && form) setForm({ ...form, isWhole: true });
    else if (!hasCells && cell) {
      setForm({ siteId: cell.siteId, isWhole: true, begun: cell });
      setCell(undefined);
    }
  }
  return { cell, setCell, form, setForm };
}
