import { Calendar, FilterChips, Note, Sheet, Stack, ViewMenu, type CalendarEvent } from '@skerry/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { ListToolbar } from '../../../platform/list/ListToolbar.tsx';
import { orderStatusLook } from '../../../platform/orders/OrderStatusLabel.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { daysInCalendar } from '../calendarDays.ts';
import { orderPath } from '../orders.paths.ts';
import { useOrderCalendar } from '../orders.queries.ts';
import { localToday } from '../localToday.ts';
import { FreezeFailure } from './FreezeFailure.tsx';
import { LayoutSwitch } from '../list/LayoutSwitch.tsx';
import { useOrderFilters } from '../list/useOrderFilters.tsx';
import type { OrdersProps } from '../ordersProps.ts';

/** The orders on their confirmed days, among the times in which nothing is changed in the network. */
export function OrdersCalendar({ address, counts }: OrdersProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { customerCountry } = useIdentity();
  const { view, change } = address;
  const isPhone = !useIsAtLeast('small');
  const field = useRef<HTMLInputElement>(null);
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

  const filters = useOrderFilters({
    filter: view.filter,
    counts,
    onChange: (part) => change({ filter: { ...view.filter, ...part } }),
  });
  const chips = filters.flatMap((filter) => filter.chips);
  const isFiltered = chips.some(({ isUsual = false }) => !isUsual) || view.filter.text !== '';
  const hidden = data ? data.totalItems - data.items.length : 0;
  const toolbar = (
    <>
      <Sheet>
        <ListToolbar
          address={address}
          search={{
            label: formatMessage({ id: 'orders.filter.text' }),
            placeholder: formatMessage({ id: 'orders.filter.textShort' }),
          }}
          fieldRef={field}
          filters={filters}
          found={data?.totalItems}
          isLoading={isValidating}
          end={
            isPhone ? (
              <ViewMenu isCompact>{() => <LayoutSwitch address={address} />}</ViewMenu>
            ) : (
              <LayoutSwitch address={address} />
            )
          }
        />
      </Sheet>
      <FilterChips count={undefined} chips={chips} onClear={isFiltered ? address.clearFilters : undefined} />
    </>
  );

  if (error !== undefined)
    return (
      <Stack gap={12}>
        {toolbar}
        <Sheet padding="none">
          <FetchFailure
            title="orders.list.error"
            error={error}
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        </Sheet>
      </Stack>
    );
  return (
    <Stack gap={12}>
      {toolbar}
      {hidden > 0 && <Note tone="attention">{formatMessage({ id: 'orders.calendar.hidden' }, { count: hidden })}</Note>}
      <FreezeFailure error={freezes.error} />
      <Calendar
        title={formatMessage({ id: 'orders.calendar.title' })}
        events={events}
        view={view.calendar}
        onViewChange={(calendar) => change({ calendar })}
        date={day}
        onDateChange={(date) => change({ day: date })}
        freezePeriods={ofCountry}
        aria-busy={data === undefined}
      />
    </Stack>
  );
}
