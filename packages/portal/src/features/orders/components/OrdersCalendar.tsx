import { Calendar, Note, Sheet, Stack, type CalendarEvent } from '@skerry/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderStatusLook } from '../../../platform/orders/OrderStatusLabel.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { daysInCalendar } from '../calendarDays.ts';
import { orderPath } from '../orders.paths.ts';
import { useOrderCalendar } from '../orders.queries.ts';
import { localToday } from '../localToday.ts';
import { FreezeFailure } from './FreezeFailure.tsx';
import type { OrdersProps } from './Orders.tsx';

/** The orders on their confirmed days, among the times in which nothing is changed in the network. */
export function OrdersCalendar({ address }: OrdersProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { customerCountry } = useIdentity();
  const { view, changeView } = address;
  const day = view.day === '' ? localToday() : view.day;
  const { data, error, isValidating, mutate } = useOrderCalendar(view.filter, daysInCalendar(day));
  const freezes = useFreezePeriods();
  const ofCountry = useMemo(
    () => freezes.periods.filter(({ countries }) => countries.includes(customerCountry)),
    [freezes.periods, customerCountry],
  );
  const items = data?.items;
  const events = useMemo(
    () =>
      (items ?? []).flatMap((order): CalendarEvent[] => {
        const { confirmedDeliveryAt, id, site, serviceOrder, status } = order;
        if (confirmedDeliveryAt === null) return [];
        const { tone, icon = IconTruckDelivery } = orderStatusLook(status);
        const product = translatedName(serviceOrder.translations, language, serviceOrder.serviceName);
        return [
          {
            id,
            title: `${product}, ${site.customerName}`,
            start: confirmedDeliveryAt,
            tone,
            icon,
            detail: order.orderNumber,
            href: orderPath(id),
          },
        ];
      }),
    [items, language],
  );

  if (error !== undefined)
    return (
      <Sheet padding="none">
        <FetchFailure title="orders.list.error" error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      </Sheet>
    );
  const hidden = data ? data.totalItems - data.items.length : 0;
  return (
    <Stack gap={12}>
      {hidden > 0 && <Note tone="attention">{formatMessage({ id: 'orders.calendar.hidden' }, { count: hidden })}</Note>}
      <FreezeFailure error={freezes.error} />
      <Calendar
        title={formatMessage({ id: 'orders.calendar.title' })}
        events={events}
        view={view.calendar}
        onViewChange={(calendar) => changeView({ calendar })}
        date={day}
        onDateChange={(date) => changeView({ day: date })}
        freezePeriods={ofCountry}
        aria-busy={data === undefined}
      />
    </Stack>
  );
}
