import { Box, TableColumnChooser as Chooser } from '@skerry/ui';
import { columns } from './columns.ts';

export function Users({ shown, setShown }: { shown: readonly string[]; setShown: (shown: readonly string[]) => void }) {
  return (
    <Box>
      <Chooser label="Columns" columns={columns} shown={shown} onShownChange={setShown} isOrderable />
    </Box>
  );
}
