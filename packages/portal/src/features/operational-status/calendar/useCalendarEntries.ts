import type { CalendarEntry, operationalStatusOperations } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

type Entries = operationalStatusOperations['listCalendarEntries']['responses'][200]['content']['application/json'];

interface Asked {
  from: string;
  to: string;
  onlyMine: boolean;
}

/** All that the calendar shows between two days. While another period is on its way, the last one stays. */
export function useCalendarEntries({ from, to, onlyMine }: Asked): SWRResponse<Entries, unknown> {
  return useQuery<Entries>(
    ['operational-status', 'calendar', from, to, onlyMine],
    (api) =>
      unwrap(
        api.operationalStatus.GET('/calendar-entries', { params: { query: { from, to, onlyMine } } }),
        ({ items }) => items.every(isEntry),
      ),
    { keepPreviousData: true },
  );
}

function isEntry({ layer, id, title, startsAt }: CalendarEntry): boolean {
  return (
    [layer, id].every((text) => typeof text === 'string') && Array.isArray(title) && !Number.isNaN(Date.parse(startsAt))
  );
}
