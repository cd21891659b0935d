import { Button, SelectPanel, type SelectPanelProps } from '@primer/react';
import { useMemo, useState } from 'react';
import { siteLabel, siteOptions } from '../../shared/options.ts';
import { UsersTable } from './UsersTable.tsx';

export const Rows = UsersTable;

type Item = SelectPanelProps['items'][number];
const items: Item[] = siteOptions.map((text) => ({ id: text, text }));

export function Options() {
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<Item | undefined>();
  const [filter, setFilter] = useState('');
  const found = useMemo(
    () => items.filter(({ text = '' }) => text.toLowerCase().includes(filter.toLowerCase())),
    [filter],
  );
  return (
    <SelectPanel
      virtualized
      title={siteLabel}
      renderAnchor={(props) => <Button {...props}>{selected?.text ?? siteLabel}</Button>}
      open={isOpen}
      onOpenChange={setOpen}
      items={found}
      selected={selected}
      onSelectedChange={setSelected}
      onFilterChange={setFilter}
      overlayProps={{ height: 'medium' }}
    />
  );
}
