import { Button } from '@skerry/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useMayOrderChanges } from '../../../platform/services-section/useMayOrderChanges.ts';

/** In the place of the menu of changes until it is there, so that nothing beside it moves. */
export function ChangeServicesButton({ onClick }: { onClick?: () => void }) {
  const { formatMessage } = useIntl();
  if (!useMayOrderChanges()) return null;
  return (
    <Button size="small" icon={IconChevronDown} iconPosition="end" aria-haspopup="menu" onClick={onClick}>
      {formatMessage({ id: 'services.bulk.change' })}
    </Button>
  );
}
