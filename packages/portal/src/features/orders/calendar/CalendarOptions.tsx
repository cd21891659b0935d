import { Checkbox, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { CalendarOption } from './useCalendarOptions.ts';

interface CalendarOptionsProps {
  freezes: CalendarOption;
  /** Left out where there is no room beside the calendar. */
  agenda?: CalendarOption | undefined;
}

/** What else the calendar shows: stands in its View menu. */
export function CalendarOptions({ freezes, agenda }: CalendarOptionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={8}>
      <Checkbox checked={freezes.isOn} onCheckedChange={freezes.onChange}>
        {formatMessage({ id: 'orders.calendar.freezes' })}
      </Checkbox>
      {agenda && (
        <Checkbox checked={agenda.isOn} onCheckedChange={agenda.onChange}>
          {formatMessage({ id: 'orders.calendar.agenda' })}
        </Checkbox>
      )}
    </Stack>
  );
}
