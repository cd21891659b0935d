import { Button, Checkbox, Icon, Inline, Stack, token, type IconComponent } from '@skerry/ui';
import { Calendar, calendarPeriod } from '@skerry/ui/experimental';
import {
  IconAdjustmentsHorizontal,
  IconCalendarPlus,
  IconSnowflake,
  IconTool,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { localZone } from '@skerry/contracts';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useToday } from '../../../platform/format/useToday.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { StatusHead } from '../components/StatusHead.tsx';
import { useScope } from '../components/useScope.ts';
import { statusFeedsPath } from '../operational-status.paths.ts';
import { useNetworkFreezes } from '../operational-status.queries.ts';
import {
  calendarLayers,
  readCalendarAddress,
  writeCalendarAddress,
  type CalendarAddress,
  type CalendarLayer,
  type StatusCalendarView,
} from './calendarAddress.ts';
import { useCalendarEntries } from './useCalendarEntries.ts';
import { useCalendarEvents } from './useCalendarEvents.ts';

/** There a month has no room for words. */
const onPhones: readonly StatusCalendarView[] = ['week', 'day', 'agenda'];
const elsewhere: readonly StatusCalendarView[] = ['month', 'week', 'day', 'agenda'];

const Layers = styled(Inline)`
  width: 100%;
  row-gap: 0;
`;

const layerIcons: Readonly<Record<CalendarLayer, IconComponent>> = {
  planned: IconTool,
  freeze: IconSnowflake,
  orders: IconTruckDelivery,
  changes: IconAdjustmentsHorizontal,
};

const Layer = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
`;

/** What happens in the network and when, with the company's own deliveries and change windows. */
export function CalendarPage() {
  const { formatMessage } = useIntl();
  const { onlyMine, change: changeScope } = useScope();
  const { customerCountry } = useIdentity();
  const [query, setQuery] = useSearchParams();
  const address = readCalendarAddress(query);
  const change = (part: Partial<CalendarAddress>) =>
    setQuery(writeCalendarAddress(query, { ...address, ...part }), { replace: true });
  const isPhone = !useIsAtLeast('small');
  const hasRoom = useIsAtLeast('extraLarge');
  const { today } = useToday();
  const day = address.day === '' ? today : address.day;
  const view = isPhone && address.view === 'month' ? 'agenda' : address.view;
  const { data, error, isValidating, mutate } = useCalendarEntries({ ...calendarPeriod(day, today), onlyMine });
  const items = useMemo(() => data?.items ?? [], [data]);
  const events = useCalendarEvents(items, address.hidden);
  const { freezes } = useNetworkFreezes();
  const ofCountry = useMemo(
    () =>
      address.hidden.includes('freeze') ? [] : freezes.filter(({ countries }) => countries.includes(customerCountry)),
    [freezes, customerCountry, address.hidden],
  );
  return (
    <Stack>
      <StatusHead current="calendar" onlyMine={onlyMine} onOnlyMineChange={changeScope} />
      <Calendar
        title={formatMessage({ id: 'statusCalendar.title' })}
        events={events}
        views={isPhone ? onPhones : elsewhere}
        view={view}
        onViewChange={(next) => change({ view: next })}
        date={day}
        onDateChange={(date) => change({ day: date === today ? '' : date })}
        freezePeriods={ofCountry}
        timeZone={localZone}
        hasAgenda={hasRoom && view === 'month'}
        aria-busy={data === undefined && error === undefined}
        toolbar={
          <Layers gap={16} role="group" aria-label={formatMessage({ id: 'statusCalendar.layers' })}>
            {calendarLayers.map((layer) => (
              <Checkbox
                key={layer}
                checked={!address.hidden.includes(layer)}
                onCheckedChange={(isShown) =>
                  change({
                    hidden: isShown
                      ? address.hidden.filter((each) => each !== layer)
                      : calendarLayers.filter((each) => each === layer || address.hidden.includes(each)),
                  })
                }
              >
                <Layer>
                  <Icon icon={layerIcons[layer]} size="small" />
                  {formatMessage({ id: `operationalStatus.layer.${layer}` })}
                </Layer>
              </Checkbox>
            ))}
            <Button variant="ghost" size="small" icon={IconCalendarPlus} href={statusFeedsPath}>
              {formatMessage({ id: 'operationalStatus.tab.subscribe' })}
            </Button>
          </Layers>
        }
        error={
          error !== undefined && data === undefined ? (
            <FetchFailure
              title="statusCalendar.error"
              error={error}
              isRetrying={isValidating}
              onRetry={() => void mutate()}
            />
          ) : undefined
        }
      />
    </Stack>
  );
}
