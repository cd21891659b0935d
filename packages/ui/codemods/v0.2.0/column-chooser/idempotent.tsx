import { Table } from '@skerry/ui';
import { TableColumnChooser } from './own.tsx';

export const Chooser = () => <TableColumnChooser columns={[]} isOrderable />;
