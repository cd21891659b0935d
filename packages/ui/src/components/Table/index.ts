export { Table, type RowState, type TableColumn, type TableProps } from './Table.tsx';
