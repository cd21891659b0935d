import { isOrderClosed } from '@skerry/contracts';
import { FilterChips, type FreezePeriod, Note, Stack, Text, token, ViewMenu } from '@skerry/ui';

import { Calendar, calendarPeriod, type CalendarEvent, type CalendarView } from '@skerry/ui/experimental';

import { IconTruckDelivery } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useToday } from '../../../platform/format/useToday.ts';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useIsLow } from '../../../platform/browser/useIsLow.ts';
import { ListToolbar } from '../../../platform/list/ListToolbar.tsx';
import { useSearchChips } from '../../../platform/list/useSearchChips.ts';
import { orderStatusWord } from '../../../platform/orders/order-words.ts';
import { orderStatusLook } from '../../../platform/orders/OrderStatusLabel.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { orderPath } from '../orders.paths.ts';
import { useOrderCalendar } from '../orders.queries.ts';
import { CalendarOptions } from './CalendarOptions.tsx';
import { DeliveryPlan } from './DeliveryPlan.tsx';
import { FreezeFailure } from './FreezeFailure.tsx';
import { plannedOf } from './plannedOf.ts';
import { useCalendarOptions } from './useCalendarOptions.ts';
import { useDecisionWords } from '../list/NextStep.tsx';
import { LayoutSwitch } from '../list/LayoutSwitch.tsx';
import { useOrderFilters } from '../list/useOrderFilters.tsx';
import type { OrdersProps } from '../ordersProps.ts';
import { serviceTitle, siteNameOf } from '../../../platform/services-section/serviceTitle.ts';

/** There a month has no room for words. */
const onPhones: readonly CalendarView[] = ['week', 'agenda'];
const elsewhere: readonly CalendarView[] = ['month', 'week', 'agenda'];
const none: readonly FreezePeriod[] = [];

const Notes = styled.div`
  padding: ${token.space[12]} ${token.space[20]} 0;

  &:empty {
    display: none;
  }
`;

/** The orders on their confirmed days, among the times in which nothing is changed in the network. */
export function OrdersCalendar({ address, counts }: OrdersProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { customerCountry } = useIdentity();
  const { view, change } = address;
  const isPhone = !useIsAtLeast('small');
  const hasRoom = useIsAtLeast('extraLarge');
  // There the toolbar has room for what stands below it otherwise.
  const isInToolbar = useIsLow() && hasRoom;
  const options = useCalendarOptions();
  const shownView = isPhone && view.calendar === 'month' ? 'agenda' : view.calendar;
  const field = useRef<HTMLInputElement>(null);
  const { today } = useToday();
  const day = view.day === '' ? today : view.day;
  const { data, error, isValidating, mutate } = useOrderCalendar(view.filter, calendarPeriod(day));
  const freezes = useFreezePeriods();
  const ofCountry = useMemo(
    () => freezes.periods.filter(({ countries }) => countries.includes(customerCountry)),
    [freezes.periods, customerCountry],
  );
  const decisionWords = useDecisionWords();
  const items = data?.items;
  const events = useMemo(
    () =>
      (items ?? []).flatMap((order): CalendarEvent[] => {
        const { confirmedDeliveryAt: start, id, site, serviceOrder, status } = order;
        if (start === null) return [];
        const product = translatedName(serviceOrder.translations, language, serviceOrder.serviceName);
        const isFrozen = !isOrderClosed(status) && ofCountry.some(({ from, to }) => from <= start && start <= to);
        const { tone, icon = IconTruckDelivery } = orderStatusLook(status);
        return [
          {
            id,
            title: product,
            place: siteNameOf(site),
            shortTitle: serviceTitle(product, site.address.city),
            start,
            // Amber is what lies in a freeze, and nothing else; it stays where the freezes themselves are not drawn.
            tone: isFrozen ? 'attention' : tone === 'attention' ? 'info' : tone,
            icon,
            detail: `${order.orderNumber}, ${orderStatusWord(intl, status)}`,
            href: orderPath(id),
            ...(order.yourActions.length > 0 && { todo: decisionWords(order) }),
            ...(isFrozen && { warning: intl.formatMessage({ id: 'orders.calendar.inFreeze' }) }),
          },
        ];
      }),
    [items, language, ofCountry, intl, decisionWords],
  );

  const filters = useOrderFilters({
    filter: view.filter,
    counts,
    onChange: (part) => change({ filter: { ...view.filter, ...part } }),
  });
  const chips = filters.flatMap((filter) => filter.chips);
  const searchChips = useSearchChips(address);
  const shownChips = isPhone ? [] : [...searchChips, ...chips];
  const planned = plannedOf(view.filter);
  const isNarrowed = chips.some(({ isUsual = false }) => !isUsual);
  const plan = planned && <DeliveryPlan filter={planned} isNarrowed={isNarrowed} address={address} />;
  const hidden = data ? data.totalItems - data.items.length : 0;
  return (
    <Calendar
      title={formatMessage({ id: 'orders.calendar.title' })}
      events={events}
      views={isPhone ? onPhones : elsewhere}
      view={shownView}
      onViewChange={(calendar) => {
        // Deliveries have days alone: a single one is no view of theirs.
        if (calendar !== 'day') change({ calendar });
      }}
      date={day}
      onDateChange={(date) => change({ day: date })}
      freezePeriods={options.freezes.isOn ? ofCountry : none}
      // A week says all of it itself.
      hasAgenda={hasRoom && shownView === 'month' && options.agenda.isOn}
      aria-busy={data === undefined && error === undefined}
      toolbar={
        <ListToolbar
          address={address}
          search={{
            label: formatMessage({ id: 'orders.filter.text' }),
            placeholder: formatMessage({ id: isPhone ? 'orders.filter.textPhone' : 'orders.filter.textShort' }),
          }}
          fieldRef={field}
          list="orders"
          filters={filters}
          found={data?.totalItems}
          isLoading={isValidating}
          end={
            <>
              {isInToolbar && plan && (
                <Text variant="caption" tone="muted">
                  {plan}
                </Text>
              )}
              {!isPhone && <LayoutSwitch address={address} />}
              <ViewMenu isCompact={isPhone}>
                {() => (
                  <Stack gap={12}>
                    {isPhone && <LayoutSwitch address={address} />}
                    <CalendarOptions
                      freezes={options.freezes}
                      {...(hasRoom && shownView === 'month' && { agenda: options.agenda })}
                    />
                  </Stack>
                )}
              </ViewMenu>
            </>
          }
        />
      }
      notice={
        <>
          {/* As high as in the list, also while it says nothing: what lies below stands still. */}
          {!isInToolbar && (plan !== undefined || !isPhone) && (
            <FilterChips
              {...(plan && { count: plan })}
              chips={shownChips}
              onClear={address.clearFilters}
              onRestore={isPhone ? undefined : address.restoreFilters}
            />
          )}
          <Notes>
            {hidden > 0 && (
              <Note tone="attention">{formatMessage({ id: 'orders.calendar.hidden' }, { count: hidden })}</Note>
            )}
            <FreezeFailure error={freezes.error} />
          </Notes>
        </>
      }
      error={
        error !== undefined ? (
          <FetchFailure
            title="orders.list.error"
            error={error}
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        ) : undefined
      }
    />
  );
}
