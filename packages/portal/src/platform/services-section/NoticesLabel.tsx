import { StatusLabel } from '@skerry/ui';
import { IconCalendarX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

/** How many services of a site are under notice. Its texts are in the area `services`. */
export function NoticesLabel({ count, variant = 'plain' }: { count: number; variant?: 'plain' | 'flag' }) {
  const { formatMessage } = useIntl();
  return (
    <StatusLabel tone="attention" icon={IconCalendarX} variant={variant}>
      {formatMessage({ id: 'services.siteState.notices' }, { count })}
    </StatusLabel>
  );
}
