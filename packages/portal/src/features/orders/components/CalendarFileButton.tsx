import type { Order } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSaveCalendarFile } from '../orders.mutations.ts';

/** Saves the confirmed day as a file that calendars read. */
export function CalendarFileButton({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, start } = useSaveCalendarFile();
  return (
    <Button
      icon={IconCalendarPlus}
      isLoading={isPending}
      onClick={() => start(order, { failed: (error) => alerts.failure(error) })}
    >
      {formatMessage({ id: 'order.calendarFile' })}
    </Button>
  );
}
