import { Button, Drawer, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ListFilter } from './listFilters.tsx';

export interface ListFilterDrawerProps {
  filters: readonly ListFilter[];
  /** What is found: the id of the list. */
  list: string;
  /** How many rows are found; undefined while that is not known. */
  found: number | undefined;
  onClear: () => void;
  /** Brings back what holds without a choice, while nothing holds. */
  onRestore: (() => void) | undefined;
  onClose: () => void;
}

/** All filters of a list below each other; each takes effect at once. */
export function ListFilterDrawer({ filters, list, found, onClear, onRestore, onClose }: ListFilterDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      isOpen
      side="start"
      width="small"
      title={formatMessage({ id: 'list.filters' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onRestore ?? onClear}>
            {formatMessage({ id: onRestore ? 'ui.filterBar.restore' : 'list.filters.clear' })}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage({ id: 'list.filters.show' }, { count: found ?? 0, list })}
          </Button>
        </>
      }
    >
      <Stack>
        {filters.map(({ id, render }) => {
          const field = render('field');
          return field !== null && <div key={id}>{field}</div>;
        })}
      </Stack>
    </Drawer>
  );
}
