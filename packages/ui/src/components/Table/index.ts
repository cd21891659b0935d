export { Table, type TableProps } from './Table.tsx';
export { chooseColumns, TableColumnChooser, type TableColumnChooserProps } from './TableColumnChooser.tsx';
export { useTableSelection, type TableSelectionOptions } from './TableSelection.tsx';
export type { RowState, TableColumn, TableSelection, TableSort } from './tableTypes.ts';
