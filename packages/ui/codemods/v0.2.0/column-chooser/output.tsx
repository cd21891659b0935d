import { Box, ViewMenu } from '@skerry/ui';
import { columns } from './columns.ts';

export function Users({ shown, setShown }: { shown: readonly string[]; setShown: (shown: readonly string[]) => void }) {
  return (
    <Box>
      <ViewMenu label="Columns" columns={{ columns, shown, onShownChange: setShown }} />
    </Box>
  );
}
