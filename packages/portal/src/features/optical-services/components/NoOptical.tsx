import { EmptyState, Button, Sheet } from '@skerry/ui';
import { IconLock, IconTopologyRing } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { opticalPath } from '../optical-services.paths.ts';

/** In place of what only those who buy may do or see. `isActing`: staff in a user's name. */
export function MayNotAsk({ isActing }: { isActing: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState
        icon={IconLock}
        title={formatMessage({ id: 'optical.mayNot.title' })}
        action={
          <Button variant="primary" href={opticalPath}>
            {formatMessage({ id: 'optical.mayNot.action' })}
          </Button>
        }
      >
        {formatMessage({ id: isActing ? 'optical.acting' : 'optical.purchaser' })}
      </EmptyState>
    </Sheet>
  );
}

/** The catalogue has nothing for this customer. */
export function NotOffered() {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState icon={IconTopologyRing} title={formatMessage({ id: 'optical.notOffered.title' })}>
        {formatMessage({ id: 'optical.notOffered.body' })}
      </EmptyState>
    </Sheet>
  );
}
