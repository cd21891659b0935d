import { contractDaysLeft } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import { IconCalendarDue } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';

/** Says of a contract that ends soon how soon; nothing of others. */
export function ContractEndMark({ endsOn }: { endsOn: string }) {
  const { formatMessage } = useIntl();
  const days = contractDaysLeft(endsOn, useToday().today);
  if (days === undefined) return null;
  return (
    <StatusLabel tone="attention" icon={IconCalendarDue}>
      {days < 14
        ? formatMessage({ id: 'service.contract.inDays' }, { count: days })
        : formatMessage({ id: 'service.contract.inWeeks' }, { count: Math.round(days / 7) })}
    </StatusLabel>
  );
}
