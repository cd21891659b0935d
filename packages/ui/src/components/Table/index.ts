export { CellLines, type CellLinesProps } from './CellLines.tsx';
export { CellId, OnRowHover } from './CellLines.styles.ts';
export { Table, type TableProps } from './Table.tsx';
export { chooseColumns, type ColumnChoice } from './chooseColumns.ts';
export { useTableSelection, type TableSelectionOptions } from './TableSelection.tsx';
export type { RowGroup, RowState, TableColumn, TableSelection, TableSort } from './tableTypes.ts';
