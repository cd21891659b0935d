import { Button, Drawer } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { AllFilters } from './AllFilters.tsx';
import type { FilterProps } from './FilterFields.tsx';

export interface FilterDrawerProps extends FilterProps {
  /** How many services are found. */
  found: number | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** All filters in a drawer; each takes effect at once. */
export function FilterDrawer({ found, onClear, onClose, ...fields }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      isOpen
      side="start"
      width="small"
      title={formatMessage({ id: 'services.filter.title' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            {formatMessage({ id: 'services.filter.clear' })}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage({ id: 'services.filter.show' }, { count: found ?? 0 })}
          </Button>
        </>
      }
    >
      <AllFilters {...fields} />
    </Drawer>
  );
}
