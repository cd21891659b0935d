import { Box } from '@skerry/ui';
import { Dropdown } from '@skerry/ui/experimental';
import { useState } from 'react';
import { siteLabel, siteOptions } from '../../shared/options.ts';
import type { UsersTableProps } from '../../shared/useUsers.ts';
import { UsersTable } from './UsersTable.tsx';

export const VirtualRows = UsersTable;

export function Rows(props: UsersTableProps) {
  return <UsersTable {...props} isVirtual={false} />;
}

const options = siteOptions.map((label) => ({ value: label, label }));

export function Options() {
  const [site, setSite] = useState<string>();
  return (
    <Box padding="stack">
      <Dropdown label={siteLabel} options={options} value={site} onValueChange={setSite} />
    </Box>
  );
}
