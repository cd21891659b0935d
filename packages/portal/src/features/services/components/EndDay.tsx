import { contractDaysLeft } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import { IconCalendarDue } from '@tabler/icons-react';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';

/** A last day in a cell, marked where it comes soon. */
export function EndDay({ value }: { value: string }) {
  const { today } = useToday();
  if (contractDaysLeft(value, today) === undefined) return <Day value={value} />;
  return (
    <StatusLabel tone="attention" icon={IconCalendarDue}>
      <Day value={value} />
    </StatusLabel>
  );
}
